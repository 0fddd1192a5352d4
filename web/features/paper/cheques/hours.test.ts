/** The hours of a cheque, as they are printed and typed. */
import { expect, test } from 'vitest';
import { boxText, HOUR_BOXES, tidyHours, typedHours } from './hours.ts';

test('boxes are printed with halves', () => {
  expect(HOUR_BOXES.map(boxText).join(' ')).toBe('½ 1 1½ 2 2½ 3 4 5 6 8');
});

test.each([
  ['½', 0.5],
  ['1½', 1.5],
  ['2 ½', 2.5],
  ['1,5', 1.5],
  ['1:30', 1.5],
  ['3', 3],
  ['due', undefined],
  ['', undefined],
])('%s', (text, hours) => {
  expect(typedHours(text)).toBe(hours);
});

test('what was typed is written as everywhere, and nonsense stays', () => {
  expect(tidyHours('1½', 'it')).toBe('1\u00a0h\u00a030');
  expect(tidyHours('due', 'it')).toBe('due');
});
