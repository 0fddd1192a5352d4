/** The last quarter, over the turn of a year too. */
import { expect, test } from 'vitest';
import { lastQuarter, thisYear } from './periods.ts';

test.each([
  ['2026-11-22', '2026-07-01', '2026-09-30'],
  ['2026-10-01', '2026-07-01', '2026-09-30'],
  ['2026-02-28', '2025-10-01', '2025-12-31'],
  ['2024-06-30', '2024-01-01', '2024-03-31'],
])('on %s it goes from %s to %s', (today, from, to) => {
  expect(lastQuarter(today)).toEqual({ from, to });
});

test('this year ends today', () => {
  expect(thisYear('2026-11-22')).toEqual({ from: '2026-01-01', to: '2026-11-22' });
});
