/**
 * A slip of the hand on the page of a letter (specification §13): for ten seconds what its link did is taken
 * back without signing in, the link can be used again, and nobody hears of it.
 */
import { afterAll, expect, it } from 'vitest';
import { insertArrangement } from './support/arrangements.ts';
import { recordForAnna } from './support/exchanges.ts';
import { startMailCatcher } from './support/mail-catcher.ts';
import { actPath, lettersTo, linkToAnna, tokenIn } from './support/one-tap.ts';
import { portalForEachStory } from './support/portal.ts';
import { PLAN } from './support/valid-arrangement-requests.ts';
import { TODAY } from './support/world.ts';

const catcher = await startMailCatcher();
afterAll(() => catcher.close());
const portal = portalForEachStory({ smtpUrl: catcher.url });

const UNDOABLE = { undoable: true };
const tap = (token: string) => portal().visitor().post(actPath(token), UNDOABLE);
const back = (token: string) =>
  portal()
    .visitor()
    .post(`${actPath(token)}/take-back`, null);
const balanceOfAnna = async () => {
  const anna = await portal().signIn('anna');
  return (await anna.get(`/users/${portal().world.person.anna}`)).json.total;
};

/** The link by which Anna agrees to a day that Marco proposes. */
async function proposedToAnna() {
  const { person, bank, activity } = portal().world;
  const marco = await portal().signIn('marco');
  const { json } = await marco.post('/users/arrangements', {
    with: { partner: person.anna, partnerBank: bank.bergamo, iGive: true },
    ...{ activity, title: 'Lezione di tedesco', ...PLAN, day: TODAY },
  });
  const [letter] = await lettersTo(portal(), catcher, 'anna');
  if (!letter) throw new Error('Anna got no letter');
  return { id: json.id, token: tokenIn(letter), marco };
}

it('a confirmation: the hours return, Marco hears nothing, and the link confirms again', async () => {
  const { token } = await linkToAnna(portal(), catcher);
  const before = await balanceOfAnna();
  expect((await tap(token)).json).toMatchObject({ total: before - 1.5, isOpen: false });
  const taken = await back(token);
  expect([taken.status, taken.json]).toMatchObject([
    200,
    { isOpen: true, total: null, exchange: { status: 'pending' } },
  ]);
  expect(await balanceOfAnna()).toBe(before);
  portal().passMinutes(1);
  expect(await lettersTo(portal(), catcher, 'marco')).toEqual([]);
  expect((await tap(token)).json).toMatchObject({ total: before - 1.5 });
});

it('not what was not done, or not said so, not later, not twice, and not what somebody decided', async () => {
  const { id, token } = await linkToAnna(portal(), catcher);
  const refusal = async () => (await back(token)).json.code;
  expect(await refusal()).toBe('nothing-to-take-back');
  await tap(token);
  expect((await back(token)).status).toBe(200);
  expect(await refusal()).toBe('nothing-to-take-back');
  await tap(token);
  portal().passMinutes(1);
  expect(await refusal()).toBe('nothing-to-take-back');
  // It stays used: what was refused has changed nothing.
  expect((await tap(token)).json).toMatchObject({ isOpen: false, total: null });
  const firm = await linkToAnna(portal(), catcher);
  await portal().visitor().post(actPath(firm.token), null);
  expect((await back(firm.token)).json.code).toBe('nothing-to-take-back');
  expect(firm.id).not.toBe(id);
  expect((await back('x'.repeat(43))).json.code).toBe('token-invalid');
});

it('a yes to a day is a proposal again, and the letter of it still agrees', async () => {
  const { id, token, marco } = await proposedToAnna();
  expect((await tap(token)).json).toMatchObject({ arrangement: { state: 'agreed' } });
  expect((await back(token)).json).toMatchObject({
    ...{ act: 'agree-arrangement', isOpen: true },
    arrangement: { state: 'proposed' },
  });
  portal().passMinutes(1);
  expect(await lettersTo(portal(), catcher, 'marco')).toEqual([]);
  await tap(token);
  expect((await marco.get(`/users/arrangements/${id}`)).json.state).toBe('agreed');
});

it('of ten appointments that were called off and taken back the other one has heard nothing', async () => {
  const { person, bank } = portal().world;
  const [marco, anna] = [person.marco, person.anna].map((id) => ({ id, bankId: bank.bergamo }));
  if (!marco || !anna) throw new Error('two people');
  const hers = await portal().signIn('anna');
  for (let nth = 0; nth < 10; nth += 1) {
    const { id } = await insertArrangement(portal(), marco, anna, { state: 'agreed', hour: 15 });
    await hers.post(`/users/arrangements/${id}/drop`, { sequence: 0, ...UNDOABLE });
    const taken = await hers.post(`/users/arrangements/${id}/take-back`, null);
    expect(taken.json.state).toBe('agreed');
  }
  portal().passMinutes(1);
  expect(await lettersTo(portal(), catcher, 'marco')).toEqual([]);
  const waiting = await portal().deps.database.pool.query('select kind from outbox');
  expect(waiting.rows).toEqual([]);
});

it('a no to what was proposed again meanwhile is refused, and a key calls off once', async () => {
  const { id, marco } = await proposedToAnna();
  const anna = await portal().signIn('anna');
  const path = `/users/arrangements/${id}` as const;
  await marco.put(path, { sequence: 0, ...PLAN, day: TODAY, time: '18:00' });
  const seen = await anna.post(`${path}/drop`, { sequence: 0 });
  expect([seen.status, seen.json.code]).toEqual([409, 'seen-outdated']);
  const keyed = { 'idempotency-key': 'senza-connessione' };
  const said = { sequence: 1 };
  const [first, again] = [
    await anna.post(`${path}/drop`, said, keyed),
    await anna.post(`${path}/drop`, said, keyed),
  ];
  expect([first.status, again.status, again.json]).toEqual([200, 200, first.json]);
  expect((await anna.post(`${path}/drop`, said)).json.code).toBe('already-decided');
});

it('a key confirms or refuses once, and its answer comes again', async () => {
  const anna = await portal().signIn('anna');
  for (const [act, state] of [
    ['approve', 'confirmed'],
    ['reject', 'cancelled'],
  ] as const) {
    const id = await recordForAnna(portal(), { hours: 1 });
    const keyed = { 'idempotency-key': `${act} senza connessione` };
    const path = `/users/transactions/${id}/${act}` as const;
    const send = () => anna.patch(path, { undoable: true }, keyed);
    const answers = await Promise.all([send(), send(), send()]);
    for (const { status, json } of [...answers, await send()]) {
      expect([status, json.status]).toEqual([200, state]);
    }
    const other = await anna.patch(path, {}, keyed);
    expect([other.status, other.json.code]).toEqual([409, 'idempotency-key-reused']);
    expect((await anna.patch(path, { undoable: true })).json.code).toBe('already-decided');
  }
});
