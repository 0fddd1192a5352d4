/**
 * What is wrong with the files of texts: keys that the original does not have, gaps or marks that got
 * lost, markup, empty texts, a language that is offered before it is ready, files made of them that are stale.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '#contract/locales.ts';
import { flatTexts, ownAndShared, type ReadWords } from '#texts/compose.ts';
import { fileReader, namespacesOf } from '#texts/files.ts';
import { coverageOf, OFFERED_FROM, ofMembers } from './coverage.ts';
import { gapsOf } from './keys.ts';
import { madeFiles } from './made.ts';

/** German greets by the full name, and writes minutes with one figure. */
const OTHER_GAPS = ['mail-frame:greeting', 'grammar:hours.both'];
/** The plural forms of Unicode's rules; which of them a language has, `Intl` knows. */
const PLURAL = /_(zero|one|two|few|many|other)$/;

/** A sentence for each trouble in the texts below `baseDir`. */
export function brokenTexts(baseDir: string): string[] {
  const folder = join(baseDir, 'texts');
  if (!existsSync(folder)) return [];
  const read = fileReader({ of: folder });
  const namespaces = namespacesOf('it', folder);
  const languages = languagesIn(folder);
  return [
    ...languages.flatMap((language) => troublesOf(read, folder, language, namespaces)),
    ...LOCALES.filter((locale) => languages.includes(locale)).flatMap((locale) =>
      unready(read, locale, namespaces),
    ),
    ...strayRemarks(read, folder),
    ...stale(read, baseDir, namespaces),
  ];
}

/** The folders of languages, the original among them. */
function languagesIn(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return names.filter((name) => name !== 'grammar');
}

function troublesOf(
  read: ReadWords,
  folder: string,
  language: string,
  namespaces: readonly string[],
): string[] {
  const strange = namespacesOf(language, folder).filter((name) => !namespaces.includes(name));
  return [
    ...strange.map((name) => `texts/${language}/${name}.json: Italian has no such file`),
    ...namespaces.flatMap((namespace) => {
      const original = new Map(flatTexts(read('it', namespace) ?? {}));
      return flatTexts(read(language, namespace) ?? {}).flatMap(([key, text]) => {
        const trouble = troubleOf({ namespace, key, text, language, original });
        return trouble ? `texts/${language}/${namespace}.json, ${key}: ${trouble}` : [];
      });
    }),
  ];
}

/** A text of one language, and those of the original in the same namespace. */
interface Given {
  namespace: string;
  key: string;
  text: string;
  language: string;
  original: ReadonlyMap<string, string>;
}

/** What is wrong with one text; undefined when nothing is. */
export function troubleOf({ namespace, key, text, language, original }: Given): string | undefined {
  if (text.trim() === '') return 'is empty';
  // A spreadsheet loses it on its way.
  if (text.trim() !== text) return 'begins or ends with a space';
  const first = original.get(key) ?? pluralOf(original, key, language) ?? variantOf(namespace, key);
  if (first === undefined) return 'is no text of the original';
  if (first === true) return undefined;
  const marks = marksOf(text);
  const wanted = marksOf(first);
  if (marks.join() !== wanted.join()) {
    return `has the marks ${marks.join(' ') || '(none)'} instead of ${wanted.join(' ') || '(none)'}`;
  }
  if (OTHER_GAPS.includes(`${namespace}:${key}`)) return undefined;
  const [gaps, missing] = [gapsOf(text), gapsOf(first)];
  if (gaps.join() === missing.join()) return undefined;
  // "1 exchange" may leave out the number that the plural says.
  if (PLURAL.test(key) && withoutCount(gaps) === withoutCount(missing)) return undefined;
  return `has the gaps ${gaps.join(' ') || '(none)'} instead of ${missing.join(' ') || '(none)'}`;
}

const withoutCount = (gaps: readonly string[]) => gaps.filter((gap) => gap !== '{{count}}').join();

/** A plural form that this language has and Italian does not: it says what `_other` says. */
function pluralOf(
  original: ReadonlyMap<string, string>,
  key: string,
  language: string,
): string | undefined {
  const form = PLURAL.exec(key)?.[1];
  const forms: string[] = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  if (form === undefined || !forms.includes(form)) return undefined;
  return original.get(key.replace(PLURAL, '_other'));
}

/** The grammar of a language may have forms of its own. */
function variantOf(namespace: string, key: string): true | undefined {
  return namespace === 'grammar' && /_\w+$/.test(key) ? true : undefined;
}

/** The marks of a text, opening and closing, sorted: `</b>`, `<b>`. */
function marksOf(text: string): string[] {
  return (text.match(/<\/?[^>]*>/g) ?? []).sort();
}

/** Italian, English and German are whole; another language is offered once most of it is there. */
function unready(read: ReadWords, locale: string, namespaces: readonly string[]): string[] {
  const said = coverageOf(read, locale, namespaces.filter(ofMembers));
  const share = said.there / said.all;
  if (share >= OFFERED_FROM) return [];
  const percent = Math.floor(share * 100);
  return [
    `${locale}: ${percent} % of the members' texts are there; a language is offered from ${OFFERED_FROM * 100} %`,
  ];
}

/** Remarks for translators are about texts that exist. */
function strayRemarks(read: ReadWords, folder: string): string[] {
  const file = join(folder, 'remarks.json');
  if (!existsSync(file)) return [];
  const remarks: Record<string, Record<string, string>> = JSON.parse(readFileSync(file, 'utf8'));
  return Object.entries(remarks).flatMap(([namespace, byKey]) => {
    const keys = flatTexts(ownAndShared(read, 'it', namespace) ?? {}).map(([key]) => key);
    const isThere = (path: string) =>
      path === ''
        ? keys.length > 0
        : keys.some((key) => key === path || key.startsWith(`${path}.`));
    return Object.keys(byKey)
      .filter((path) => !isThere(path))
      .map((path) => `texts/remarks.json: ${namespace} has no text ${path}`);
  });
}

function stale(read: ReadWords, baseDir: string, namespaces: readonly string[]): string[] {
  return [...madeFiles(read, namespaces)]
    .filter(([path, text]) => textAt(join(baseDir, path)) !== text)
    .map(([path]) => `${path} is stale: npm run texts -- keys`);
}

const textAt = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '');
