/**
 * The stages of a run of tests. All run whatever the ones before say. What failed is repeated at the end,
 * where also a log that was cut keeps it; the last line adds up real numbers from all stages.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepSeconds, type Seconds } from './change/choice.ts';
import { runTool } from './check/run.ts';
import { check } from './check.ts';
import {
  browserFailures,
  browserSeconds,
  browserTally,
  endOfOutput,
  stepTally,
  unitFailures,
  unitSeconds,
  unitTally,
} from './reports.ts';
import { closingLine, exitCodeOf, type Tally, total, wholeTally } from './tally.ts';

const ROOT = join(import.meta.dirname, '..');

/** What a stage says: how many passed and failed, and each failure in a paragraph. */
interface Outcome {
  tally: Tally;
  failures?: string[];
  seconds?: Seconds;
}

interface Stage {
  name: string;
  /** @param hear is given the output of a runner as it comes @param report where a runner may write one */
  run(hear: (piece: string) => void, report: string): Promise<Outcome>;
}

/** Everything that can be said without running anything; a failing part is shown at once. */
export const CHECKS: Stage = {
  name: 'checks',
  async run() {
    const failures: string[] = [];
    const tally = await check(undefined, (text) => {
      process.stdout.write(text);
      if (text.startsWith('✗')) failures.push(text.slice(2).trimEnd());
    });
    return { tally, failures };
  },
};

/** Stories of whole processes need it too. */
export const WEB_BUILD: Stage = {
  name: 'build of the web',
  async run(hear) {
    const { code } = await runTool('node', ['scripts/build-web.ts', '--if-stale'], { hear });
    return { tally: stepTally(code) };
  },
};

/** These files of tests, or all. */
export function codeTests(files: string[] = []): Stage {
  return {
    name: 'tests of code and components',
    async run(hear, report) {
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
      const { code } = await runTool('vitest', ['run', ...reporters, ...files], { hear });
      const said = await readFile(report, 'utf8');
      const tally = unitTally(said, code);
      return { tally, failures: unitFailures(said), seconds: unitSeconds(said, ROOT) };
    },
  };
}

/** These files of stories, or all. */
export function browserStories(files: string[] = []): Stage {
  return {
    name: 'stories in a browser',
    async run(hear, report) {
      const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report };
      const args = ['test', '--reporter=list,json', ...files];
      const { code } = await runTool('playwright', args, { hear, env });
      const said = await readFile(report, 'utf8');
      const tally = browserTally(said, code);
      return { tally, failures: browserFailures(said), seconds: browserSeconds(said) };
    },
  };
}

/** Runs the stages in turn, says how each went, and sets the exit code. */
export async function runStages(stages: Stage[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'time-bank-reports-'));
  const outcomes: Outcome[] = [];
  for (const stage of stages) outcomes.push(await runStage(stage, join(folder, 'report.json')));
  await rm(folder, { recursive: true });
  await keepSeconds(ROOT, Object.assign({}, ...outcomes.map(({ seconds }) => seconds)));
  const all = total(outcomes.map(({ tally }) => tally));
  for (const failure of outcomes.flatMap(({ failures = [] }) => failures)) say(`\n✗ ${failure}\n`);
  say(`\n${closingLine(all)}\n`);
  process.exitCode = exitCodeOf(all);
}

async function runStage({ name, run }: Stage, report: string): Promise<Outcome> {
  say(`\n━━ ${name}\n`);
  const start = performance.now();
  let output = '';
  const hear = (piece: string) => {
    output += piece;
    say(piece);
  };
  await rm(report, { force: true });
  const outcome = await run(hear, report).catch(
    (error: unknown): Outcome => ({ tally: stepTally(1), failures: [`${name}: ${reason(error)}`] }),
  );
  const { tally, failures = [] } = outcome;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  say(`━━ ${name}: ${wholeTally(tally)} in ${seconds} s\n`);
  return tally.failed > 0 && failures.length === 0
    ? { ...outcome, failures: [endOfOutput(name, output)] }
    : outcome;
}

function reason(error: unknown): string {
  return error instanceof Error ? String(error.stack) : String(error);
}

function say(text: string): void {
  process.stdout.write(text);
}
