/** People who accept a change trust the closing line, so it may not flatter. */
import { expect, test } from 'vitest';
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
import { closingLine, exitCodeOf, total, wholeTally } from './tally.ts';

const unitReport = (numPassedTests: number, numFailedTests: number, testResults: object[] = []) =>
  JSON.stringify({
    numPassedTests,
    numFailedTests,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults,
  });
const browserReport = (expected: number, unexpected: number, flaky = 0, suites: object[] = []) =>
  JSON.stringify({ stats: { expected, unexpected, flaky, skipped: 0 }, suites, errors: [] });

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

test('what went wrong outside any test is repeated, without what passed', () => {
  const output = ' ✓ a sum\n\nUnhandled Rejection\nError: the connection was lost\n ✓ a product\n';
  const said = endOfOutput('tests', output);
  expect(said).toBe('tests\n    Unhandled Rejection\n    Error: the connection was lost');
  const long = Array.from({ length: 500 }, (_, line) => `line ${line}`).join('\n');
  expect(endOfOutput('tests', long)).toContain('line 499');
  expect(endOfOutput('tests', long)).not.toContain('line 100\n');
});

test('a run of nothing is not a success', () => {
  expect(exitCodeOf(total([]))).toBe(1);
});

test('what failed is named, with the start of its message', () => {
  const passed = { status: 'passed', fullName: 'a sum', failureMessages: [] };
  const failed = { status: 'failed', fullName: 'a product', failureMessages: ['expected 6\nat x'] };
  const took = { startTime: 1_000, endTime: 3_500 };
  const report = unitReport(1, 1, [
    {
      name: 'a.test.ts',
      status: 'failed',
      message: '',
      ...took,
      assertionResults: [passed, failed],
    },
    {
      name: 'b.test.ts',
      status: 'failed',
      message: 'cannot be read',
      ...took,
      assertionResults: [],
    },
    { name: 'c.test.ts', status: 'passed', message: '', ...took, assertionResults: [passed] },
  ]);
  expect(unitFailures(report)).toEqual([
    'a.test.ts › a product\n    expected 6\n    at x',
    'b.test.ts\n    cannot be read',
  ]);
  expect(unitSeconds(report, '.')).toEqual({
    'a.test.ts': 2.5,
    'b.test.ts': 2.5,
    'c.test.ts': 2.5,
  });
});

test('a failed story is named however deep it stands, without colours', () => {
  const story = (title: string, status: string, errors: object[]) => ({
    title,
    file: 'e2e/a.test.ts',
    line: 7,
    tests: [{ projectName: 'phone', status, results: [{ errors, duration: 250 }] }],
  });
  const inner = {
    specs: [story('falls', 'unexpected', [{ message: '\u001b[31mred\u001b[39m' }])],
  };
  const report = browserReport(1, 1, 1, [
    { specs: [story('stands', 'expected', []), story('wavers', 'flaky', [])], suites: [inner] },
  ]);
  expect(browserFailures(report)).toEqual([
    '[phone] e2e/a.test.ts:7 › wavers',
    '[phone] e2e/a.test.ts:7 › falls\n    red',
  ]);
  expect(browserSeconds(report)).toEqual({ 'e2e/a.test.ts': 0.75 });
});
