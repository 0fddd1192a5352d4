/** Quiet hours: when they are over, by the clock on the wall, also in the nights in which it is changed. */
import { dayAfter } from '#contract/time.ts';
import type { Clock } from './clock.ts';
import { wallClock } from './local-time.ts';

/** Whole hours of the day, 0 to 23; where `from` is the later one they last over midnight. */
export interface QuietHours {
  from: number;
  to: number;
}

/**
 * When the quiet hours in which `moment` lies are over; undefined outside of them. The first minute
 * of `from` is quiet, that of `to` is not. An hour that the clock leaps over ends as much later.
 * @param timeZone an IANA name
 */
export function quietUntil(
  moment: Date,
  { from, to }: QuietHours,
  timeZone: string,
): Date | undefined {
  const { localOf, momentOf } = wallClock(timeZone);
  const { day, time } = localOf(moment);
  const hour = Number(time.slice(0, 2));
  const isAfterStart = hour >= from;
  const isBeforeEnd = hour < to;
  if (from < to ? !(isAfterStart && isBeforeEnd) : !(isAfterStart || isBeforeEnd)) return undefined;
  const lastDay = isBeforeEnd ? day : dayAfter(day, 1);
  return momentOf({ day: lastDay, time: `${String(to).padStart(2, '0')}:00` });
}

/** What it depends on, of the running portal. */
export interface Timing {
  clock: Clock;
  config: { quietHours: QuietHours | undefined; timeZone: string };
}

/** For how many seconds waits from now what may not disturb a night; 0 outside of the quiet hours. */
export function quietSeconds({ clock, config: { quietHours, timeZone } }: Timing): number {
  const now = clock.now();
  const until = quietHours && quietUntil(now, quietHours, timeZone);
  return until ? (until.getTime() - now.getTime()) / 1000 : 0;
}
