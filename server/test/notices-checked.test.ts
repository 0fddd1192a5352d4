/**
 * What a bank decides about its board: it looks at notices first, and puts people in touch itself for
 * some kinds of service or keeps them off (specification §20).
 */
import { afterAll, expect, it } from 'vitest';
import { startMailCatcher } from './support/mail-catcher.ts';
import { noticeForm } from './support/notices.ts';
import { lettersTo } from './support/one-tap.ts';
import { portalForEachStory } from './support/portal.ts';
import { TODAY } from './support/world.ts';

const catcher = await startMailCatcher();
afterAll(() => catcher.close());
const portal = portalForEachStory({ smtpUrl: catcher.url });

const CHECKED = { value: true, note: 'Deciso in assemblea' };

it('lets a new notice wait for the desk, which lets it onto the board for its whole time', async () => {
  const giulia = await portal().signIn('giulia');
  await giulia.put('/admin/rules/board-checked-first', CHECKED);
  const anna = await portal().signIn('anna');
  const { json } = await anna.post('/users/notices', noticeForm(portal(), { title: 'Un trapano' }));
  const { id } = json;
  expect(json.state).toBe('waiting');
  const marco = await portal().signIn('marco');
  expect((await marco.get(`/users/notices/${id}`)).status).toBe(404);
  expect((await marco.post(`/users/notices/${id}/answers`, {})).status).toBe(404);
  expect((await marco.get('/users/notices')).json).toEqual([]);
  for (const act of ['renew', 'pause'] as const) {
    expect((await anna.post(`/users/notices/${id}/${act}`, null)).json.code).toBe('notice-closed');
  }
  expect((await anna.get(`/users/notices/${id}/helpers`)).json).toEqual([]);
  expect((await anna.put(`/users/notices/${id}`, noticeForm(portal()))).json.state).toBe('waiting');
  expect((await giulia.get('/admin/banks/figures')).json.noticesToCheck).toBe(1);
  const [first] = (await giulia.get('/admin/notices?toCheck=true')).json;
  expect([first?.id, first?.state]).toEqual([id, 'waiting']);

  portal().passMinutes(3 * 24 * 60);
  const [reader, desk] = [await portal().signIn('marco'), await portal().signIn('giulia')];
  expect((await reader.post(`/admin/notices/${id}/show`, null)).status).toBe(403);
  const shown = await desk.post(`/admin/notices/${id}/show`, null);
  expect(shown.json).toMatchObject({ state: 'open', asksAgainOn: '2026-12-23' });
  expect((await reader.get(`/users/notices/${id}`)).status).toBe(200);
  expect((await desk.get('/admin/notices?toCheck=true')).json).toEqual([]);
  const letters = await lettersTo(portal(), catcher, 'anna');
  expect(letters.map(({ subject }) => subject)).toContain(
    'Il tuo annuncio è in bacheca: Aiuto con lo smartphone',
  );
});

it('asks who may help with an urgent request only once the desk has let it onto the board', async () => {
  const giulia = await portal().signIn('giulia');
  const marco = await portal().signIn('marco');
  await marco.post('/users/notices', noticeForm(portal(), { kind: 'offer' }));
  await giulia.put('/admin/rules/board-checked-first', CHECKED);
  const anna = await portal().signIn('anna');
  const { json } = await anna.post('/users/notices', noticeForm(portal(), { neededBy: TODAY }));
  const asks = async () =>
    (await portal().deps.database.pool.query('select from notice_ask')).rowCount;
  expect(await asks()).toBe(0);
  await giulia.post(`/admin/notices/${json.id}/show`, null);
  expect(await asks()).toBe(1);
  expect((await giulia.post(`/admin/notices/${json.id}/show`, null)).status).toBe(200);
  expect(await asks()).toBe(1);
});

it('does not wait for itself: what the desk posts is on the board at once', async () => {
  const giulia = await portal().signIn('giulia');
  await giulia.put('/admin/rules/board-checked-first', CHECKED);
  const { person } = portal().world;
  const forAnna = giulia.actingFor(person.anna);
  expect((await forAnna.post('/users/notices', noticeForm(portal()))).json.state).toBe('open');
  expect((await giulia.post('/users/notices', noticeForm(portal()))).json.state).toBe('open');
  const sara = await portal().signIn('sara');
  expect((await sara.post('/users/notices', noticeForm(portal()))).json.state).toBe('open');
});

