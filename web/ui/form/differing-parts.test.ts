/** Long texts are told apart by the words in which they differ. */
import { expect, test } from 'vitest';
import { differingParts } from './differing-parts.ts';

test('short texts stay whole', () => {
  expect(differingParts('333 1', '333 2')).toEqual(['333 1', '333 2']);
});

test('of long ones the part that differs is shown', () => {
  const same = 'a'.repeat(200);
  const [one, other] = differingParts(`${same}vecchio`, `${same}nuovo`);
  expect(one).toBe(`…${'a'.repeat(20)}vecchio`);
  expect(other).toBe(`…${'a'.repeat(20)}nuovo`);
});

test('a long text against none begins at its beginning', () => {
  expect(differingParts('b'.repeat(100), '')).toEqual([`${'b'.repeat(80)}…`, '']);
});
