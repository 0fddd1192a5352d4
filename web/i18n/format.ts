/**
 * Dates and numbers as each language writes them. Dates are days without a time of day: they come
 * as `dd/MM/yyyy` (the wire) or `yyyy-MM-dd` (forms) and never shift with a time zone. The day and the
 * time of a moment are those of the portal's own zone.
 */
import { type Locale, REGIONS } from '#contract/locales.ts';
import { fill } from '#texts/fill.ts';
import { DAYS } from '#texts/grammar/days.ts';
import { timeZone } from './time-zone.ts';

const dayWriters = new Map<string, Intl.DateTimeFormat>();

/** What writes days in a shape, made once for each language and shape: making one takes longer than a hundred days to write. */
export function dayWriter(
  language: Locale,
  shape: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = language + JSON.stringify(shape);
  const writer = dayWriters.get(key) ?? newWriter(REGIONS[language], shape);
  dayWriters.set(key, writer);
  return writer;
}

/** In a zone that this browser does not know, the reader's own. */
function newWriter(region: string, shape: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(region, shape);
  } catch {
    return new Intl.DateTimeFormat(region, { ...shape, timeZone: undefined });
  }
}

/** A day of `dd/MM/yyyy` or `yyyy-MM-dd`, or that of a moment, as a date at noon UTC; undefined when it is no day. */
export function parseDay(text: string): Date | undefined {
  const wire = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text);
  const [year, month, day] = wire ? [wire[3], wire[2], wire[1]] : dayOf(text).split('-');
  const date = new Date(`${year}-${month}-${day}T12:00:00Z`);
  const isReal = !Number.isNaN(date.getTime()) && date.getUTCDate() === Number(day);
  return isReal ? date : undefined;
}

/** The day of a moment such as `2026-11-23T23:01:00Z` at the portal; anything else as it is. */
function dayOf(text: string): string {
  const moment = text.includes('T') ? new Date(text) : undefined;
  return moment && !Number.isNaN(moment.getTime()) ? today(moment) : text;
}

/** A day for a table or a field: `18/11/2026`, in German `18.11.2026`; what is no day stays as it is. */
export function tableDay(text: string, language: Locale): string {
  const date = parseDay(text);
  if (!date) return text;
  const [y = '', m = '', d = ''] = isoDay(date).split('-');
  return fill(DAYS[language].table, { y, m, d });
}

/** A day for a sentence: "18 novembre", "18 November", "18. November"; with the year if not this one. */
export function sentenceDay(text: string, language: Locale, now = new Date()): string {
  const date = parseDay(text);
  if (!date) return text;
  const isThisYear = isoDay(date).slice(0, 4) === today(now).slice(0, 4);
  return dayWriter(language, {
    day: 'numeric',
    month: 'long',
    year: isThisYear ? undefined : 'numeric',
    timeZone: 'UTC',
  }).format(date);
}

/** When, as a sentence goes on: "il 18 novembre", "l’8 novembre", "on 18 November", "am 18. November". */
export function onDay(text: string, language: Locale): string {
  return dayInSentence('on', text, language);
}

/** Behind "by" or "until": "il 27 novembre", "l’8 novembre", "27 November". */
export function untilDay(text: string, language: Locale): string {
  return dayInSentence('until', text, language);
}

/** "dal 3 maggio", "dall’8 maggio", "since 3 May". */
export function sinceDay(text: string, language: Locale): string {
  return dayInSentence('since', text, language);
}

/** Some numbers of days begin with a vowel. */
function dayInSentence(how: 'on' | 'until' | 'since', text: string, language: Locale): string {
  const day = sentenceDay(text, language);
  const words = DAYS[language];
  return fill(words[`${how}_${Number.parseInt(day, 10)}`] ?? words[how], { day });
}

/** A month of `yyyy-MM` for a sentence: "marzo 2021", "March 2021", "März 2021". */
export function monthOfYear(text: string, language: Locale): string {
  const date = parseDay(`${text}-01`);
  if (!date) return text;
  return dayWriter(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(date);
}

/** A moment for a sentence, in the time of the portal: "18 novembre 2026 alle ore 15:04". */
export function sentenceMoment(iso: string, language: Locale): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return iso;
  return dayWriter(language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  }).format(date);
}

/** A day for a form or the wire: `2026-11-18`. */
export function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** Today at the portal, or the day of another moment there: `2026-11-18`. */
export function today(now = new Date()): string {
  const shape = {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone,
  } as const;
  return dayWriter('en', shape).format(now).split('/').reverse().join('-');
}

/** From here on numbers have separators. */
const GROUPED = 1000;

/** A number with the reader's separators: 1.234,5 or 1,234.5. */
export function formatNumber(value: number, language: Locale, fractionDigits = 2): string {
  if (Number.isInteger(value) && Math.abs(value) < GROUPED) return String(value);
  return new Intl.NumberFormat(REGIONS[language], { maximumFractionDigits: fractionDigits }).format(
    value,
  );
}

/** The time of day at the portal: 14:05. */
export function clockTime(moment: Date, language: Locale): string {
  return dayWriter(language, { timeStyle: 'short', timeZone }).format(moment);
}
