/** The end of a run: one table of figures, and every promise that was broken. */
import type { Load } from './load.ts';
import type { Verdict } from './verify.ts';
import type { WordsVerdict } from './words.ts';

const BOOKS_RIGHT = 'The books are right.';
const SHOWN_MAX = 50;

interface Run {
  title: string;
  verdict: Verdict;
  /** Of what was said to all members. */
  words?: WordsVerdict;
  load: Load;
  minutes: number;
  /** After how many ms all was well again, by kind of fault. */
  backMs?: Map<string, number[]>;
  /** Further rows. */
  more: [string, string][];
}

const print = (line: string) => process.stdout.write(`${line}\n`);
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** Prints it. @returns the exit code: 1 when a promise was broken */
export function report(run: Run): 0 | 1 {
  print(`\n| ${run.title} | |\n| --- | --- |`);
  for (const [what, figure] of rowsOf(run)) print(`| ${what} | ${figure} |`);
  const wrong = brokenIn(run);
  for (const line of wrong.slice(0, SHOWN_MAX)) print(`✗ ${line}`);
  return wrong.length > 0 ? 1 : 0;
}

function brokenIn({ verdict, words, load: { met } }: Run): string[] {
  return [
    ...verdict.lost.map((mark) => `lost: ${mark}`),
    ...verdict.doubled.map((mark) => `twice: ${mark}`),
    ...verdict.otherwise.map((line) => `otherwise: ${line}`),
    ...verdict.batchesOff.map((line) => `batch: ${line}`),
    ...verdict.mailsMissing.map((line) => `no mail: ${line}`),
    ...(words?.off ?? []).map((mark) => `bulletin not once: ${mark}`),
    ...(words?.missing ?? []).map((line) => `no letter of the bulletin: ${line}`),
    ...(words?.writtenTwice ?? []).map((line) => `letter of the bulletin written twice: ${line}`),
    ...(words?.rowsOff ?? []).map((mark) => `bulletin without one row for each member: ${mark}`),
    ...met.faults.map((line) => `fault: ${line}`),
    ...met.unseen.map((mark) => `not seen by its writer: ${mark}`),
    ...(verdict.books === BOOKS_RIGHT ? [] : [verdict.books]),
    ...(met.withoutRetryAfter > 0 ? [`503 without Retry-After: ${met.withoutRetryAfter}`] : []),
  ];
}

function rowsOf({
  verdict,
  words,
  load: { met },
  minutes,
  backMs = new Map(),
  more,
}: Run): [string, string][] {
  return [
    ...[...backMs].map(([name, ms]): [string, string] => [
      name,
      `${ms.length} ×, well after ${seconds(Math.max(...ms))} at most`,
    ]),
    ['acknowledged writes', `${met.acknowledged} in ${minutes.toFixed(1)} min`],
    [
      'exchanges · lost · twice · in another state',
      `${verdict.exchanges} · ${verdict.lost.length} · ${verdict.doubled.length} · ${verdict.otherwise.length}`,
    ],
    ['batches · not exactly once', `${verdict.batches} · ${verdict.batchesOff.length}`],
    [
      'letters missing · more often than needed',
      `${verdict.mailsMissing.length} · ${verdict.mailsTwice}`,
    ],
    ...(words ? rowsOfWords(words) : []),
    ['answers 503 · without Retry-After', `${met.unavailable} · ${met.withoutRetryAfter}`],
    ['connections cut · other answers from 500 on', `${met.cut} · ${met.faults.length}`],
    ['recorded and not seen by its writer', `${met.unseen.length}`],
    ['slowest answer', seconds(met.slowestMs)],
    ...more,
    ['the books', verdict.books],
  ];
}

const rowsOfWords = (words: WordsVerdict): [string, string][] => [
  [
    'bulletins · not exactly once · with other rows than members',
    `${words.bulletins} · ${words.off.length} · ${words.rowsOff.length}`,
  ],
  [
    'their letters · missing · written twice · delivered again',
    `${words.letters} · ${words.missing.length} · ${words.writtenTwice.length} · ${words.deliveredAgain}`,
  ],
];
