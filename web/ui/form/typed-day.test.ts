/** Days are understood however they are written. */
import { expect, test } from 'vitest';
import { dayOf, typedDay } from './typed-day.ts';

test.each([
  ['14.11.2026', '2026-11-14'],
  ['14/11/2026', '2026-11-14'],
  [' 4. 1. 1951 ', '1951-01-04'],
  ['04011951', '1951-01-04'],
  ['1951-01-04', '1951-01-04'],
  ['4/1', undefined],
  ['51', undefined],
  ['', undefined],
])('“%s” is %s', (typed, day) => {
  expect(typedDay(typed)).toBe(day);
});

test('an unfinished day keeps what there is of it', () => {
  expect(dayOf('', '', '')).toBe('');
  expect(dayOf('4', '', '')).toBe('--04');
  expect(dayOf('4', '1', '1951')).toBe('1951-01-04');
});
