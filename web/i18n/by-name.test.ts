/** Names stand where readers of each language look for them. */
import { expect, test } from 'vitest';
import { LOCALES } from '#contract/locales.ts';
import { byName } from './by-name.ts';

const people = (...names: string[]) =>
  names.map((full) => {
    const [surname = '', name = ''] = full.split(', ');
    return { surname, name };
  });
const sorted = (names: string[], language: (typeof LOCALES)[number]) =>
  byName(people(...names), language).map(({ surname, name }) => `${surname}, ${name}`);

test('ñ is a letter after n in Spanish, and an n with a mark elsewhere', () => {
  const names = ['Munzi, Ada', 'Muñiz, Ada', 'Oca, Ada', 'Munoz, Ada', 'Ñíguez, Ada'];
  expect(sorted(names, 'es').map((one) => one.split(',')[0])).toEqual([
    ...['Munoz', 'Munzi', 'Muñiz', 'Ñíguez', 'Oca'],
  ]);
  for (const language of LOCALES.filter((one) => one !== 'es')) {
    expect(sorted(names, language).map((one) => one.split(',')[0])).toEqual([
      ...['Muñiz', 'Munoz', 'Munzi', 'Ñíguez', 'Oca'],
    ]);
  }
});

test('marks and small letters send nobody to the end, and given names decide between one surname', () => {
  const names = ['Zani, Ada', 'de Rossi, Ida', 'Özil, Ada', 'Ozzi, Ada', 'de Rossi, Ada'];
  for (const language of LOCALES) {
    expect(sorted(names, language)).toEqual([
      ...['de Rossi, Ada', 'de Rossi, Ida', 'Özil, Ada', 'Ozzi, Ada', 'Zani, Ada'],
    ]);
  }
});
