/** The hours of a cheque: its boxes, and what is typed instead. Pure. */

import { parseDuration } from '#contract/hours/durations.ts';
import { formatMinutes, hoursFromMinutes } from '#contract/hours/hours.ts';
import type { Locale } from '#contract/locales.ts';

/** The boxes that are printed on a cheque, in hours. */
export const HOUR_BOXES = [0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 8] as const;

/** As it is printed: ½, 1½. */
export function boxText(hours: number): string {
  const whole = Math.floor(hours);
  return `${whole === 0 ? '' : whole}${hours % 1 === 0 ? '' : '½'}`;
}

/** What was typed, in hours; undefined while it is no length of time. `1½` is read, too. */
export function typedHours(text: string): number | undefined {
  const box = /^(\d*)\s*½$/.exec(text.trim());
  if (box) return Number(box[1] || 0) + 0.5;
  const minutes = parseDuration(text);
  return minutes === undefined ? undefined : hoursFromMinutes(minutes);
}

/** What was typed as everywhere else: `1,5` becomes "1 h 30". What is no length of time stays. */
export function tidyHours(text: string, language: Locale): string {
  const hours = typedHours(text);
  return hours === undefined ? text : formatMinutes(hours * 60, language);
}
