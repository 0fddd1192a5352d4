/**
 * The only arithmetic on time worked. Time is kept as whole minutes in steps of 30 (law L1),
 * sent as hours (a number such as 1.5) and read by people as "1 h 30".
 */
import type { Locale } from '../locales.ts';

export const MINUTES_STEP = 30;
export const MINUTES_MIN = 30;
export const MINUTES_MAX = 6000;

const NO_BREAK_SPACE = '\u00a0';
const MINUS = '\u2212';
const HOURS: Record<Locale, string> = { it: 'h', en: 'h', de: 'Std.' };
/** Between thousands, which no language leaves out in hours. */
const THOUSANDS: Record<Locale, string> = { it: '.', en: ',', de: '.' };
const MINUTES: Record<Locale, string> = { it: 'min', en: 'min', de: 'Min.' };

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
  const grouped = String(whole).replace(/\B(?=(\d{3})+$)/g, THOUSANDS[locale]);
  const hours = [grouped, HOURS[locale]];
  const minutesAlone = [rest, MINUTES[locale]];
  const minutesAfterHours = locale === 'de' ? minutesAlone : [String(rest).padStart(2, '0')];
  const parts = rest === 0 ? hours : whole === 0 ? minutesAlone : [...hours, ...minutesAfterHours];
  return `${prefix}${parts.join(NO_BREAK_SPACE)}`;
}

/**
 * Reads what a person types for a duration: `1.5`, `1,5`, `1:30`, `1 h 30`, `90 min`, `2h`.
 * @returns minutes, or undefined when it is no duration. Does not check the limits of L1.
 */
export function parseDuration(text: string): number | undefined {
  const plain = text
    .trim()
    .toLowerCase()
    .replaceAll(NO_BREAK_SPACE, ' ')
    .replace(/^(\d{1,2})[.,](\d{3})(?=\s*(?:h|std))/, '$1$2');
  const decimal = /^(\d{1,4})(?:[.,](\d{1,2}))?\s*(?:h|ore|ora|std\.?|stunden?|hours?)?$/.exec(
    plain,
  );
  if (decimal) return Math.round(Number(`${decimal[1]}.${decimal[2] ?? '0'}`) * 60);
  const clock = /^(\d{1,4})\s*(?::|h|std\.?)\s*([0-5]?\d)\s*(?:m|min\.?)?$/.exec(plain);
  if (clock) return Number(clock[1]) * 60 + Number(clock[2]);
  const minutes = /^(\d{1,4})\s*min(?:\.|ut[ieo]|utes?|uten)?$/.exec(plain);
  return minutes ? Number(minutes[1]) : undefined;
}
