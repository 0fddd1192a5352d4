/** Days and times of day as people say them in one time zone, over both changes of the clock. */
import { DAY_MS } from '#contract/time.ts';
import type { Moment } from './clock.ts';

/** What a clock on the wall shows. */
export interface LocalTime {
  /** `yyyy-MM-dd`. */
  day: string;
  /** `HH:mm`. */
  time: string;
}

/**
 * The wall clock of a time zone.
 * @param timeZone an IANA name such as `Europe/Rome`
 */
export function wallClock(timeZone: string) {
  const format = new Intl.DateTimeFormat('en-CA', {
    ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit' },
  });

  /** What the clock shows at a moment. */
  function localOf(moment: Date): LocalTime {
    const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]));
    const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
    return {
      day: `${part('year')}-${part('month')}-${part('day')}`,
      time: `${part('hour')}:${part('minute')}`,
    };
  }

  /** How far ahead of UTC the clock is, in milliseconds. */
  function offsetAt(moment: Date): number {
    const { day, time } = localOf(moment);
    return Date.parse(`${day}T${time}:00Z`) - Math.floor(moment.getTime() / 60_000) * 60_000;
  }

  /**
   * The moment at which the clock shows that. A time that comes twice when the clock goes back is
   * the first of the two; one that the clock leaps over is as much later.
   */
  function momentOf({ day, time }: LocalTime): Date {
    const inUtc = Date.parse(`${day}T${time}:00Z`);
    const before = new Date(inUtc - offsetAt(new Date(inUtc - DAY_MS)));
    const after = new Date(inUtc - offsetAt(new Date(inUtc + DAY_MS)));
    const shows = (moment: Date) => {
      const local = localOf(moment);
      return local.day === day && local.time === time;
    };
    return !shows(before) && shows(after) ? after : before;
  }

  return { localOf, momentOf, offsetAt };
}

export type WallClock = ReturnType<typeof wallClock>;

/** Now, and how the portal's clock on the wall shows it. */
export interface WallMoment extends Moment {
  wall: WallClock;
}

/** The moment of a call on the portal's wall. */
export function onWall({
  now,
  today,
  config,
}: Moment & { config: { timeZone: string } }): WallMoment {
  return { now, today, wall: wallClock(config.timeZone) };
}
