/** The files that are made of the texts, so that types and both sides know them. */
import type { ReadWords } from '#texts/compose.ts';
import { grammarFiles } from './grammar.ts';
import { keysFile } from './keys.ts';

/** By their paths in the project. */
export function madeFiles(read: ReadWords, namespaces: readonly string[]): Map<string, string> {
  const grammar = [...grammarFiles(read)].map(
    ([name, text]) => [`texts/grammar/${name}`, text] as const,
  );
  return new Map([['texts/keys.ts', keysFile(read, namespaces)], ...grammar]);
}
