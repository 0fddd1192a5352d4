/**
 * `npm test`: every check, the build, the tests of code and components, the stories in a browser. All
 * stages run whatever the ones before say. What failed is repeated at the end, where also a log that
 * was cut keeps it; the last line adds up real numbers from all stages.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTool } from './check/run.ts';
import { check } from './check.ts';
import {
  browserFailures,
  browserTally,
  endOfOutput,
  stepTally,
  unitFailures,
  unitTally,
} from './reports.ts';
import { closingLine, exitCodeOf, type Tally, total, wholeTally } from './tally.ts';

const reports = await mkdtemp(join(tmpdir(), 'time-bank-reports-'));
let output = '';
const loud = {
  hear: (piece: string) => {
    output += piece;
    process.stdout.write(piece);
  },
};

const tallies: Tally[] = [];
const failures: string[] = [];
try {
  await stage('checks', checks);
  // First, for stories of whole processes need it too.
  await stage('build of the web', buildWeb);
  await stage('tests of code and components', unitTests);
  await stage('stories in a browser', browserStories);
} finally {
  await rm(reports, { recursive: true });
  const all = total(tallies);
  for (const failure of failures) process.stdout.write(`\n✗ ${failure}\n`);
  process.stdout.write(`\n${closingLine(all)}\n`);
  process.exitCode = exitCodeOf(all);
}

async function stage(name: string, run: () => Promise<Tally>): Promise<void> {
  process.stdout.write(`\n━━ ${name}\n`);
  const start = performance.now();
  const known = failures.length;
  output = '';
  const tally = await run().catch((error: unknown) => {
    failures.push(`${name}: ${error instanceof Error ? error.stack : String(error)}`);
    return stepTally(1);
  });
  tallies.push(tally);
  if (tally.failed > 0 && failures.length === known) failures.push(endOfOutput(name, output));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  process.stdout.write(`━━ ${name}: ${wholeTally(tally)} in ${seconds} s\n`);
}

/** A failing part is shown at once and repeated at the end. */
function checks(): Promise<Tally> {
  return check(undefined, (text) => {
    process.stdout.write(text);
    if (text.startsWith('✗')) failures.push(text.slice(2).trimEnd());
  });
}

async function unitTests(): Promise<Tally> {
  const report = join(reports, 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { code } = await runTool('vitest', ['run', ...reporters], loud);
  const said = await readFile(report, 'utf8');
  failures.push(...unitFailures(said));
  return unitTally(said, code);
}

async function buildWeb(): Promise<Tally> {
  const { code } = await runTool('node', ['scripts/build-web.ts', '--if-stale'], loud);
  return stepTally(code);
}

async function browserStories(): Promise<Tally> {
  const report = join(reports, 'playwright.json');
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const { code } = await runTool('playwright', ['test', '--reporter=list,json'], { ...loud, env });
  const said = await readFile(report, 'utf8');
  failures.push(...browserFailures(said));
  return browserTally(said, code);
}
