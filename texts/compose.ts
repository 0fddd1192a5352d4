/**
 * What a namespace says in one language: its own words, the words that it shares, and for what nobody
 * has said in that language yet the words of English, then of Italian.
 */
import { languagesFor } from '../contract/locales.ts';
import { SHARED } from './shared.ts';

/** Words by key; a key may hold further ones. */
export interface Words {
  [key: string]: string | Words;
}

/** The words of a namespace as they stand in the file of one language; undefined where there is no file. */
export type ReadWords = (language: string, namespace: string) => Words | undefined;

/** @throws when no language has such a namespace */
export function wordsOf(read: ReadWords, language: string, namespace: string): Words {
  const said = languagesFor(language).map((one) => ownAndShared(read, one, namespace));
  const words = said.reduce((before, next) => filled(before, next), undefined);
  if (words === undefined) throw new Error(`there are no texts ${namespace}`);
  return words;
}

/** Own words and shared ones of one language alone, without fallback. */
export function ownAndShared(
  read: ReadWords,
  language: string,
  namespace: string,
): Words | undefined {
  let words = read(language, namespace);
  for (const [path, source] of Object.entries(SHARED[namespace] ?? {})) {
    const [from = '', inner = ''] = source.split(':');
    const shared = at(ownAndShared(read, language, from), inner);
    if (shared !== undefined) words = filled(words, nested(path, shared));
  }
  return words;
}

/** The words that stand in the first, and from the second those that do not. */
function filled(first: Words | undefined, second: Words | undefined): Words | undefined {
  if (first === undefined || second === undefined) return first ?? second;
  const merged: Words = { ...first };
  for (const [key, more] of Object.entries(second)) {
    const there = merged[key];
    if (there === undefined) merged[key] = more;
    else if (typeof there === 'object' && typeof more === 'object') {
      merged[key] = filled(there, more) ?? there;
    }
  }
  return merged;
}

/** `a.b` and words: `{ a: { b: words } }`. */
function nested(path: string, words: string | Words): Words {
  return path
    .split('.')
    .reduceRight<string | Words>((inner, key) => ({ [key]: inner }), words) as Words;
}

function at(words: Words | undefined, path: string): string | Words | undefined {
  if (path === '') return words;
  return path
    .split('.')
    .reduce<string | Words | undefined>(
      (found, key) => (typeof found === 'object' ? found[key] : undefined),
      words,
    );
}

/** Each text with its path: `letter.subject`. */
export function flatTexts(words: Words, path = ''): [path: string, text: string][] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${path}${key}`, value] as [string, string]]
      : flatTexts(value, `${path}${key}.`),
  );
}
