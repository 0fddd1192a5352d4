/**
 * A day with its day of the week, as appointments are said: in whole words, or in as few as a button or a
 * leaf of a calendar has room for; and a moment as conversations say it.
 */
import type { Locale } from '#contract/locales.ts';
import { clockTime, dayWriter, parseDay, today } from './format.ts';

/** Within so many days the name of a weekday says which one is meant. */
const WEEK_DAYS = 6;
const SHORT = { weekday: 'short', day: 'numeric', month: 'short' } as const;

/** `2026-11-26` → "giovedì 26 novembre", "Thursday 26 November", "Donnerstag, 26. November". */
export function weekDay(text: string, language: Locale): string {
  return written(text, { weekday: 'long', day: 'numeric', month: 'long' }, language);
}

/** The two lines of a leaf of a calendar: "gio" and "26", "Do" and "26". */
export function leafDay(text: string, language: Locale): { weekday: string; day: string } {
  const day = String(parseDay(text)?.getUTCDate() ?? '');
  return { weekday: written(text, { weekday: 'short' }, language), day };
}

/**
 * In a word or two: "Oggi", "Domani", "Gio 26".
 * @param daysAway from today
 */
export function chipDay(text: string, daysAway: number, language: Locale): string {
  const { weekday, day } = leafDay(text, language);
  return nearDay(daysAway, language) ?? capital(`${weekday} ${day}`);
}

/** The same with its time: "Oggi 10:00", "Giovedì 10:00", "Gio 3 dic 10:00". */
export function dayAndTime(
  { day, time, daysAway }: { day: string; time: string; daysAway: number },
  language: Locale,
): string {
  const shape = daysAway > 0 && daysAway <= WEEK_DAYS ? ({ weekday: 'long' } as const) : SHORT;
  return `${nearDay(daysAway, language) ?? capital(written(day, shape, language))} ${time}`;
}

/** When something was said, on one line: "10:15" today, "sab 21 nov, 10:15" before. */
export function shortMoment(iso: string, language: Locale, now = new Date()): string {
  const moment = new Date(iso);
  const time = clockTime(moment, language);
  const [day, thisDay] = [today(moment), today(now)];
  if (day === thisDay) return time;
  const isThisYear = day.slice(0, 4) === thisDay.slice(0, 4);
  const shape = { ...SHORT, ...(isThisYear ? {} : { year: 'numeric' as const }) };
  return `${written(day, shape, language)}, ${time}`;
}

/** "Oggi", "Domani"; undefined for every other day. */
function nearDay(daysAway: number, language: Locale): string | undefined {
  if (daysAway !== 0 && daysAway !== 1) return undefined;
  const near = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  return capital(near.format(daysAway, 'day'));
}

/** What is no day stays as it is. */
function written(text: string, shape: Intl.DateTimeFormatOptions, language: Locale): string {
  const date = parseDay(text);
  return date ? dayWriter(language, { ...shape, timeZone: 'UTC' }).format(date) : text;
}

const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);
