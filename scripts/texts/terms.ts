/**
 * One word for one thing, in every language: `texts/terms.json` names the word of each and those that are
 * refused beside it, and the few Italian texts that another language says in two ways, with the reason.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FALLBACK_LOCALE, LOCALES, type Locale } from '#contract/locales.ts';
import { flatTexts, type ReadWords } from '#texts/compose.ts';
import { fileReader, namespacesOf } from '#texts/files.ts';

/** What one language calls a thing, and what it does not; `unless` has what may hold such a word all the same. */
interface Name {
  word: string;
  refused: readonly string[];
  unless?: readonly string[];
}

/** Texts that may differ, by language and as Italian says them, or all of some namespaces. */
type Difference = { why: string; namespaces?: readonly string[] } & {
  readonly [language in Locale]?: readonly string[];
};

/** The file `texts/terms.json`. */
export interface Terms {
  /** Namespaces of which no word is refused, each with the reason. */
  apart: Readonly<Record<string, string>>;
  names: Readonly<Record<string, { readonly [language in Locale]?: Name }>>;
  differences: readonly Difference[];
}

/** One text: its language, file, path in the file, and words. */
export interface Said {
  language: Locale;
  namespace: string;
  key: string;
  text: string;
}

/** A sentence for each text below `baseDir` that names a thing by another word, or in two ways. */
export function termTroubles(baseDir: string): string[] {
  const folder = join(baseDir, 'texts');
  const file = join(folder, 'terms.json');
  if (!existsSync(file)) return [];
  const terms: Terms = JSON.parse(readFileSync(file, 'utf8'));
  const texts = saidIn(fileReader({ of: folder }), namespacesOf('it', folder));
  return [...refusedWords(texts, terms), ...twoWays(texts, terms)];
}

function saidIn(read: ReadWords, namespaces: readonly string[]): Said[] {
  return LOCALES.flatMap((language) =>
    namespaces.flatMap((namespace) =>
      flatTexts(read(language, namespace) ?? {}).map(([key, text]) => ({
        ...{ language, namespace, key, text },
      })),
    ),
  );
}

/** Texts with a word that their language refuses; gaps and marks are no words. */
export function refusedWords(texts: readonly Said[], { apart, names }: Terms): string[] {
  return LOCALES.flatMap((language) => {
    const ofLanguage = Object.values(names).flatMap((thing) => thing[language] ?? []);
    if (ofLanguage.length === 0) return [];
    // Nearly no text has any of them, so all are looked for at once.
    const any = patternOf(ofLanguage.flatMap(({ refused }) => refused));
    const rules = ofLanguage.map((name) => ({ ...name, pattern: patternOf(name.refused) }));
    return texts
      .filter((said) => said.language === language && !(said.namespace in apart))
      .filter(({ text }) => any.test(text))
      .flatMap((said) => rules.flatMap((rule) => refusedBy(rule, said)));
  });
}

function refusedBy(
  { word, pattern, unless = [] }: Name & { pattern: RegExp },
  said: Said,
): string[] {
  const plain = said.text.replace(/\{\{[^}]*\}\}|<[^>]*>/g, ' ');
  const rest = unless.reduce((left, phrase) => left.replaceAll(phrase, ' '), plain);
  const found = pattern.exec(rest)?.[0];
  return found === undefined ? [] : [`${placeOf(said)}: “${found}” is “${word}”`];
}

/** Finds any of these words, whole and in whatever case. */
function patternOf(words: readonly string[]): RegExp {
  const any = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  return new RegExp(`(?<![\\p{L}\\p{N}-])(?:${any})(?![\\p{L}\\p{N}])`, 'iu');
}

/** Italian texts that another language says in two ways without a reason, and reasons that are needed no more. */
export function twoWays(texts: readonly Said[], { differences }: Terms): string[] {
  const free = new Set(differences.flatMap(({ namespaces = [] }) => namespaces));
  const compared = texts.filter(({ namespace }) => !free.has(namespace));
  const byPlace = new Map(compared.map((said) => [`${said.language} ${nameOf(said)}`, said]));
  const families = Map.groupBy(
    compared.filter(({ language }) => language === 'it'),
    ({ text }) => text,
  );
  return LOCALES.filter((language) => language !== FALLBACK_LOCALE).flatMap((language) => {
    const allowed = new Set(differences.flatMap((difference) => difference[language] ?? []));
    const different = [...families].flatMap(([italian, places]) => {
      const others = firstForms(places).flatMap(
        (place) => byPlace.get(`${language} ${nameOf(place)}`) ?? [],
      );
      const ways = Map.groupBy(others, ({ text }) => text);
      return ways.size > 1 ? [{ italian, ways }] : [];
    });
    const needed = new Set(different.map(({ italian }) => italian));
    return [
      ...different
        .filter(({ italian }) => !allowed.has(italian))
        .map(({ italian, ways }) => `${language}: “${italian}” is said as ${inWords(ways)}`),
      ...[...allowed]
        .filter((italian) => !needed.has(italian))
        .map((italian) => `texts/terms.json, ${language}: “${italian}” is said in one way`),
    ];
  });
}

/** Of the plural forms of one text the first: a language may have others. */
function firstForms(places: readonly Said[]): Said[] {
  const stem = (said: Said) => nameOf(said).replace(/_(zero|one|two|few|many|other)$/, '');
  return [...new Map(places.toReversed().map((place) => [stem(place), place])).values()].reverse();
}

const inWords = (ways: ReadonlyMap<string, readonly Said[]>) =>
  [...ways].map(([text, places]) => `“${text}” (${places.map(nameOf).join(', ')})`).join(' and ');

const nameOf = ({ namespace, key }: Said) => `${namespace}:${key}`;

const placeOf = ({ language, namespace, key }: Said) =>
  `texts/${language}/${namespace}.json, ${key}`;
