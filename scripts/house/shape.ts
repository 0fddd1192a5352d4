/** How files hang together: who is read by one other file alone, what a file pulls in, what repeats. */
import type { Import } from '../check/imports.ts';
import { syntaxNodes } from '../check/syntax.ts';

/** Files that exactly one of the files in `imports` imports; types count. */
export function readByOne(imports: Import[]): string[] {
  const readers = new Map<string, Set<string>>();
  for (const { from, to } of imports) readers.set(to, (readers.get(to) ?? new Set()).add(from));
  return [...readers].filter(([, those]) => those.size === 1).map(([path]) => path);
}

/**
 * A file and everything that it pulls in when it runs, in one step or in many; no types, no packages.
 *
 * @throws when nothing is known of the file: it was moved.
 */
export function closureOf(start: string, imports: Import[]): Set<string> {
  const targets = Map.groupBy(
    imports.filter(({ to, isTypeOnly }) => !isTypeOnly && !to.includes(':')),
    ({ from }) => from,
  );
  if (!targets.has(start)) throw new Error(`${start} imports nothing: was it moved?`);
  const reached = new Set([start]);
  // A set hands out what is added while it is walked.
  for (const file of reached) for (const { to } of targets.get(file) ?? []) reached.add(to);
  return reached;
}

/** How many lines of a file its import statements take. */
export function importLines(path: string, source: string): number {
  return syntaxNodes(path, source)
    .filter(({ type }) => type === 'ImportDeclaration')
    .reduce((sum, { start, end }) => sum + source.slice(start, end).split('\n').length, 0);
}

/** Rule bodies that stand more than once in these sheets, and how often they stand in all. */
export function repeatedBodies(sheets: string[]): { bodies: number; times: number } {
  const repeated = [...Map.groupBy(sheets.flatMap(bodiesIn), (body) => body).values()].filter(
    (those) => those.length > 1,
  );
  return { bodies: repeated.length, times: repeated.flat().length };
}

/** What stands in the innermost braces of a sheet, without comments, in one order and spacing. */
function bodiesIn(sheet: string): string[] {
  const plain = sheet.replaceAll(/\/\*.*?\*\//gs, '');
  return Array.from(plain.matchAll(/\{([^{}]*)\}/g), ([, body = '']) =>
    body
      .split(';')
      .map((declaration) => declaration.replaceAll(/\s+/g, ' ').trim())
      .filter(Boolean)
      .toSorted()
      .join('; '),
  ).filter(Boolean);
}
