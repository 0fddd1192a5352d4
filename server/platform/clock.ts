/** The only clock of the portal, its moments, and since when its process runs. */
import { SECOND_MS } from '#contract/time.ts';

/** Tests hand in one that stands still. */
export interface Clock {
  now(): Date;
  /** The day of a moment as `yyyy-MM-dd` in the portal's time zone. */
  dayOf(moment: Date): string;
  /** Today, the same way. */
  today(): string;
  /** The hour of the day now, 0 to 23, in the portal's time zone. */
  hour(): number;
}

/** @param timeZone an IANA name such as `Europe/Rome`; `now` is the machine's own when not given. */
export function createClock(timeZone: string, now: () => Date = () => new Date()): Clock {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  const hour = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' });
  const dayOf = (moment: Date) => day.format(moment);
  return { now, dayOf, today: () => dayOf(now()), hour: () => Number(hour.format(now())) };
}

/** When something is done. */
export interface Moment {
  /** Everything that is written has this moment. */
  now: Date;
  /** The day of that moment as `yyyy-MM-dd` in the portal's time zone. */
  today: string;
}

/** Since when this process runs. */
export const runningSince = (now: Date): Date =>
  new Date(now.getTime() - process.uptime() * SECOND_MS);

/** What the clock says, read once. */
export function momentOf(clock: Clock): Moment {
  const now = clock.now();
  return { now, today: clock.dayOf(now) };
}
