/**
 * The texts for the web, each with the words that it shares, and with those of English, then Italian,
 * for what its language has not said yet; so a reader loads one language. What the first pages say
 * travels in few files for each language, all else in a file a namespace, which stands in a table of its
 * language. So a further language is a handful of names in what loads first.
 */
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { LOCALES } from '../contract/locales.ts';
import { wordsOf } from '../texts/compose.ts';
import { fileReader, namespacesOf } from '../texts/files.ts';

const TEXTS = join(import.meta.dirname, '../texts');
/** `virtual:texts` itself, `virtual:texts/it/home` and `virtual:texts/it/rare`. */
const MODULE = /^virtual:texts(?:\/(\w+)\/([\w-]+))?$/;

/** What is said on every page, on the landing page, on a member's home, and soon after that. */
const BUNDLES: Record<string, readonly string[]> = {
  every: ['ui', 'frame'],
  landing: ['landing', 'sign-in'],
  home: ['home', 'exchanges', 'connection'],
  soon: ['errors', 'recording', 'todo'],
};
/** The table of all others. */
const RARE = 'rare';
/** Not for screens: letters, words that namespaces share, what the server writes, the grammar. */
const NO_SCREEN = /^(mail|shared|server)-|^grammar$/;

export function wholeTexts(): Plugin {
  return {
    name: 'whole-texts',
    enforce: 'pre',
    resolveId: { filter: { id: MODULE }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:texts/ },
      handler(id) {
        const [, language, name = ''] = MODULE.exec(id.slice(1)) ?? [];
        if (language === undefined) return firstTable();
        if (name === RARE) return rareTable(language);
        const namespaces = BUNDLES[name] ?? [name];
        for (const one of namespaces) this.addWatchFile(join(TEXTS, language, `${one}.json`));
        return bundleOf(language, namespaces);
      },
    },
  };
}

/** Which namespaces travel together, and what loads each bundle of each language. */
function firstTable(): string {
  const together = Object.entries(BUNDLES).flatMap(([bundle, namespaces]) =>
    namespaces.map((namespace) => [namespace, bundle]),
  );
  const rows = LOCALES.map((language) => {
    const loaders = [...Object.keys(BUNDLES), RARE].map(
      (name) => `${name}: () => import("virtual:texts/${language}/${name}"),`,
    );
    return `${language}: {${loaders.join('\n')}},`;
  });
  return [
    `export const bundleOf = ${JSON.stringify(Object.fromEntries(together))};`,
    `export const bundles = {${rows.join('\n')}};`,
  ].join('\n');
}

/** What loads each further namespace of one language. */
function rareTable(language: string): string {
  const first = new Set(Object.values(BUNDLES).flat());
  const rows = namespacesOf()
    .filter((name) => !NO_SCREEN.test(name) && !first.has(name))
    .map((name) => `${JSON.stringify(name)}: () => import("virtual:texts/${language}/${name}"),`);
  return `export const files = {${rows.join('\n')}};`;
}

/** The words of some namespaces, by their names. */
function bundleOf(language: string, namespaces: readonly string[]): string {
  const read = fileReader({ afresh: true });
  const words = namespaces.map((name) => [name, wordsOf(read, language, name)]);
  return `export const texts = ${JSON.stringify(Object.fromEntries(words))};`;
}
