/** Days of the week, 1 for Monday to 7 for Sunday. */
import { DAY_MS } from '#contract/time.ts';
import type { Locale } from './locales.ts';

/** A Monday: the others follow it. */
const MONDAY = Date.UTC(2024, 0, 1);

export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** "martedì", "Tuesday", "Dienstag" for 2. */
export function weekdayName(weekday: number, locale: Locale): string {
  const day = new Date(MONDAY + (weekday - 1) * DAY_MS);
  return new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(day);
}

/** The weekday of a day (`yyyy-MM-dd`). */
export function weekdayOf(day: string): number {
  return new Date(day).getUTCDay() || 7;
}
