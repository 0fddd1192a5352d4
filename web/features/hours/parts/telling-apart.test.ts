/** What stands below a name that two people bear: what is known, and nothing else. */
import { createInstance } from 'i18next';
import { expect, test } from 'vitest';
import type { Namesake } from '#contract/people/members.ts';
import recording from '../../../../texts/it/recording.json';
import { tellingApart } from './telling-apart.ts';

const texts = createInstance();
await texts.init({ lng: 'it', resources: { it: { recording } } });
const t = texts.getFixedT('it', 'recording');

const member: Namesake = { phoneEnding: '67', memberSince: '2026-11' };

test.each<[string, Namesake, string]>([
  ['a member', member, 'tel. …67 · nella banca da novembre 2026'],
  ['a member, no number', { ...member, phoneEnding: '' }, 'nella banca da novembre 2026'],
  [
    'the desk',
    { ...member, number: 204, birthYear: 1957, email: 'm@x.it' },
    'tessera 204 · 1957 · tel. …67',
  ],
  [
    'no phone',
    { ...member, phoneEnding: '', number: 204, birthYear: 1957, email: 'm@x.it' },
    'tessera 204 · 1957 · m@x.it',
  ],
  [
    'no address',
    { ...member, phoneEnding: '', number: 204, birthYear: 1957 },
    'tessera 204 · 1957',
  ],
  ['a name alone', { ...member, phoneEnding: '', number: 204 }, 'tessera 204'],
])('for %s', (_, namesake, line) => {
  expect(tellingApart(t, namesake)).toBe(line);
});
