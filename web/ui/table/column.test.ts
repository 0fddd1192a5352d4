/** The order of a list as a text: `date`, `-date`. */
import { expect, test } from 'vitest';
import { nextSort, parseSort } from './column.ts';

test('a leading minus means descending', () => {
  expect(parseSort('-date')).toEqual({ key: 'date', isDescending: true });
  expect(parseSort('date')).toEqual({ key: 'date', isDescending: false });
  expect(parseSort(undefined)).toBeUndefined();
});

test('a column sorts ascending first and turns round at every further click', () => {
  expect(nextSort('-date', 'name')).toBe('name');
  expect(nextSort('name', 'name')).toBe('-name');
  expect(nextSort('-name', 'name')).toBe('name');
});
