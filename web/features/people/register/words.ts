/** What a value of the register says on a screen and on paper, and what a line of it still lacks. */
import type { RegisterField, RegisterValues } from '#contract/people/register.ts';
import { tableDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';

export const isDayField = (field: string): boolean => field.endsWith('On');

/** A value as people read it. */
export function shownValue(field: string, value: string): string {
  return isDayField(field) && value !== '' ? tableDay(value, currentLanguage()) : value;
}

const FROM_THE_FORM: readonly RegisterField[] = ['birthPlace', 'taxCode', 'residence', 'share'];

/** What the form on paper is asked for and that nobody has typed yet. */
export function missingOf(
  values: RegisterValues,
  asked: readonly RegisterField[],
): RegisterField[] {
  return asked.filter((field) => FROM_THE_FORM.includes(field) && values[field] === '');
}
