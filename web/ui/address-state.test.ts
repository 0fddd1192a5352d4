/** Filters in the address: read, written, and leaving no trace when they say nothing. */
import { expect, test } from 'vitest';
import { readAddress, writeAddress } from './address-state.ts';

const defaults = { from: '2026-10-19', q: '', userFromIds: [] };
const read = (query: string) => readAddress(new URLSearchParams(query), defaults);
const write = (query: string, patch: Record<string, string | string[] | undefined>) =>
  writeAddress(new URLSearchParams(query), patch, defaults).toString();

test('an empty address means the defaults', () => {
  expect(read('')).toEqual(defaults);
});

test('texts and lists are read from the address; an empty text is a choice too', () => {
  expect(read('from=&q=bici&userFromIds=3&userFromIds=7&page=2')).toEqual({
    from: '',
    q: 'bici',
    userFromIds: ['3', '7'],
  });
});

test('a default leaves no trace, a list one parameter per value, foreign parameters stay', () => {
  expect(write('lang=de&q=bici', { q: '', userFromIds: ['3', '7'] })).toBe(
    'lang=de&userFromIds=3&userFromIds=7',
  );
});

test('an emptied filter whose default is not empty is written down', () => {
  expect(write('', { from: '' })).toBe('from=');
  expect(read(write('', { from: '' })).from).toBe('');
});

test('what is written is read again', () => {
  const patch = { from: '2026-01-01', q: 'a & b = ü', userFromIds: ['1'] };
  expect(read(write('', patch))).toEqual(patch);
});
