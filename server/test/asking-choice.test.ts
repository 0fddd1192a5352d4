/**
 * Who wants not to be asked is not (specification §20), and that somebody did a thing before is told
 * to members only where they want it; the desk sees it in any case.
 */
import { expect, it } from 'vitest';
import { termsOf } from './support/delegates.ts';
import { noticeForm } from './support/notices.ts';
import { portalForEachStory } from './support/portal.ts';
import type { Who } from './support/world.ts';

const portal = portalForEachStory();

async function post(who: Who, kind: 'request' | 'offer' = 'request'): Promise<number> {
  const form = noticeForm(portal(), { kind, sure: true });
  return (await (await portal().signIn(who)).post('/users/notices', form)).json.id;
}

async function helpersFor(who: Who, id: number) {
  const { json } = await (await portal().signIn(who)).get(`/users/notices/${id}/helpers`);
  return json.map((helper) => [helper.who, helper.why]);
}

/** Marco helped Anna with it: she recorded that, which confirms it. */
async function marcoDidIt() {
  const { bank, person } = portal().world;
  const anna = await portal().signIn('anna');
  const recorded = await anna.post('/users/transactions/received', {
    ...termsOf(portal()),
    ...{ bankFrom: bank.bergamo, userFrom: person.marco },
  });
  expect(recorded.status).toBe(201);
}

it('anybody may be asked and nothing is told of what they did, until they choose', async () => {
  const marco = await portal().signIn('marco');
  const standard = { mayBeAsked: true, showDone: false };
  expect((await marco.get('/users/asking-choice')).json).toEqual(standard);
  const chosen = { mayBeAsked: false, showDone: true };
  const answer = await marco.put('/users/asking-choice', chosen);
  expect([answer.status, answer.json]).toEqual([200, chosen]);
  expect((await marco.get('/users/asking-choice')).json).toEqual(chosen);
  const anna = await portal().signIn('anna');
  expect((await anna.get('/users/asking-choice')).json).toEqual(standard);
  const half = await marco.send('PUT', '/users/asking-choice', {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mayBeAsked: true }),
  });
  expect([half.status, half.json.errors]).toEqual([400, [{ path: 'showDone', code: 'required' }]]);
});

it('who does not want to be asked is no helper, not for the desk nor for the portal', async () => {
  await post('marco', 'offer');
  const id = await post('anna');
  expect(await helpersFor('anna', id)).toEqual([['Marco Bianchi', 'offers-this']]);
  const marco = await portal().signIn('marco');
  await marco.put('/users/asking-choice', { mayBeAsked: false, showDone: true });
  expect(await helpersFor('anna', id)).toEqual([]);
  expect(await helpersFor('giulia', id)).toEqual([]);
  const anna = await portal().signIn('anna');
  const people = { people: [portal().world.person.marco] };
  const refused = await anna.post(`/users/notices/${id}/asks`, people);
  expect([refused.status, refused.json.errors]).toEqual([
    400,
    [{ path: 'people', code: 'not-a-member' }],
  ]);
  const urgent = noticeForm(portal(), { sure: true, neededBy: '2026-11-21' });
  await anna.post('/users/notices', urgent);
  const { rows } = await portal().deps.database.pool.query('select * from notice_ask');
  expect(rows).toEqual([]);
});

it('who did it is told to the desk, and to members where they want it', async () => {
  await marcoDidIt();
  const id = await post('anna');
  expect(await helpersFor('anna', id)).toEqual([]);
  expect(await helpersFor('giulia', id)).toEqual([['Marco Bianchi', 'did-this']]);
  const marco = await portal().signIn('marco');
  await marco.put('/users/asking-choice', { mayBeAsked: true, showDone: true });
  expect(await helpersFor('anna', id)).toEqual([['Marco Bianchi', 'did-this']]);
});
