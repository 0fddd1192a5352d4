/** A day with its day of the week, as appointments are said. */
import { parseDay } from './format.ts';
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
