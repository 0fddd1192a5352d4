/** A lost second factor: the desk takes it away, with the member told and the history saying how (specification §25). */
import { expect, it } from 'vitest';
import { turnOn } from './support/authenticator.ts';
import { portalForEachStory } from './support/portal.ts';
import { emailOf, PASSWORD, type Who } from './support/world.ts';

const portal = portalForEachStory();
const NOTE = 'È venuta in segreteria con la tessera';

const typePassword = (who: Who) =>
  portal()
    .visitor()
    .form('/login', { username: emailOf(who), password: PASSWORD });

const takeFrom = async (desk: Who, member: Who) => {
  const caller = await portal().signIn(desk);
  const id = portal().world.person[member];
  return caller.post(`/admin/users/${id}/second-factor/remove`, { note: NOTE });
};

it('an administrator of the bank takes it away; the password is enough again, codes count no more', async () => {
  const { codes } = await turnOn(portal(), await portal().signIn('anna'));
  const { anna, giulia } = portal().world.person;
  const desk = await portal().signIn('giulia');
  const challenge = (await typePassword('anna')).json.challenge;
  expect((await desk.get(`/admin/users/${anna}/second-factor`)).json).toEqual({ isOn: true });
  expect((await takeFrom('giulia', 'anna')).status).toBe(204);
  expect((await desk.get(`/admin/users/${anna}/second-factor`)).json).toEqual({ isOn: false });
  expect((await typePassword('anna')).status).toBe(200);
  const late = { challenge: challenge ?? '', code: codes[0] ?? '' };
  expect((await portal().visitor().post('/login/second-factor', late)).json).toMatchObject({
    code: 'challenge-over',
  });

  const { pool } = portal().deps.database;
  const { rows: told } = await pool.query(
    `select payload from outbox where kind = 'sign-in-guard-changed' order by id desc limit 1`,
  );
  expect(told).toEqual([{ payload: { personId: anna, what: 'removed-by-desk' } }]);
  const { rows: trail } = await pool.query(
    `select actor_id, detail from audit where action = 'second-factor-removed'`,
  );
  expect(trail).toEqual([{ actor_id: giulia, detail: { note: NOTE } }]);
  const again = await takeFrom('giulia', 'anna');
  expect([again.status, again.json.code]).toEqual([409, 'second-factor-off']);
});

it('not without a word on how, not by another bank, a member, or a portal administrator', async () => {
  await turnOn(portal(), await portal().signIn('anna'));
  const id = portal().world.person.anna;
  const desk = await portal().signIn('giulia');
  const empty = await desk.post(`/admin/users/${id}/second-factor/remove`, { note: ' ' });
  expect([empty.status, empty.json.errors]).toEqual([400, [{ path: 'note', code: 'required' }]]);
  expect((await takeFrom('paolo', 'anna')).status).toBe(404);
  expect((await takeFrom('marco', 'anna')).status).toBe(403);
  expect((await takeFrom('portale', 'anna')).status).toBe(403);
  expect((await typePassword('anna')).json.code).toBe('second-factor-needed');
});

it('nobody takes their own this way, nor that of another administrator', async () => {
  const giulia = await portal().signIn('giulia');
  const marcoId = portal().world.person.marco;
  await giulia.patch(`/admin/banks/users/${marcoId}/role`, { role: 'ADMIN' });
  const marco = await portal().signIn('marco');
  await turnOn(portal(), marco);
  const path = `/admin/users/${marcoId}/second-factor/remove` as const;
  const own = await marco.post(path, { note: NOTE });
  expect([own.status, own.json.code]).toEqual([403, 'own-decision']);
  const other = await giulia.post(path, { note: NOTE });
  expect([other.status, other.json.code]).toEqual([403, 'second-factor-of-admin']);
});

it('with another secret of the portal, codes of app and paper are refused in plain words, until the desk helps', async () => {
  const anna = await portal().signIn('anna');
  const { secret } = portal().deps;
  Object.assign(portal().deps, { secret: 'another secret of the portal, also long enough' });
  const { app, codes } = await turnOn(portal(), anna);
  Object.assign(portal().deps, { secret });
  for (const code of [app.nextCode(), codes[0] ?? '']) {
    const { challenge = '' } = (await typePassword('anna')).json;
    const answer = await portal().visitor().post('/login/second-factor', { challenge, code });
    expect([answer.status, answer.json]).toMatchObject([409, { code: 'second-factor-unreadable' }]);
  }
  expect((await takeFrom('giulia', 'anna')).status).toBe(204);
  expect((await typePassword('anna')).status).toBe(200);
});

it('a secret that was damaged alone leaves the codes on paper', async () => {
  const { codes } = await turnOn(portal(), await portal().signIn('anna'));
  await portal().deps.database.pool.query(
    'update authenticator set sealed_secret = set_byte(sealed_secret, 20, get_byte(sealed_secret, 20) # 1)',
  );
  const { challenge = '' } = (await typePassword('anna')).json;
  const wrong = await portal()
    .visitor()
    .post('/login/second-factor', { challenge, code: '123456' });
  expect([wrong.status, wrong.json]).toMatchObject([409, { code: 'second-factor-unreadable' }]);
  const code = codes[0] ?? '';
  const entered = await portal().visitor().post('/login/second-factor', { challenge, code });
  expect(entered.status).toBe(200);
});
