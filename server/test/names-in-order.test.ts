/**
 * Lists have one order of names, for every reader: marks and capitals make no difference. Italian and German
 * readers find everybody where their language has them, Spanish ones everybody but who has an ñ.
 */
import { expect, it } from 'vitest';
import { insertBulletin } from './support/bulletins.ts';
import { insertPolicy, openFees } from './support/fees.ts';
import { portalForEachStory } from './support/portal.ts';
import { NOW } from './support/world.ts';

/** Bianchi, Ferrari and Rossi are members of this bank already. */
const ORDER = [
  ...['Àgazzi', 'Ángel', 'Angulo', 'Bianchi', 'D’Angelo', 'Dangelo', 'De Luca', 'de Rossi'],
  ...[
    'Della Valle',
    'Èvoli',
    'Ferrari',
    'Müller',
    'Muñiz',
    'Munoz',
    'Muñoz Gil',
    'Munzi',
    'Ñíguez',
  ],
  ...['Nunzio', 'Özdemir', 'Ozzi', 'Peña', 'Penna', 'Rossi', 'Strasser', 'Straßmann', 'Zani'],
];
const IN_THE_WORLD = ['Bianchi', 'Ferrari', 'Rossi'];
const portal = portalForEachStory();
const giulia = () => portal().signIn('giulia');
/** Everybody of the list joins Bergamo, the last one first. */
async function all() {
  const surnames = ORDER.filter((surname) => !IN_THE_WORLD.includes(surname)).reverse();
  await portal().rows(
    `with person as (
       insert into person (name, surname, birth_date, sex, pref_locale, access, created_at)
       select 'Ada', surname, '1960-02-03', 'f', 'it', 'desk', $2 from unnest($1::text[]) surname
       returning id
     ), member as (
       insert into membership (person_id, bank_id, state, requested_at, decided_at, signed_on)
       select id, $3, 'active', $2, $2, '2026-11-01' from person returning person_id, bank_id
     )
     insert into account (person_id, bank_id) select person_id, bank_id from member`,
    [surnames, NOW, portal().world.bank.bergamo],
  );
}

it('of members in either direction, of fees, of the insured, of who comes', async () => {
  await all();
  await openFees(portal(), 'bergamo');
  const policy = await insertPolicy(portal(), 'bergamo');
  const desk = await giulia();
  const { bank } = portal().world;
  const of = (people: readonly { surname: string }[]) => people.map(({ surname }) => surname);

  const members = `/admin/banks/${bank.bergamo}/users` as const;
  expect(of((await desk.get(`${members}?sort=surname&limit=100`)).json)).toEqual(ORDER);
  expect(of((await desk.get(`${members}?sort=-surname&limit=100`)).json)).toEqual(
    ORDER.toReversed(),
  );
  expect(of((await desk.get('/admin/fees/2026')).json.lines)).toEqual(ORDER);
  expect(of((await desk.get(`/admin/policies/${policy.id}/list`)).json.lines)).toEqual(ORDER);
  const bulletin = await insertBulletin(portal(), 'bergamo');
  await portal().rows(
    `insert into attendance (bulletin_id, person_id, says, heads, said_by, said_at)
     select $1, person_id, 'yes', 1, person_id, $3 from membership
     where bank_id = $2 and state = 'active'`,
    [bulletin.id, bank.bergamo, NOW],
  );
  const { signatures } = (await desk.get(`/admin/bulletins/${bulletin.id}/sheet`)).json;
  expect(signatures.map(({ name }) => name.slice(name.indexOf(' ') + 1))).toEqual(ORDER);
});

it('is that of Italian, German and English, and of Spanish but for ñ', () => {
  const as = (language: string) => ORDER.toSorted(new Intl.Collator(language).compare);
  for (const language of ['it', 'de', 'en']) expect(as(language)).toEqual(ORDER);
  expect(as('es')).not.toEqual(ORDER);
  const without = (names: string[]) => names.filter((name) => !/ñ/i.test(name));
  expect(without(as('es'))).toEqual(without(ORDER));
  const spanish = as('es').filter((name) => /^(Mun|Muñ|Nun|Ñ|Pen|Peñ)/.test(name));
  expect(spanish).toEqual([
    ...['Munoz', 'Munzi', 'Muñiz', 'Muñoz Gil', 'Nunzio', 'Ñíguez', 'Penna', 'Peña'],
  ]);
});
