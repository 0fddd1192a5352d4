/** Proves that the limit on file sizes can fail, and where it stops failing. */
import { expect, test } from 'vitest';
import { LINES_MAX, tooLong } from './sizes.ts';

test('a file past the longest length is named', () => {
  expect(tooLong([{ path: 'contract/full.ts', lines: LINES_MAX }])).toEqual([]);
  expect(tooLong([{ path: 'contract/long.ts', lines: LINES_MAX + 1 }])).toEqual([
    `contract/long.ts has ${LINES_MAX + 1} lines, more than ${LINES_MAX}`,
  ]);
});

test('a stated reason lets a long file pass', () => {
  const long = [{ path: 'contract/long.ts', lines: LINES_MAX + 1 }];
  expect(tooLong(long, { 'contract/long.ts': 'one table, read as one' })).toEqual([]);
});
