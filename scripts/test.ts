/**
 * `npm test`: every check, then the tests of code and components, then the stories in a browser. All
 * stages run whatever the ones before say. The last line adds up real numbers from all of them.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTool } from './check/run.ts';
import { check } from './check.ts';
import { browserTally, stepTally, unitTally } from './reports.ts';
import { closingLine, exitCodeOf, type Tally, total, wholeTally } from './tally.ts';

const reports = await mkdtemp(join(tmpdir(), 'time-bank-reports-'));
const loud = { hear: (piece: string) => process.stdout.write(piece) };

const tallies: Tally[] = [];
try {
  await stage('checks', () => check());
  await stage('tests of code and components', unitTests);
  await stage('build of the web', buildWeb);
  await stage('stories in a browser', browserStories);
} finally {
  await rm(reports, { recursive: true });
  const all = total(tallies);
  process.stdout.write(`\n${closingLine(all)}\n`);
  process.exitCode = exitCodeOf(all);
}

async function stage(name: string, run: () => Promise<Tally>): Promise<void> {
  process.stdout.write(`\n━━ ${name}\n`);
  const start = performance.now();
  const tally = await run().catch((error: unknown) => {
    process.stdout.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    return stepTally(1);
  });
  tallies.push(tally);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  process.stdout.write(`━━ ${name}: ${wholeTally(tally)} in ${seconds} s\n`);
}

async function unitTests(): Promise<Tally> {
  const report = join(reports, 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { code } = await runTool('vitest', ['run', ...reporters], loud);
  return unitTally(await readFile(report, 'utf8'), code);
}

async function buildWeb(): Promise<Tally> {
  const { code } = await runTool('node', ['scripts/build-web.ts', '--if-stale'], loud);
  return stepTally(code);
}

async function browserStories(): Promise<Tally> {
  const report = join(reports, 'playwright.json');
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const { code } = await runTool('playwright', ['test', '--reporter=list,json'], { ...loud, env });
  return browserTally(await readFile(report, 'utf8'), code);
}
