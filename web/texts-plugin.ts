/**
 * The texts for the web. Each file comes as its namespace is read: with the words that it shares, and
 * with those of English, then Italian, for what its language has not said yet; so a reader loads one file
 * a namespace. Which files there are stands in two tables: a small one of the first pages, and that of
 * all others, which comes with the first of them.
 */
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { LOCALES } from '../contract/locales.ts';
import { wordsOf } from '../texts/compose.ts';
import { fileReader, namespacesOf } from '../texts/files.ts';

const TEXTS = join(import.meta.dirname, '../texts');
const FILE = /[\\/]texts[\\/](\w+)[\\/]([\w-]+)[.]json$/;
const TABLE = /^virtual:(first|rare)-texts$/;

/** What the landing page, a member's home and the form of an exchange say. */
const FIRST = [
  ...['connection', 'errors', 'exchanges', 'frame', 'home', 'landing', 'recording', 'sign-in'],
  ...['todo', 'ui'],
];
/** Not for screens: letters, words that namespaces share, what the server writes, the grammar. */
const NO_SCREEN = /^(mail|shared|server)-|^grammar$/;

export function wholeTexts(): Plugin {
  return {
    name: 'whole-texts',
    enforce: 'pre',
    resolveId: { filter: { id: TABLE }, handler: (id) => `\0${id}` },
    load(id) {
      const [, which] = TABLE.exec(id.replace('\0', '')) ?? [];
      if (which) return tableOf(which === 'first');
      const [, language = '', namespace = ''] = FILE.exec(id) ?? [];
      if (language === '') return undefined;
      return JSON.stringify(wordsOf(fileReader({ afresh: true }), language, namespace));
    },
  };
}

/** A module of what loads each file, by language and namespace: `it/home`. */
function tableOf(isFirst: boolean): string {
  const names = namespacesOf()
    .filter((name) => !NO_SCREEN.test(name))
    .filter((name) => FIRST.includes(name) === isFirst)
    .flatMap((name) => LOCALES.map((locale) => `${locale}/${name}`));
  const rows = names.map((name) => {
    const file = JSON.stringify(join(TEXTS, `${name}.json`));
    return `${JSON.stringify(name)}: () => import(${file}),`;
  });
  return `export const files = {${rows.join('\n')}};`;
}
