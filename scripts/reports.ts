/**
 * What the test runners' own reports say: tallies, and what failed. A runner that failed never counts
 * as none.
 */
import { basename, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import type { Tally } from './tally.ts';

/** Enough of a message to see what was expected and what came. */
const MESSAGE_LINES = 12;
/** Enough for an error outside any test with its stack, and for what the runner says after it. */
const LAST_LINES = 60;

const unitReportSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

const storySchema = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  tests: z.array(
    z.object({
      projectName: z.string(),
      status: z.string(),
      results: z.array(
        z.object({
          duration: z.number(),
          errors: z.array(z.object({ message: z.string().optional() })),
        }),
      ),
    }),
  ),
});

const suiteSchema = z.object({
  specs: z.array(storySchema),
  get suites() {
    return z.array(suiteSchema).optional();
  },
});

const browserReportSchema = z.object({
  suites: z.array(suiteSchema),
  errors: z.array(z.object({ message: z.string().optional() })),
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
});

/** A step that either works or does not counts as one. */
export function stepTally(exitCode: number): Tally {
  return { passed: exitCode === 0 ? 1 : 0, failed: exitCode === 0 ? 0 : 1, skipped: 0 };
}

/** The report of vitest's `json` reporter. */
export function unitTally(report: string, exitCode: number): Tally {
  const counts = unitReportSchema.parse(JSON.parse(report));
  return withExitCode(exitCode, {
    passed: counts.numPassedTests,
    failed: counts.numFailedTests,
    skipped: counts.numPendingTests + counts.numTodoTests,
  });
}

/** The report of Playwright's `json` reporter. */
export function browserTally(report: string, exitCode: number): Tally {
  const { expected, unexpected, flaky, skipped } = browserReportSchema.parse(
    JSON.parse(report),
  ).stats;
  return withExitCode(exitCode, { passed: expected, failed: unexpected + flaky, skipped });
}

/** One paragraph for each test, or file outside a test, that vitest's report says failed. */
export function unitFailures(report: string): string[] {
  return unitReportSchema.parse(JSON.parse(report)).testResults.flatMap((file) => {
    const tests = file.assertionResults.filter(({ status }) => status === 'failed');
    if (tests.length === 0) {
      return file.status === 'failed' ? [paragraph(file.name, [file.message])] : [];
    }
    return tests.map(({ fullName, failureMessages }) =>
      paragraph(`${file.name} › ${fullName}`, failureMessages ?? []),
    );
  });
}

/** One paragraph for each story, or error outside a story, that Playwright's report says failed. */
export function browserFailures(report: string): string[] {
  const { suites, errors } = browserReportSchema.parse(JSON.parse(report));
  const outside = errors.map(({ message }) => paragraph('outside any story', [message ?? '']));
  return [...outside, ...suites.flatMap(failuresOfSuite)];
}

/** How long each file of tests took, by its path below `root`. */
export function unitSeconds(report: string, root: string): Record<string, number> {
  const { testResults } = unitReportSchema.parse(JSON.parse(report));
  return Object.fromEntries(
    testResults.map(({ name, startTime, endTime }) => [
      relative(root, name),
      secondsOf(endTime - startTime),
    ]),
  );
}

/** How long each file of stories took. */
export function browserSeconds(report: string): Record<string, number> {
  const seconds: Record<string, number> = {};
  const add = ({ specs, suites = [] }: z.infer<typeof suiteSchema>) => {
    for (const { file, tests } of specs) {
      const results = tests.flatMap((test) => test.results);
      const ms = results.reduce((sum, { duration }) => sum + duration, 0);
      const path = `e2e/${basename(file)}`;
      seconds[path] = (seconds[path] ?? 0) + secondsOf(ms);
    }
    for (const suite of suites) add(suite);
  };
  for (const suite of browserReportSchema.parse(JSON.parse(report)).suites) add(suite);
  return seconds;
}

const secondsOf = (ms: number) => Math.round(ms / 10) / 100;

function failuresOfSuite({ specs, suites = [] }: z.infer<typeof suiteSchema>): string[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => {
        const messages = results.flatMap(({ errors }) => errors.map(({ message = '' }) => message));
        return paragraph(`[${projectName}] ${file}:${line} › ${title}`, messages);
      }),
  );
  return [...own, ...suites.flatMap(failuresOfSuite)];
}

/** What a runner that failed outside any test said last, without the names of what passed. */
export function endOfOutput(stage: string, output: string): string {
  const lines = stripVTControlCharacters(output).split('\n');
  const telling = lines.filter((line) => line.trim() !== '' && !line.trimStart().startsWith('✓'));
  return indented(stage, telling.slice(-LAST_LINES));
}

/** A title, and the first lines of each message below it, without the runner's own stack. */
function paragraph(title: string, messages: string[]): string {
  const lines = messages.flatMap((message) => {
    const own = stripVTControlCharacters(message).split('\n');
    return own.filter((line) => !line.includes('node_modules/')).slice(0, MESSAGE_LINES);
  });
  return indented(title, lines);
}

function indented(title: string, lines: string[]): string {
  return [title, ...lines.map((line) => `    ${line}`)].join('\n');
}

/** A file that cannot be read, or an error outside any test, fails the run but no test. */
function withExitCode(exitCode: number, tally: Tally): Tally {
  return exitCode !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}
