/** Erasing people without a login, at the desk of the bank they left (specification §34). */
import { expect, it } from 'vitest';
import { ERASURE_WAIT_DAYS } from '#contract/limits.ts';
import { eraseDue } from './support/background.ts';
import { portalForEachStory } from './support/portal.ts';
import { refusalOf } from './support/refusals.ts';
import { TODAY } from './support/world.ts';

const WEEK = ERASURE_WAIT_DAYS * 24 * 60;
const portal = portalForEachStory();
const signed = { paperSigned: true, signedOn: TODAY } as const;

/** Maria, without a login, is a member of Bergamo. */
async function maria(): Promise<number> {
  const giulia = await portal().signIn('giulia');
  const form = { name: 'Maria', surname: 'Verdi', prefLocale: 'it', ...signed } as const;
  return (await giulia.post('/admin/banks/users', form)).json.id;
}

async function mariaHasLeft(): Promise<number> {
  const id = await maria();
  const giulia = await portal().signIn('giulia');
  await giulia.post(`/admin/banks/users/${id}/closing`, { seen: 0, way: 'keep' });
  return id;
}

it('is noted once, stands in the history, and is done after a week', async () => {
  const id = await mariaHasLeft();
  const giulia = await portal().signIn('giulia');
  expect((await giulia.get('/admin/erasures')).json).toEqual([
    { id, fullName: 'Verdi Maria', askedAt: null, dueAt: null },
  ]);
  const ask = () => giulia.post(`/admin/erasures/${id}`, { word: 'phone' });
  const twice = await Promise.all([ask(), ask()]);
  expect(twice.map(({ status }) => status)).toEqual([200, 200]);
  expect(twice[0].json.dueAt).toMatch(/^2026-11-27T/);
  const entries = await portal().rows(
    `select actor_id, detail from audit where action = 'erasure-asked'`,
  );
  expect(entries).toEqual([{ actor_id: portal().world.person.giulia, detail: { word: 'phone' } }]);
  portal().passMinutes(WEEK - 1);
  await eraseDue(portal().deps);
  expect(await portal().rows('select from person where erased_at is not null')).toEqual([]);
  portal().passMinutes(1);
  await eraseDue(portal().deps);
  expect(await portal().rows('select id from person where erased_at is not null')).toEqual([
    { id },
  ]);
  expect((await (await portal().signIn('giulia')).get('/admin/erasures')).json).toEqual([]);
});

it('is taken back, and falls away for who comes back', async () => {
  const id = await mariaHasLeft();
  const giulia = await portal().signIn('giulia');
  await giulia.post(`/admin/erasures/${id}`, { word: 'present' });
  expect((await giulia.delete(`/admin/erasures/${id}`)).json).toMatchObject({ dueAt: null });
  expect((await giulia.delete(`/admin/erasures/${id}`)).status).toBe(200);
  expect(await portal().rows(`select from audit where action = 'erasure-taken-back'`)).toHaveLength(
    1,
  );
  await giulia.post(`/admin/erasures/${id}`, { word: 'present' });
  expect((await giulia.post(`/admin/banks/users/${id}/readmit`, signed)).status).toBe(200);
  portal().passMinutes(WEEK);
  await eraseDue(portal().deps);
  expect(await portal().rows('select from person where erased_at is not null')).toEqual([]);
});

it('is noted for no member, nobody with a login, nobody of another bank, and not without a word', async () => {
  const member = await maria();
  const giulia = await portal().signIn('giulia');
  const word = { word: 'paper' } as const;
  expect(refusalOf(await giulia.post(`/admin/erasures/${member}`, word))).toEqual([
    ...[403, 'already-member'],
  ]);
  const { marco } = portal().world.person;
  await giulia.post(`/admin/banks/users/${marco}/closing`, { seen: 0, way: 'keep' });
  expect((await giulia.post(`/admin/erasures/${marco}`, word)).status).toBe(404);
  await giulia.post(`/admin/banks/users/${member}/closing`, { seen: 0, way: 'keep' });
  const paolo = await portal().signIn('paolo');
  expect((await paolo.post(`/admin/erasures/${member}`, word)).status).toBe(404);
  expect((await paolo.get('/admin/erasures')).json).toEqual([]);
  const anna = await portal().signIn('anna');
  expect((await anna.post(`/admin/erasures/${member}`, word)).status).toBe(403);
  const silent = await giulia.post(`/admin/erasures/${member}`, {});
  expect(silent.json).toMatchObject({ errors: [{ path: 'word', code: 'required' }] });
  expect(await portal().rows('select from erasure')).toEqual([]);
});
