/**
 * The desk in between, for members who read no e-mail: it posts, answers, decides and keeps for them,
 * and tells them what came of it (specification §20).
 */
import { expect, it } from 'vitest';
import { insertDeskMember, type Made } from './support/fixture-rows.ts';
import { insertAnswer, insertNotice, noticeForm } from './support/notices.ts';
import { portalForEachStory } from './support/portal.ts';

const portal = portalForEachStory();

/** What the trail says was done about a notice for a person: the action and how their word came. */
async function trailOf({ id }: Pick<Made, 'id'>): Promise<[string, string | null][]> {
  const { rows } = await portal().deps.database.pool.query<{
    action: string;
    basis: string | null;
  }>(
    `select action, detail ->> 'basis' as basis from audit
     where person_id = $1 and detail ? 'noticeId' order by id`,
    [id],
  );
  return rows.map(({ action, basis }) => [action, basis]);
}

it('posts, keeps and decides for somebody without e-mail, and the trail says on whose word', async () => {
  const rosa = await insertDeskMember(portal(), 'bergamo', 'active');
  const giulia = await portal().signIn('giulia');
  const form = noticeForm(portal(), { title: 'Un passaggio dal medico' });
  const { status, json } = await giulia
    .actingFor(rosa.id)
    .byWord('phone')
    .post('/users/notices', form);
  expect([status, json.byDesk, json.who]).toEqual([201, true, 'Rosa Verdi']);
  const marco = await portal().signIn('marco');
  const answered = await marco.post(`/users/notices/${json.id}/answers`, { text: 'Ho l’auto' });
  const answerId = answered.json.myAnswer?.id ?? 0;
  const path = `/users/answers/${answerId}/accept` as const;
  expect((await marco.byWord('paper').post(path, null)).status).toBe(404);
  const accepted = await giulia.byWord('phone').post(path, null);
  expect(accepted.json.answers).toMatchObject([{ state: 'accepted', who: 'Marco Bianchi' }]);
  await giulia.byWord('present').post(`/users/notices/${json.id}/renew`, null);
  await giulia.byWord('paper').post(`/users/notices/${json.id}/pause`, null);
  const ending = { outcome: 'met', with: portal().world.person.marco };
  const ended = await giulia.byWord('phone').post(`/users/notices/${json.id}/close`, ending);
  expect(ended.json.state).toBe('closed');
  expect(await trailOf(rosa)).toEqual([
    ['notice-posted', 'phone'],
    ['answer-accepted', 'phone'],
    ['notice-renewed', 'present'],
    ['notice-paused', 'paper'],
    ['notice-closed', 'phone'],
  ]);
  const own = await marco.post('/users/notices', noticeForm(portal()));
  await marco.post(`/users/notices/${own.json.id}/pause`, null);
  expect(await trailOf({ id: portal().world.person.marco })).toEqual([]);
});

it('lists what is to be told by voice until it was told, and a yes is news again', async () => {
  const rosa = await insertDeskMember(portal(), 'bergamo', 'active');
  const ugo = await insertDeskMember(portal(), 'bergamo', 'active');
  const giulia = await portal().signIn('giulia');
  const { json: notice } = await giulia
    .actingFor(rosa.id)
    .post('/users/notices', noticeForm(portal()));
  const forUgo = giulia.actingFor(ugo.id).byWord('present');
  const given = await forUgo.post(`/users/notices/${notice.id}/answers`, { text: 'Passo io' });
  expect(given.status).toBe(201);
  expect(given.json).toMatchObject({ myAnswer: { text: 'Passo io' }, answers: [] });
  const id = given.json.myAnswer?.id ?? 0;
  const news = { id, noticeId: notice.id, what: 'answered', tell: 'Rosa Verdi', text: 'Passo io' };
  expect((await giulia.get('/admin/answers')).json).toMatchObject([news]);
  expect((await giulia.get('/admin/banks/figures')).json.answersToTell).toBe(1);

  const paolo = await portal().signIn('paolo');
  expect((await paolo.get('/admin/answers')).json).toEqual([]);
  expect((await paolo.post(`/admin/answers/${id}/told`, undefined)).status).toBe(404);
  for (const _ of ['once', 'and again']) {
    const told = await giulia.byWord('phone').post(`/admin/answers/${id}/told`, undefined);
    expect(told.status).toBe(204);
  }
  expect((await giulia.get('/admin/answers')).json).toEqual([]);

  await giulia.byWord('phone').post(`/users/answers/${id}/accept`, undefined);
  const [yes] = (await giulia.get('/admin/answers')).json;
  expect(yes).toMatchObject({ id, what: 'accepted', who: 'Rosa Verdi' });
  await giulia.post(`/admin/answers/${id}/told`, undefined);
  expect((await giulia.get('/admin/answers')).json).toEqual([]);
  expect((await trailOf(ugo)).map(([action]) => action)).toEqual(['answer-given', 'answer-told']);
});

