/** Names are found however they are typed. */
import { expect, test } from 'vitest';
import { beginsWords, containsWords } from './contains-words.ts';

test.each([
  ['Ferrari Anna', 'anna ferr', true],
  ['Ferrari Anna', 'FERRARI', true],
  ['Ferrari Anna', '', true],
  ['Müller Zoë', 'muller zoe', true],
  ['Ferrari Anna', 'anna bianchi', false],
])('%s, typed “%s”: %s', (name, typed, isFound) => {
  expect(containsWords(name, typed)).toBe(isFound);
});

test.each([
  ['torta biscotti', 'tor', true],
  ['torta biscotti', 'bisc torta', true],
  ['torta biscotti', 'orta', false],
  ['caffè', 'CAFFE', true],
])('“%s” for “%s” typed: %s', (words, typed, isFound) => {
  expect(beginsWords(words, typed)).toBe(isFound);
});
