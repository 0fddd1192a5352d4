/** People in order where the browser has all of them: what the server sorts stays as it comes. */
import type { Locale } from '#contract/locales.ts';

/** By surname, then name, as the language sorts: ñ is a letter of its own in Spanish. */
export function byName<Person extends { name: string; surname: string }>(
  people: readonly Person[],
  language: Locale,
): Person[] {
  const { compare } = new Intl.Collator(language);
  return people.toSorted(
    (one, other) => compare(one.surname, other.surname) || compare(one.name, other.name),
  );
}
