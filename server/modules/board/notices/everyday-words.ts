/** Everyday words for the kinds of service in all languages: the board searches by them whatever is typed. */
import { LOCALES } from '#contract/locales.ts';
import { wordsIn } from '#server/platform/texts.ts';

const words = wordsIn('everyday-words');

export const EVERYDAY_WORDS = LOCALES.map((locale) => words[locale].of);
