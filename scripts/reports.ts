/** What the test runners' own reports say, as tallies. A runner that failed never counts as none. */
import { z } from 'zod';
import type { Tally } from './tally.ts';

const unitReportSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
});

const browserReportSchema = z.object({
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

/** A file that cannot be read, or an error outside any test, fails the run but no test. */
function withExitCode(exitCode: number, tally: Tally): Tally {
  return exitCode !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}