it('asks by voice whether a notice still stands, until the desk renews it', async () => {
  const rosa = await insertDeskMember(portal(), 'bergamo', 'active');
  const giulia = await portal().signIn('giulia');
  const { json } = await giulia.actingFor(rosa.id).post('/users/notices', noticeForm(portal()));
  expect((await giulia.get('/admin/answers')).json).toEqual([]);
  portal().passMinutes(30 * 24 * 60);
  const desk = await portal().signIn('giulia');
  const due = { what: 'due', id: json.id, noticeId: json.id, tell: 'Rosa Verdi', who: '' };
  expect((await desk.get('/admin/answers')).json).toMatchObject([due]);
  expect((await desk.get('/admin/banks/figures')).json.answersToTell).toBe(1);
  expect((await desk.post(`/admin/answers/${json.id}/told`, undefined)).status).toBe(404);
  await desk.byWord('phone').post(`/users/notices/${json.id}/renew`, undefined);
  expect((await desk.get('/admin/answers')).json).toEqual([]);
});

it('tells nobody by voice who reads e-mail, and shows no whole name of a friend bank', async () => {
  const { world } = portal();
  const anna = { id: world.person.anna, bankId: world.bank.bergamo };
  const sara = { id: world.person.sara, bankId: world.bank.lecco };
  const marco = { id: world.person.marco, bankId: world.bank.bergamo };
  const read = await insertAnswer(portal(), await insertNotice(portal(), anna), marco);
  const giulia = await portal().signIn('giulia');
  expect((await giulia.get('/admin/answers')).json).toEqual([]);
  expect((await giulia.post(`/admin/answers/${read.id}/told`, undefined)).status).toBe(404);
  const rosa = await insertDeskMember(portal(), 'bergamo', 'active');
  const form = noticeForm(portal(), { reach: 'friends' });
  const { json: notice } = await giulia.actingFor(rosa.id).post('/users/notices', form);
  await insertAnswer(portal(), { id: notice.id, bankId: rosa.bankId }, sara);
  expect((await giulia.get('/admin/answers')).json.map(({ who }) => who)).toEqual(['Sara F.']);
});

it('answers for members of its bank alone, as they could themselves', async () => {
  const { person } = portal().world;
  const marco = await portal().signIn('marco');
  const { json } = await marco.post('/users/notices', noticeForm(portal(), { reach: 'friends' }));
  const path = `/users/notices/${json.id}/answers` as const;
  const giulia = await portal().signIn('giulia');
  const paolo = await portal().signIn('paolo');
  expect((await giulia.actingFor(person.sara).post(path, {})).status).toBe(404);
  expect((await giulia.actingFor(person.marco).post(path, {})).json.code).toBe('own-notice');
  expect((await paolo.actingFor(person.sara).post(path, {})).status).toBe(201);
  const fax = await giulia.actingFor(person.anna).byWord('fax').post(path, {});
  expect(fax.json.errors).toEqual([{ path: 'x-word', code: 'invalid' }]);
  const { json: bank } = await marco.post('/users/notices', {
    ...noticeForm(portal(), { reach: 'bank' }),
    sure: true,
  });
  const theirs = paolo.actingFor(person.sara);
  expect((await theirs.post(`/users/notices/${bank.id}/answers`, {})).status).toBe(404);
  expect((await marco.actingFor(person.anna).post(path, {})).status).toBe(403);
});
