/** Initials of names of every kind. */
import { expect, test } from 'vitest';
import { initials } from './avatar.tsx';

test.each([
  ['Anna Ferrari', 'AF'],
  ['Anna Maria Ferrari', 'AF'],
  ['  élodie   d’Aosta ', 'ÉD'],
  ['Marco', 'M'],
  ['', ''],
])('%s → %s', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
