/** A day in a word or two, as a button has room for it. */
import { parseDay } from './format.ts';
import type { Language } from './languages.ts';
import { weekDay } from './week-day.ts';

const REGION: Record<Language, string> = { it: 'it-IT', en: 'en-GB', de: 'de-DE' };
/** Within so many days the name of a weekday says which one is meant. */
const WEEK_DAYS = 6;

/**
 * `2026-11-26` → "Oggi", "Domani", "Gio 26".
 * @param daysAway from today
 */
export function chipDay(day: string, daysAway: number, language: Language): string {
  return (
    nearDay(daysAway, language) ?? written(day, { weekday: 'short', day: 'numeric' }, language)
  );
}

/** The same with its time: "Oggi 10:00", "Giovedì 10:00", "Gio 3 dic 10:00". */
export function dayAndTime(
  { day, time, daysAway }: { day: string; time: string; daysAway: number },
  language: Language,
): string {
  const shape = { weekday: 'short', day: 'numeric', month: 'short' } as const;
  const name =
    nearDay(daysAway, language) ??
    (daysAway > 0 && daysAway <= WEEK_DAYS
      ? written(day, { weekday: 'long' }, language)
      : written(day, shape, language));
  return `${name} ${time}`;
}

/** "Oggi", "Domani"; undefined for every other day. */
function nearDay(daysAway: number, language: Language): string | undefined {
  if (daysAway !== 0 && daysAway !== 1) return undefined;
  const near = new Intl.RelativeTimeFormat(REGION[language], { numeric: 'auto' });
  return capital(near.format(daysAway, 'day'));
}

function written(day: string, shape: Intl.DateTimeFormatOptions, language: Language): string {
  const date = parseDay(day);
  if (!date) return weekDay(day, language);
  const format = new Intl.DateTimeFormat(REGION[language], { ...shape, timeZone: 'UTC' });
  return capital(format.format(date));
}

const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);
