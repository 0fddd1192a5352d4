/**
 * A bank has a language (specification §2): its founder's, until its desk chooses another. People who have
 * chosen none, and what the bank says to all, are in it.
 */
import { afterAll, describe, expect, it } from 'vitest';
import { sealed, upload, withLines } from './support/archive.ts';
import { openBoth } from './support/archive-world.ts';
import { registerBody } from './support/bodies.ts';
import { portalForEachStory } from './support/portal.ts';
import { refusalInFull } from './support/refusals.ts';
import { openRoom } from './support/rooms.ts';

const { there, archive, importer, close } = await openBoth();
afterAll(close);
const portal = portalForEachStory();
const DATA = { address: 'Via Nuova 2', president: 'P', secretary: 'S', gdpr: 'Informativa' };
const PATH = '/admin/update-banks';

it('its desk chooses it; bodies and the text for the group follow, and people keep their own', async () => {
  const giulia = await portal().signIn('giulia');
  const { bank, person } = portal().world;
  await openRoom(portal(), 'bergamo', 'bodies');
  await giulia.put('/admin/rules/board-public', { value: true, note: 'Per tutti' });
  const before = await giulia.get(`/admin/banks/users/${person.giulia}`);
  expect(before.json.locale).toBe('it');
  const { json } = await giulia.patch(PATH, { ...DATA, locale: 'es' });
  expect(json.locale).toBe('es');
  const { id } = await registerBody(giulia);
  expect(await portal().rows('select pref_locale from person where id = $1', [id])).toEqual([
    { pref_locale: 'es' },
  ]);
  const { text } = (await giulia.get('/admin/group-text')).json;
  expect(text).toContain(`/api/public/banks/${bank.bergamo}/board-visit?from=group&lang=es`);
  expect(
    await portal().rows('select pref_locale from person where id = $1', [person.marco]),
  ).toEqual([{ pref_locale: 'it' }]);
  const unaware = await giulia.patch(PATH, DATA);
  expect(unaware.json.locale, 'a body of before leaves it').toBe('es');
});

it('is one that the portal speaks, and for administrators of the bank to choose', async () => {
  const [giulia, marco] = await Promise.all([portal().signIn('giulia'), portal().signIn('marco')]);
  const unknown = await giulia.patch(PATH, { ...DATA, locale: 'fr' });
  expect([unknown.status, unknown.json.errors]).toEqual([
    400,
    [{ path: 'locale', code: 'required' }],
  ]);
  expect((await marco.patch(PATH, { ...DATA, locale: 'es' })).status).toBe(403);
  const stale = await giulia.patch(PATH, {
    ...{ ...DATA, locale: 'en' },
    basedOn: { locale: 'de' },
  });
  expect(refusalInFull(stale).slice(0, 2)).toEqual([409, 'changed-meanwhile']);
  const rows = await portal().rows('select distinct locale from bank where id = $1', [
    portal().world.bank.bergamo,
  ]);
  expect(rows).toEqual([{ locale: 'it' }]);
});

it('is its founder’s in the beginning', async () => {
  await portal().rows(`update person set pref_locale = 'de' where id = $1`, [
    portal().world.person.davide,
  ]);
  const davide = await portal().signIn('davide');
  const form = { ...DATA, name: 'Zeitbank Como', email: 'como@example.org', date: '2026-01-15' };
  const { json, text } = await davide.post('/admin/banks', form);
  const piera = await portal().signIn('portale');
  await piera.patch(`/portal/bank-applications/${json.applicationId}/approve`);
  const rows = await portal().rows('select locale from bank where id = $1', [json.bankId]);
  expect(rows, text).toEqual([{ locale: 'de' }]);
});

describe('an archive', () => {
  const ask = async (statement: string) =>
    (await there.portal.deps.database.pool.query(statement)).rows;

  it('with languages that this portal does not speak keeps them, and people read one that it speaks', async () => {
    const strange = withLines(
      withLines(archive, 'bank.jsonl', (line) => ({ ...line, locale: 'fr' })),
      'people.jsonl',
      (line) => ({ ...line, pref_locale: 'fr' }),
    );
    const { status, json } = await upload(importer, there.portal, sealed(strange));
    expect(status, JSON.stringify(json)).toBe(201);
    expect(await ask(`select locale from bank where locale = 'fr'`)).toHaveLength(1);
    // They choose a password of their own with a link.
    await ask(`update person set password_hash = other.password_hash from person other
               where person.email = 'giulia@example.org' and other.email = 'portale@example.org'`);
    const giulia = await there.portal.signIn('giulia');
    const { id } = (await ask(`select id from person where email = 'giulia@example.org'`))[0];
    expect((await giulia.get(`/admin/banks/users/${id}`)).json.locale).toBe('it');
    expect((await giulia.get(`/users/${id}`)).json.prefLocale).toBe('it');
    const { rows } = await there.portal.deps.database.pool.query(
      `select pref_locale from person where id = $1`,
      [id],
    );
    expect(rows).toEqual([{ pref_locale: 'fr' }]);
  });

  it('with what is no language at all does not come in', async () => {
    const nonsense = withLines(archive, 'bank.jsonl', (line) => ({ ...line, locale: 'Français' }));
    expect((await upload(importer, there.portal, sealed(nonsense))).status).toBe(400);
  });
});
