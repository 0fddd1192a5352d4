/** What a story expects to be said, in the languages that it knows. */
import { LOCALES, type Locale } from '#contract/locales.ts';

/** The languages that somebody wrote down, each with what it says: for `describe.each`. */
export function spoken<Words>(words: Partial<Record<Locale, Words>>): [Locale, Words][] {
  return LOCALES.flatMap((locale): [Locale, Words][] => {
    const own = words[locale];
    return own === undefined ? [] : [[locale, own]];
  });
}
