/** People who accept a change trust the closing line, so it may not flatter. */
import { expect, test } from 'vitest';
import { browserTally, stepTally, unitTally } from './reports.ts';
import { closingLine, exitCodeOf, total, wholeTally } from './tally.ts';

const unitReport = (numPassedTests: number, numFailedTests: number) =>
  JSON.stringify({ numPassedTests, numFailedTests, numPendingTests: 1, numTodoTests: 1 });
const browserReport = (expected: number, unexpected: number, flaky = 0) =>
  JSON.stringify({ stats: { expected, unexpected, flaky, skipped: 0 } });

test('stages add up to one line', () => {
  const tallies = [
    stepTally(0),
    unitTally(unitReport(5, 0), 0),
    browserTally(browserReport(3, 0), 0),
  ];
  expect(closingLine(total(tallies))).toBe('9 passed, 0 failed');
  expect(wholeTally(total(tallies))).toBe('9 passed, 0 failed, 2 skipped');
  expect(exitCodeOf(total(tallies))).toBe(0);
});

test('nothing skipped is not mentioned', () => {
  expect(wholeTally({ passed: 2, failed: 1, skipped: 0 })).toBe('2 passed, 1 failed');
});

test('a failed test, a flaky story and a failed step fail the run', () => {
  for (const tally of [
    unitTally(unitReport(5, 1), 1),
    browserTally(browserReport(3, 0, 1), 0),
    browserTally(browserReport(3, 1), 1),
    stepTally(2),
  ]) {
    expect(tally.failed).toBe(1);
    expect(exitCodeOf(tally)).toBe(1);
  }
});

test('a runner that failed outside any test still fails the run', () => {
  expect(unitTally(unitReport(5, 0), 1).failed).toBe(1);
  expect(browserTally(browserReport(3, 0), 1).failed).toBe(1);
});

test('a run of nothing is not a success', () => {
  expect(exitCodeOf(total([]))).toBe(1);
});
