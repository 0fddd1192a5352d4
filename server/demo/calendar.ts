/**
 * When things happened in the demo. Everything is counted back from today and lies at least two
 * days back, so that in no time zone anything happens in the future (law L1).
 */
import { minutesAfter } from '#server/platform/clock.ts';

const DAY_MINUTES = 24 * 60;
const LATEST_DAYS_BACK = 2;

/** So many days before today, at that minute of the day (UTC): a negative number that sorts. */
export function minuteAt(daysBack: number, minuteOfDay: number): number {
  return minuteOfDay - Math.max(daysBack, LATEST_DAYS_BACK) * DAY_MINUTES;
}

/** How many days before today a minute lies. */
export function daysBackOf(minute: number): number {
  return -Math.floor(minute / DAY_MINUTES);
}

export interface Calendar {
  /** The moment of a minute made by `minuteAt`. */
  moment(minute: number): Date;
  /** The day so many days before today, as `yyyy-MM-dd`. */
  day(daysBack: number): string;
}

/** @param today as `yyyy-MM-dd` */
export function createCalendar(today: string): Calendar {
  const midnight = new Date(`${today}T00:00:00Z`);
  const moment = (minute: number) => minutesAfter(midnight, minute);
  return {
    moment,
    day: (daysBack) =>
      moment(-daysBack * DAY_MINUTES)
        .toISOString()
        .slice(0, 10),
  };
}
