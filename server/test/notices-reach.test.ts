/** Whose notices are whose: of a bank, of its friends while they are friends, of a person (specification §20). */
import { expect, it } from 'vitest';
import { OPEN_REQUESTS_MAX } from '#contract/limits.ts';
import { noticeForm } from './support/notices.ts';
import { portalForEachStory } from './support/portal.ts';
import type { Who } from './support/world.ts';

const portal = portalForEachStory();

async function post(who: Who, otherwise: Parameters<typeof noticeForm>[1] = {}) {
  const caller = await portal().signIn(who);
  return caller.post('/users/notices', noticeForm(portal(), otherwise));
}

/** Titles that a list gives somebody. */
async function titles(who: Who, list: '/users/notices' | '/users/notices/mine' | '/admin/notices') {
  const { json } = await (await portal().signIn(who)).get(list);
  return json.map(({ title }) => title).sort();
}

it('friends read it for as long as the banks are friends', async () => {
  const { id } = (await post('anna', { title: 'Passaggio', reach: 'friends' })).json;
  const sara = await portal().signIn('sara');
  expect(await titles('sara', '/users/notices')).toEqual(['Passaggio']);
  const giulia = await portal().signIn('giulia');
  const [link] = (await giulia.get('/admin/banks/associated')).json;
  expect((await giulia.delete(`/admin/banks/${link?.id ?? 0}`)).status).toBe(204);
  expect(await titles('sara', '/users/notices')).toEqual([]);
  expect((await sara.get(`/users/notices/${id}`)).status).toBe(404);
  expect((await sara.post(`/users/notices/${id}/answers`, {})).status).toBe(404);
});

it('a desk lists those of its bank, a member those of their own', async () => {
  await post('anna', { title: 'Di Anna', reach: 'friends' });
  await post('marco', { title: 'Di Marco', reach: 'friends' });
  await post('sara', { title: 'Di Sara', reach: 'friends' });
  expect(await titles('giulia', '/admin/notices')).toEqual(['Di Anna', 'Di Marco']);
  expect(await titles('paolo', '/admin/notices')).toEqual(['Di Sara']);
  expect(await titles('anna', '/users/notices/mine')).toEqual(['Di Anna']);
});

it('a closed one makes room for another', async () => {
  const anna = await portal().signIn('anna');
  const posted = [];
  for (let n = 0; n < OPEN_REQUESTS_MAX; n += 1) {
    posted.push((await post('anna', { title: `Richiesta ${n}`, sure: true })).json.id);
  }
  expect((await post('anna', { title: 'Una di troppo', sure: true })).json.code).toBe(
    'too-many-notices',
  );
  const closed = await anna.post(`/users/notices/${posted[0] ?? 0}/close`, { outcome: 'not-met' });
  expect(closed.status).toBe(200);
  expect((await post('anna', { title: 'Una di troppo', sure: true })).status).toBe(201);
});

it('says no more how an author is reached who has left the bank', async () => {
  const { id } = (await post('anna')).json;
  const marco = await portal().signIn('marco');
  const answered = await marco.post(`/users/notices/${id}/answers`, {});
  const anna = await portal().signIn('anna');
  await anna.post(`/users/answers/${answered.json.myAnswer?.id ?? 0}/accept`, null);
  const seen = async () => (await marco.get(`/users/notices/${id}`)).json.contact;
  expect(await seen()).toMatchObject({ phone: '333 1234567', email: 'anna@example.org' });
  const giulia = await portal().signIn('giulia');
  const left = await giulia.delete(`/admin/banks/users/${portal().world.person.anna}`);
  expect(left.status).toBe(204);
  expect(await seen()).toMatchObject({ phone: null, email: null });
});
