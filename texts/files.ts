/** The files of texts on the disk: `texts/<language>/<namespace>.json`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReadWords, Words } from './compose.ts';

const folder = import.meta.dirname;

/** Reads each file once; `afresh` reads it whenever it is asked. */
export function fileReader({ afresh = false, of = folder } = {}): ReadWords {
  const kept = new Map<string, Words | undefined>();
  return (language, namespace) => {
    const path = join(of, language, `${namespace}.json`);
    if (afresh || !kept.has(path)) kept.set(path, readFile(path));
    return kept.get(path);
  };
}

function readFile(path: string): Words | undefined {
  if (!existsSync(path)) return undefined;
  const words: Words = JSON.parse(readFileSync(path, 'utf8'));
  return words;
}

/** The namespaces of the original language, by name. */
export function namespacesOf(language = 'it', of = folder): string[] {
  return readdirSync(join(of, language))
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.replace('.json', ''))
    .sort();
}
