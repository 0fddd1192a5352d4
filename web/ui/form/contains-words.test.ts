/** Names are found however they are typed. */
import { expect, test } from 'vitest';
import { containsWords } from './contains-words.ts';

test.each([
  ['Ferrari Anna', 'anna ferr', true],
  ['Ferrari Anna', 'FERRARI', true],
  ['Ferrari Anna', '', true],
  ['Müller Zoë', 'muller zoe', true],
  ['Ferrari Anna', 'anna bianchi', false],
])('%s, typed “%s”: %s', (name, typed, isFound) => {
  expect(containsWords(name, typed)).toBe(isFound);
});
