/** Durations as people type them, in any language of the portal. */
import { TYPED } from '#texts/grammar/typed.ts';
import { LOCALES } from '../locales.ts';

/** What people type behind a number, in any language of the portal. */
const typed = (words: 'hours' | 'minutes') =>
  LOCALES.flatMap((locale) => TYPED[locale][words].split(' '))
    .map((word) => word.replace('.', '[.]'))
    .join('|');

const DECIMAL = new RegExp(`^(\\d{1,4})(?:[.,](\\d{1,2}))?\\s*(?:${typed('hours')})?$`);
const CLOCK = new RegExp(
  `^(\\d{1,4})\\s*(?::|${typed('hours')})\\s*([0-5]?\\d)\\s*(?:m|${typed('minutes')})?$`,
);
const MINUTES_ALONE = new RegExp(`^(\\d{1,4})\\s*(?:${typed('minutes')})$`);

/**
 * Reads what a person types for a duration: `1.5`, `1,5`, `1:30`, `1 h 30`, `90 min`, `2h`.
 * @returns minutes, or undefined when it is no duration. Does not check the limits of L1.
 */
export function parseDuration(text: string): number | undefined {
  const plain = text
    .trim()
    .toLowerCase()
    .replaceAll('\u00a0', ' ')
    .replace(/^(\d{1,2})[.,](\d{3})(?=\s*(?:h|std))/, '$1$2');
  const decimal = DECIMAL.exec(plain);
  if (decimal) return Math.round(Number(`${decimal[1]}.${decimal[2] ?? '0'}`) * 60);
  const clock = CLOCK.exec(plain);
  if (clock) return Number(clock[1]) * 60 + Number(clock[2]);
  const minutes = MINUTES_ALONE.exec(plain);
  return minutes ? Number(minutes[1]) : undefined;
}
