/** The lengthened language in a build of the web for tests; no build that is served to people has it. */
import type { Plugin } from 'vite';
import { wordsOf } from '#texts/compose.ts';
import { fileReader } from '#texts/files.ts';
import { lengthened } from './lengthen.ts';

/** Polish has the forms of number; its name is nobody's. */
export const LONG = 'pl';
const ROW = `{ code: '${LONG}', name: 'Lunghissimo', region: 'pl-PL' },`;

/** Adds the language wherever the build names the others. @throws where there is nothing to add it to */
export function longWords(): Plugin {
  const read = fileReader();
  return {
    name: 'long-words',
    enforce: 'pre',
    transform(code, id) {
      if (/contract[\\/]locales[.]ts$/.test(id)) {
        return replaced(code, /\] as const satisfies Row/, (end) => `${ROW}\n${end}`);
      }
      // How it writes hours and days: as Italian does.
      if (/texts[\\/]grammar[\\/]\w+[.]ts$/.test(id)) {
        const row = /^ {2}it: (\{[\s\S]*?^ {2}\}),/m;
        return replaced(code, row, (all) => `${all}\n${all.replace('it:', `${LONG}:`)}`);
      }
      if (id === '\0virtual:texts') {
        const row = /^export const bundles = \{(it: \{[^}]*\},)/m;
        return replaced(code, row, (all, own) => all + own.replaceAll(/\bit\b/g, LONG));
      }
      return id.startsWith(`\0virtual:texts/${LONG}/`) ? textsOf(code) : undefined;
    },
  };

  /** The same namespaces, said longer. A table of files stays as it is. */
  function textsOf(code: string): string | undefined {
    const [, json] = /^export const texts = (.*);$/s.exec(code) ?? [];
    if (json === undefined) return undefined;
    const names = Object.keys(JSON.parse(json));
    const longer = names.map((name) => [name, lengthened(wordsOf(read, 'it', name))]);
    return `export const texts = ${JSON.stringify(Object.fromEntries(longer))};`;
  }
}

function replaced(
  code: string,
  what: RegExp,
  by: (all: string, ...groups: string[]) => string,
): string {
  if (!what.test(code)) throw new Error(`there is nothing like ${what}`);
  return code.replace(what, by);
}
