/**
 * Texts in a reader's language, in the form that the web has: i18next fills their gaps and chooses
 * between singular and plural. What fills a gap stays on its line, whatever was typed into it.
 */
import { createInstance } from 'i18next';
import { byLocale, type Locale } from '#contract/locales.ts';
import { flatTexts, type Words, wordsOf } from '#texts/compose.ts';
import { fileReader } from '#texts/files.ts';
import type { Texts } from '#texts/keys.ts';
import { oneStop } from '#texts/one-stop.ts';

/** What fills a gap. */
export type Fact = string | number | null | undefined;

/** Says the first of the keys that has a text; undefined where none has one. */
export type Say = (keys: string | string[], facts?: Record<string, Fact>) => string | undefined;

/** Line ends, and the marks that turn the direction of what follows. */
const BREAKS = /[\r\n\t\v\f\u0085\u2028\u2029\u202a-\u202e\u2066-\u2069]+/g;

/** A text that stays on its line, whatever was typed into it. No-break spaces stay. */
export function oneLine(typed: string): string {
  return typed.replaceAll(BREAKS, ' ').replaceAll(/ {2,}/g, ' ').trim();
}

const read = fileReader();

/** The words of a namespace, by language: read from their files when a module begins. */
export function wordsIn<Name extends keyof Texts>(namespace: Name): Record<Locale, Texts[Name]> {
  return byLocale((locale) => {
    const words = wordsOf(read, locale, namespace);
    if (!isWhole(words, namespace)) throw new Error(`${locale}: texts of ${namespace} are missing`);
    return words;
  });
}

/** Whether each text of the original is there, which `texts/keys.ts` is made of. */
function isWhole<Name extends keyof Texts>(
  words: Words,
  namespace: Name,
): words is Words & Texts[Name] {
  const there = new Set(flatTexts(words).map(([path]) => path));
  return flatTexts(wordsOf(read, 'it', namespace)).every(([path]) => there.has(path));
}

/** The texts of a namespace. @returns what says them in one language */
export function textsIn(namespace: keyof Texts): (locale: Locale) => Say {
  return sayingOf(wordsIn(namespace));
}

/** Where a text stands among words: `notes.share`. */
export type PathIn<Said> = {
  [Key in keyof Said & string]: Said[Key] extends string ? Key : `${Key}.${PathIn<Said[Key]>}`;
}[keyof Said & string];

export type TextAt<Said, Path> = Path extends keyof Said
  ? Said[Path]
  : Path extends `${infer Key}.${infer Rest}`
    ? Key extends keyof Said
      ? TextAt<Said[Key], Rest>
      : never
    : never;

/** The names of what a text leaves open: `who` in "{{who}} wrote to you". */
export type Gap<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | Gap<Rest>
  : never;

/**
 * Texts of a namespace that every language has.
 * @returns what says one of them in one language, with its gaps filled
 */
export function sentencesIn<Name extends keyof Texts>(namespace: Name) {
  const sayIn = textsIn(namespace);
  return <Path extends PathIn<Texts[Name]>>(
    locale: Locale,
    path: Path,
    facts: Record<Gap<TextAt<Texts[Name], Path>>, Fact>,
  ): string => {
    const said = sayIn(locale)(path, facts);
    if (said === undefined) throw new Error(`${locale}: ${namespace} does not say ${path}`);
    return said;
  };
}

/** @param words by language; for tests, which bring words of their own */
export function sayingOf(words: Record<Locale, object>): (locale: Locale) => Say {
  const i18n = createInstance();
  void i18n.use(oneStop).init({
    initAsync: false,
    resources: Object.fromEntries(
      Object.entries(words).map(([locale, translation]) => [locale, { translation }]),
    ),
    fallbackLng: false,
    nsSeparator: false,
    interpolation: { escape: oneLine },
    postProcess: [oneStop.name],
  });
  return (locale) => {
    const t = i18n.getFixedT(locale);
    return (keys, facts) => t(keys, { ...facts, defaultValue: '' }) || undefined;
  };
}
