/**
 * A language that nobody speaks: the Italian texts with longer words, and the forms of number that Slavic
 * languages have. Screens that keep their shape with it keep it with the next language.
 */
import type { Words } from '#texts/compose.ts';

/** As German and Polish are longer than Italian at their worst. */
const LONGER_BY = 0.45;
/** What stays as it is: gaps, marks, references to other texts. */
const FIXED = /(\{\{[^}]*\}\}|<[^>]*>|\$t\([^)]*\))/;
const WORD = /\p{L}{3,}/gu;

/** The texts of a namespace, all longer, with a form for few and for many where there is one for others. */
export function lengthened(words: Words): Words {
  const entries = Object.entries(words).flatMap(([key, value]): [string, string | Words][] => {
    if (typeof value !== 'string') return [[key, lengthened(value)]];
    const longer = lengthenedText(value);
    if (!key.endsWith('_other')) return [[key, longer]];
    const before = key.slice(0, -'other'.length);
    return ['other', 'few', 'many'].map((form) => [before + form, longer]);
  });
  return Object.fromEntries(entries);
}

/** "Annulla" → "Annullaulla": each word says its end twice. */
export function lengthenedText(text: string): string {
  return text
    .split(FIXED)
    .map((part, nth) => (nth % 2 === 1 ? part : part.replace(WORD, longerWord)))
    .join('');
}

const longerWord = (word: string) => word + word.slice(-Math.ceil(word.length * LONGER_BY));
