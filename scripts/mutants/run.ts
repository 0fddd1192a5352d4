/**
 * `npm run test:mutants`: puts the faults of `faults/*.txt` into a copy of the project, one at a time,
 * and runs the tests that must notice. Ends with code 1 when one is not noticed.
 *
 *     -- --only WORD     faults whose file, text or reason has that word
 *     -- --of LIST       faults of this list, such as board, or of several: board,laws
 *     -- --list          shows them and runs nothing
 *     -- --workers N     so many at a time, two unless said otherwise
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startDatabaseServer } from '#server/test/support/database-server.ts';
import { type Fault, readFaults } from './faults.ts';
import type { Verdict } from './verdict.ts';
import { Workshop } from './workshop.ts';

const ROOT = join(import.meta.dirname, '../..');
/** So many files of tests share a run that has no fault in it: starting one takes longer than most files. */
const TOGETHER = 20;

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    of: { type: 'string' },
    list: { type: 'boolean', default: false },
    workers: { type: 'string', default: '2' },
  },
});

const lists = options.of?.split(',');
const chosen = readFaults(ROOT).filter(
  ({ list, file, find, because }) =>
    (lists?.includes(list) ?? true) &&
    `${file} ${find} ${because}`.toLowerCase().includes(options.only.toLowerCase()),
);
const equivalent = chosen.filter((fault) => fault.equivalent !== undefined);
const faults = chosen.filter((fault) => fault.equivalent === undefined);

if (options.list) for (const fault of chosen) say(shown(fault));
else await runAll();

interface Tried {
  fault: Fault;
  verdict: Verdict;
}

async function runAll(): Promise<void> {
  const start = performance.now();
  // What was started must be ended, so Ctrl-C only begins nothing more.
  const interrupted = new AbortController();
  process.once('SIGINT', () => interrupted.abort());
  const server = await startDatabaseServer();
  const workers = Array.from({ length: Number(options.workers) });
  const workshops = await Promise.all(workers.map(() => Workshop.open(ROOT, server.url)));
  const tried: Tried[] = [];
  try {
    const failing = await failingWithout(workshops);
    const waiting = faults.values();
    const work = async (workshop: Workshop) => {
      for (const fault of waiting) {
        if (interrupted.signal.aborted) return;
        const failed = fault.tests.find((file) => failing.has(file));
        const verdict = failed ? failsAnyway(failed) : await workshop.try(fault);
        tried.push({ fault, verdict });
        say(lineOf({ fault, verdict }));
      }
    };
    await Promise.all(workshops.map(work));
  } finally {
    await Promise.all(workshops.map((workshop) => workshop.close()));
    await server.stop();
  }
  const unnoticed = tried.filter(({ verdict }) => verdict.what !== 'killed');
  if (unnoticed.length > 0) say(`\nNot noticed:\n${unnoticed.map(lineOf).join('')}`);
  const minutes = ((performance.now() - start) / 60_000).toFixed(1);
  const noticed = `${tried.length - unnoticed.length} faults noticed, ${unnoticed.length} not`;
  const rest = `${equivalent.length} change nothing, ${faults.length - tried.length} not tried`;
  say(`\n${noticed}, ${rest}, in ${minutes} min\n`);
  process.exitCode = tried.length === faults.length && unnoticed.length === 0 ? 0 : 1;
}

/** @returns the files of tests that fail anyway, which would notice everything */
async function failingWithout(workshops: Workshop[]): Promise<Set<string>> {
  const files = [...new Set(faults.flatMap(({ tests }) => tests))].sort();
  const waiting = Array.from({ length: Math.ceil(files.length / TOGETHER) }, (_, turn) =>
    files.slice(turn * TOGETHER, (turn + 1) * TOGETHER),
  ).values();
  const failing = new Set<string>();
  const passes = async (workshop: Workshop, some: string[]) =>
    (await workshop.test(some)).what === 'survived';
  const work = async (workshop: Workshop) => {
    for (const some of waiting) {
      if (await passes(workshop, some)) continue;
      for (const file of some) if (!(await passes(workshop, [file]))) failing.add(file);
    }
  };
  await Promise.all(workshops.map(work));
  say(`${files.length - failing.size} of ${files.length} files of tests pass without a fault.\n`);
  if (failing.size > 0) say(`These fail: ${[...failing].join(', ')}\n`);
  return failing;
}

function failsAnyway(file: string): Verdict {
  return { what: 'broken', by: `${file} fails without any fault` };
}

function lineOf({ fault, verdict }: Tried): string {
  const { what, by } = verdict;
  return `${what === 'killed' ? '✓' : '✗'} ${shown(fault)}    ${what} ${by}\n`;
}

function shown({ file, find, replace, because, equivalent: reason }: Fault): string {
  const lines = [`${file}: ${because}`, `    - ${find}`, ...(replace ? [`    + ${replace}`] : [])];
  return `${[...lines, ...(reason ? [`    = ${reason}`] : [])].join('\n')}\n`;
}

function say(text: string): void {
  process.stdout.write(text);
}
