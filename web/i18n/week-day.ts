/** A day with its day of the week, as appointments are said, and a moment as conversations say it. */
import { clockTime, parseDay, today } from './format.ts';
import type { Language } from './languages.ts';

const REGION: Record<Language, string> = { it: 'it-IT', en: 'en-GB', de: 'de-DE' };

/** `2026-11-26` → "giovedì 26 novembre", "Thursday 26 November", "Donnerstag, 26. November". */
export function weekDay(text: string, language: Language): string {
  const date = parseDay(text);
  if (!date) return text;
  const shape = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(REGION[language], shape).format(date);
}

/** The two lines of a leaf of a calendar: "gio" and "26", "Do" and "26". */
export function dayOnChip(text: string, language: Language): { weekday: string; day: string } {
  const date = parseDay(text);
  const part = (shape: Intl.DateTimeFormatOptions) =>
    date
      ? new Intl.DateTimeFormat(REGION[language], { ...shape, timeZone: 'UTC' }).format(date)
      : '';
  return { weekday: part({ weekday: 'short' }), day: part({ day: 'numeric' }) };
}

/** The same where there is little room: "gio 26", "Thu 26", "Do 26". */
export function shortWeekDay(text: string, language: Language): string {
  const date = parseDay(text);
  if (!date) return text;
  const name = new Intl.DateTimeFormat(REGION[language], { weekday: 'short', timeZone: 'UTC' });
  return `${name.format(date).replace(/[.,]$/, '')} ${date.getUTCDate()}`;
}

/** When something was said, on one line: "10:15" today, "sab 21 nov, 10:15" before. */
export function shortMoment(iso: string, language: Language, now = new Date()): string {
  const moment = new Date(iso);
  const time = clockTime(moment, language);
  const [day, thisDay] = [today(moment), today(now)];
  if (day === thisDay) return time;
  const shape = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  const isThisYear = day.slice(0, 4) === thisDay.slice(0, 4);
  const writer = new Intl.DateTimeFormat(REGION[language], {
    ...shape,
    ...(isThisYear ? {} : { year: 'numeric' }),
  });
  return `${writer.format(parseDay(day))}, ${time}`;
}