it('puts people in touch itself for a kind of service, whatever the author chose', async () => {
  const { activity, bank } = portal().world;
  await portal().deps.database.pool.query(`update bank set phone = '035 1' where id = $1`, [
    bank.bergamo,
  ]);
  const anna = await portal().signIn('anna');
  const { json } = await anna.post('/users/notices', noticeForm(portal(), { contact: 'phone' }));
  const marco = await portal().signIn('marco');
  const read = async () => (await marco.get(`/users/notices/${json.id}`)).json;
  expect((await read()).contact).toMatchObject({ mode: 'phone', phone: '333 1234567' });
  const path = `/admin/activity-rules/${activity}` as const;
  const rule = { throughDesk: true, shown: true };
  expect((await marco.put(path, rule)).status).toBe(403);
  const giulia = await portal().signIn('giulia');
  expect((await giulia.put(path, rule)).json).toEqual({ activity, ...rule });
  expect((await giulia.put('/admin/activity-rules/9999', rule)).status).toBe(404);
  expect((await marco.get('/users/activity-rules')).json).toEqual([{ activity, ...rule }]);
  const desk = { mode: 'desk', phone: null, email: null, deskPhone: '035 1' };
  expect(await read()).toMatchObject({ contact: desk, canAnswer: false });
  const refused = await marco.post(`/users/notices/${json.id}/answers`, {});
  expect([refused.status, refused.json.code]).toEqual([403, 'contact-through-desk']);

  const forMarco = giulia.actingFor(portal().world.person.marco).byWord('phone');
  const given = await forMarco.post(`/users/notices/${json.id}/answers`, {});
  expect(given.status).toBe(201);
  await anna.post(`/users/answers/${given.json.myAnswer?.id ?? 0}/accept`, null);
  expect((await anna.get(`/users/notices/${json.id}`)).json.answers).toMatchObject([
    { state: 'accepted', contact: { phone: null, email: null } },
  ]);
  const [letter] = await lettersTo(portal(), catcher, 'marco');
  expect(letter?.text).toContain('035 1');
  expect(letter?.text).not.toContain('333 1234567');

  await giulia.put(path, { throughDesk: false, shown: true });
  expect((await read()).contact).toMatchObject({ mode: 'phone', phone: '333 1234567' });
});

it('puts its own administrator in touch, at the desk as everybody', async () => {
  const { giulia: giuliaId } = portal().world.person;
  const anna = await portal().signIn('anna');
  const { json } = await anna.post('/users/notices', noticeForm(portal(), { contact: 'desk' }));
  const giulia = await portal().signIn('giulia');
  const path = `/users/notices/${json.id}/answers` as const;
  expect((await giulia.post(path, {})).json.code).toBe('contact-through-desk');
  const given = await giulia.actingFor(giuliaId).byWord('present').post(path, {});
  expect([given.status, given.json.myAnswer?.state]).toEqual([201, 'open']);
  const posted = await giulia.actingFor(giuliaId).post('/users/notices', noticeForm(portal()));
  expect([posted.status, posted.json.byDesk]).toEqual([201, false]);
  const { pool } = portal().deps.database;
  const trail = await pool.query('select from audit where person_id = $1', [giuliaId]);
  const told = await pool.query(`select from outbox where kind = 'notice-posted-for'`);
  expect([trail.rowCount, told.rowCount]).toEqual([0, 0]);
});

it('leaves it to the other bank’s desk to put people in touch about its notices', async () => {
  const { world } = portal();
  const sara = await portal().signIn('sara');
  const form = noticeForm(portal(), { reach: 'friends', contact: 'desk' });
  const { json } = await sara.post('/users/notices', form);
  const giulia = await portal().signIn('giulia');
  const forMarco = giulia.actingFor(world.person.marco);
  const refused = await forMarco.post(`/users/notices/${json.id}/answers`, {});
  expect([refused.status, refused.json.code]).toEqual([403, 'contact-through-desk']);
});

it('keeps new notices about a kind of service off its board, and leaves those that are there', async () => {
  const { activity } = portal().world;
  const anna = await portal().signIn('anna');
  const { json } = await anna.post('/users/notices', noticeForm(portal()));
  const giulia = await portal().signIn('giulia');
  const rule = { throughDesk: false, shown: false };
  await giulia.put(`/admin/activity-rules/${activity}`, rule);
  const marco = await portal().signIn('marco');
  const refused = await marco.post('/users/notices', noticeForm(portal()));
  expect(refused.json.errors).toEqual([{ path: 'activity', code: 'activity-off-board' }]);
  const changed = await anna.put(`/users/notices/${json.id}`, noticeForm(portal()));
  expect(changed.status).toBe(200);
  const sara = await portal().signIn('sara');
  expect((await sara.post('/users/notices', noticeForm(portal()))).status).toBe(201);
});
