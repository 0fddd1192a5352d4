/** One line of the lists of demo people. */
import type { Sex } from '#contract/accounts.ts';
import type { Locale } from '#contract/locales.ts';

/** Name, surname, sex, birth date, the activities they offer (positions), language if not Italian. */
export type Entry = readonly [
  name: string,
  surname: string,
  sex: Sex,
  birthDate: string,
  offers: readonly number[],
  locale?: Locale,
];
