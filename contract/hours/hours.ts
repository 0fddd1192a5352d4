/**
 * The only arithmetic on time worked. Time is kept as whole minutes in steps of 30 (law L1),
 * sent as hours (a number such as 1.5) and read by people as "1 h 30".
 */
import { fill } from '#texts/fill.ts';
import { HOURS } from '#texts/grammar/hours.ts';
import type { Locale } from '../locales.ts';

export const MINUTES_STEP = 30;
export const MINUTES_MIN = 30;
export const MINUTES_MAX = 6000;

const NO_BREAK_SPACE = '\u00a0';
const MINUS = '\u2212';

/** Hours on the wire (1.5) to minutes (90). Exact for multiples of half an hour. */
export function minutesFromHours(hours: number): number {
  return Math.round(hours * 60);
}

/** Minutes (90) to hours on the wire (1.5). */
export function hoursFromMinutes(minutes: number): number {
  return minutes / 60;
}

/** Whether a number of hours is one an exchange may have: 0.5 to 100 in steps of 0.5 (law L1). */
export function isExchangeHours(hours: number): boolean {
  const minutes = hours * 60;
  return minutes % MINUTES_STEP === 0 && minutes >= MINUTES_MIN && minutes <= MINUTES_MAX;
}

/** Rounds hours to the nearest half, as the bank's screens do (law L1, specification §5). */
export function roundToHalfHour(hours: number): number {
  return Math.round(hours * 2) / 2;
}

/**
 * Minutes as people say them: "1 h 30" ("1 Std. 30 Min."), "30 min", "2 h", with spaces that never
 * break.
 * @param sign `always` puts + or − before everything but zero, `auto` only the minus.
 */
export function formatMinutes(
  minutes: number,
  locale: Locale,
  sign: 'auto' | 'always' = 'auto',
): string {
  const whole = Math.floor(Math.abs(minutes) / 60);
  const rest = Math.abs(minutes) % 60;
  const prefix = minutes < 0 ? MINUS : sign === 'always' && minutes > 0 ? '+' : '';
  const { thousands, hours, minutes: alone, both } = HOURS[locale];
  const text = fill(rest === 0 ? hours : whole === 0 ? alone : both, {
    h: String(whole).replace(/\B(?=(\d{3})+$)/g, thousands),
    m: rest,
    mm: String(rest).padStart(2, '0'),
  });
  return prefix + text.replaceAll(' ', NO_BREAK_SPACE);
}
