/**
 * `npm run house`: how large the house is and how it hangs together, in figures that say more than
 * they did when somebody last wrote them down. Tests and the demo's data are left out everywhere.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from '#contract/endpoints.ts';
import { paths, patterns } from '#web/paths.ts';
import { wordsIn } from './check/decisions.ts';
import { readImports } from './check/imports.ts';
import { CODE, projectFiles } from './check/syntax.ts';
import { isProduct, linesByKind, sumOf, TEXTS } from './house/kinds.ts';
import { closureOf, importLines, readByOne, repeatedBodies } from './house/shape.ts';

const ROOT = join(import.meta.dirname, '..');
/** The form that every member uses, seen from its screen. */
const EXCHANGE_FORM = 'web/screens/new-exchange.tsx';
/** A file that only one other reads is worth a look when it is as short as this. */
const SHORT = 45;

/** A figure with what it counts; `undefined` for an empty line. */
type Figure = [what: string, value: string] | undefined;

const files = projectFiles(ROOT)
  .filter(isProduct)
  .map((path) => {
    const text = readFileSync(join(ROOT, path), 'utf8');
    return { path, text, lines: text.split('\n').length - 1 };
  });
const imports = readImports(ROOT).filter(({ from, to }) => isProduct(from) && isProduct(to));

print([...kinds(), undefined, ...weights(), undefined, ...structure()]);

function kinds(): Figure[] {
  return linesByKind(files).map((each) => [each.kind, `${figure(each.lines)} in ${each.files}`]);
}

function weights(): Figure[] {
  const calls = Object.keys(endpoints).length;
  const addresses = new Set([...Object.values(paths), ...Object.values(patterns)]).size;
  const kindsOf = (wanted: RegExp) =>
    linesByKind(files.filter(({ path }) => wanted.test(path))).filter(({ kind }) => kind !== TEXTS);
  const linesOf = (wanted: RegExp) => kindsOf(wanted).reduce((sum, { lines }) => sum + lines, 0);
  return [
    ['product lines without texts', figure(linesOf(/^/))],
    ['product files', figure(files.length)],
    ['calls, rows of the contract', figure(calls)],
    [
      'lines a call: server, contract and migrations',
      figure(linesOf(/^(server|contract)/) / calls),
    ],
    ['addresses, web/paths.ts', figure(addresses)],
    ['lines an address: web with styles, without texts', figure(linesOf(/^web/) / addresses)],
  ];
}

function structure(): Figure[] {
  const webCode = files.filter(({ path }) => path.startsWith('web/') && CODE.test(path));
  const share =
    webCode.reduce((sum, { path, text }) => sum + importLines(path, text), 0) / sumOf(webCode);
  const linesOf = new Map(files.map(({ path, lines }) => [path, lines]));
  const alone = readByOne(imports).filter((path) => CODE.test(path));
  const short = alone.filter((path) => (linesOf.get(path) ?? 0) <= SHORT);
  const sheets = files.filter(({ path }) => path.endsWith('.css')).map(({ text }) => text);
  const { bodies, times } = repeatedBodies(sheets);
  return [
    ['imports, share of the lines of the web', `${(share * 100).toFixed(1)} %`],
    ['files with one reader', figure(alone.length)],
    [`… and at most ${SHORT} lines`, figure(short.length)],
    ['files that the form of an exchange pulls in', figure(closureOf(EXCHANGE_FORM, imports).size)],
    ['bodies of style rules that stand more than once', `${bodies}, ${times} times`],
    ['words of the pages, *.md', figure(words())],
  ];
}

function words(): number {
  const pages = projectFiles(ROOT).filter((path) => path.endsWith('.md'));
  return pages.reduce((sum, path) => sum + wordsIn(readFileSync(join(ROOT, path), 'utf8')), 0);
}

function figure(value: number): string {
  return Math.round(value).toLocaleString('en');
}

function print(figures: Figure[]): void {
  const width = Math.max(...figures.map((line) => line?.[0].length ?? 0));
  const lines = figures.map((line) => (line ? `${line[0].padEnd(width)}  ${line[1]}` : ''));
  process.stdout.write(`${lines.join('\n')}\n`);
}
