/**
 * What a reader of the pages trips over. A paragraph, an entry of a list or a row of a table that
 * stands twice, word for word or nearly so: one of the two grows old. Decisions are history and may
 * repeat each other. And headings that stick to the text above, or are numbered with holes.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFiles } from './syntax.ts';

const PAGES = /^([A-Z]+|docs\/(?!decisions\/).+)[.]md$/;
/** Shorter ones say too little to be compared. */
const FEWEST_WORDS = 10;
/** Share of the runs of three words that two paragraphs may have in common. */
const MOST_IN_COMMON = 0.4;
/** Rows of figures and of calls look alike: the first cell tells those of one table apart. */
const ROW = /^\|/;

interface Paragraph {
  page: string;
  line: number;
  text: string;
  /** The line on which its table begins. */
  table?: number;
  runs: ReadonlySet<string>;
}

/** @returns one line for each fault of the pages below `baseDir`. */
export function brokenPages(baseDir: string): string[] {
  const pages = projectFiles(baseDir)
    .filter((path) => PAGES.test(path))
    .map((page) => ({ page, source: readFileSync(join(baseDir, page), 'utf8') }));
  return [
    ...repeatedIn(pages.flatMap(({ page, source }) => paragraphsOf(page, source))),
    ...pages.flatMap(({ page, source }) => headingFaults(page, source)),
  ];
}

/** A heading has an empty line above it; numbered ones of a level follow each other. */
function headingFaults(page: string, source: string): string[] {
  const lines = source.split('\n');
  const numbers: number[] = [];
  return lines.flatMap((line, index) => {
    const at = `${page}:${index + 1}`;
    const faults: string[] = [];
    if (/^#+ /.test(line) && (lines[index - 1] ?? '') !== '') {
      faults.push(`${at} wants an empty line above the heading`);
    }
    const number = /^## (\d+)[.] /.exec(line)?.[1];
    if (number === undefined) return faults;
    const expected = (numbers.at(-1) ?? 0) + 1;
    numbers.push(Number(number));
    return Number(number) === expected
      ? faults
      : [...faults, `${at} is numbered ${number} where ${expected} is next`];
  });
}

/** One line for each paragraph that stands twice. */
function repeatedIn(paragraphs: readonly Paragraph[]): string[] {
  return pairsOf(paragraphs)
    .filter(([one, other]) => isRepeated(one, other))
    .map(([one, other]) => `${other.page}:${other.line} repeats ${one.page}:${one.line}`);
}

/** Each paragraph, entry and row of a page; blocks of code are left out. */
function paragraphsOf(page: string, source: string): Paragraph[] {
  const found: Omit<Paragraph, 'page' | 'runs'>[] = [];
  let open: (typeof found)[number] | undefined;
  let isCode = false;
  for (const [index, line] of source.split('\n').entries()) {
    if (/^\s*```/.test(line)) isCode = !isCode;
    if (isCode || /^\s*(```|#|$)/.test(line)) open = undefined;
    else if (open === undefined || /^\s*([-*|]|\d+[.]) ?/.test(line)) {
      const text = line.trim();
      open = { line: index + 1, text, ...(ROW.test(text) && { table: open?.table ?? index + 1 }) };
      found.push(open);
    } else open.text += ` ${line.trim()}`;
  }
  return found.map((paragraph) => ({ page, ...paragraph, runs: runsOf(paragraph.text) }));
}

/** Every three words that follow each other; none of a paragraph that is too short. */
function runsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length < FEWEST_WORDS) return new Set();
  return new Set(words.slice(2).map((word, at) => `${words[at]} ${words[at + 1]} ${word}`));
}

/** Pairs that share a run of words, each once, in the order of the pages. */
function pairsOf(paragraphs: readonly Paragraph[]): [Paragraph, Paragraph][] {
  const earlier = new Map<string, Paragraph[]>();
  const pairs: [Paragraph, Paragraph][] = [];
  for (const paragraph of paragraphs) {
    const met = new Set([...paragraph.runs].flatMap((run) => earlier.get(run) ?? []));
    pairs.push(...[...met].map((one): [Paragraph, Paragraph] => [one, paragraph]));
    for (const run of paragraph.runs) {
      earlier.set(run, [...(earlier.get(run) ?? []), paragraph]);
    }
  }
  return pairs;
}

function isRepeated(one: Paragraph, other: Paragraph): boolean {
  if (ROW.test(one.text) && ROW.test(other.text)) {
    return one.page === other.page && one.table === other.table && cellOf(one) === cellOf(other);
  }
  const common = [...one.runs].filter((run) => other.runs.has(run)).length;
  return common / (one.runs.size + other.runs.size - common) >= MOST_IN_COMMON;
}

function cellOf({ text }: Paragraph): string | undefined {
  return text.split('|')[1]?.trim();
}
