/**
 * Who received says so by a slip of the hand: for ten seconds they take it back, the hours return and
 * nobody hears of it. What who gave records moves nothing, and they cancel it (specification §22, laws
 * L3, L5 and L7).
 */
import { afterAll, expect, it } from 'vitest';
import { insertArrangement } from './support/arrangements.ts';
import { startMailCatcher } from './support/mail-catcher.ts';
import { lettersTo } from './support/one-tap.ts';
import { portalForEachStory } from './support/portal.ts';

const catcher = await startMailCatcher();
afterAll(() => catcher.close());
const portal = portalForEachStory({ smtpUrl: catcher.url });

/** Marco has helped Anna this morning, as they had agreed. */
async function helped() {
  const { person, bank } = portal().world;
  const [marco, anna] = [person.marco, person.anna].map((id) => ({ id, bankId: bank.bergamo }));
  if (!marco || !anna) throw new Error('two people');
  const { id } = await insertArrangement(portal(), marco, anna, { state: 'agreed', hour: 9 });
  return { id, marco: await portal().signIn('marco'), anna: await portal().signIn('anna') };
}

const done = (id: number) => `/users/arrangements/${id}/done` as const;
const back = (id = 0) => `/users/transactions/${id}/take-back` as const;
const approve = (id = 0) => `/users/transactions/${id}/approve` as const;
const balanceOf = async (who: 'marco' | 'anna') => {
  const caller = await portal().signIn(who);
  return (await caller.get(`/users/${portal().world.person[who]}`)).json.total;
};

it('takes back what they received: the hours return, no letter leaves, and they can still confirm', async () => {
  const { id, anna } = await helped();
  const before = [await balanceOf('marco'), await balanceOf('anna')];
  const said = await anna.post(done(id), { quantityOfHours: 1.5, undoable: true });
  expect(said.json.exchange).toMatchObject({ status: 'confirmed', hours: 1.5 });
  const exchange = said.json.exchange?.id;
  const taken = await anna.patch(back(exchange));
  expect([taken.status, taken.json.status]).toEqual([200, 'pending']);
  expect([await balanceOf('marco'), await balanceOf('anna')]).toEqual(before);
  portal().passMinutes(1);
  expect(await lettersTo(portal(), catcher, 'marco')).toEqual([]);
  const now = await anna.get(`/users/arrangements/${id}`);
  expect(now.json).toMatchObject({ state: 'done', exchange: { id: exchange, status: 'pending' } });
  expect((await anna.patch(approve(exchange), null)).status).toBe(200);
  expect(await balanceOf('marco')).toBe((before[0] ?? 0) + 1.5);
});

it('not after ten seconds, not by who gave, not what was not said so, and once', async () => {
  const { id, anna, marco } = await helped();
  const said = await anna.post(done(id), { quantityOfHours: 1, undoable: true });
  const exchange = said.json.exchange?.id;
  expect((await marco.patch(back(exchange))).status).toBe(403);
  const other = await helped();
  const firm = await other.anna.post(done(other.id), { quantityOfHours: 1 });
  const refused = await anna.patch(back(firm.json.exchange?.id));
  expect([refused.status, refused.json.code]).toEqual([409, 'nothing-to-take-back']);
  portal().passMinutes(1);
  expect((await anna.patch(back(exchange))).json.code).toBe('nothing-to-take-back');
});

it('leaves to who gave what waits: nothing to take back, but to cancel', async () => {
  const { id, marco } = await helped();
  const said = await marco.post(done(id), { quantityOfHours: 1, undoable: true });
  const exchange = said.json.exchange?.id ?? 0;
  expect(said.json.exchange).toMatchObject({ status: 'pending' });
  expect((await marco.patch(back(exchange))).json.code).toBe('nothing-to-take-back');
  const cancelled = await marco.patch(`/users/transactions/${exchange}/reject`, null);
  expect(cancelled.status).toBe(200);
  const now = await marco.get(`/users/arrangements/${id}`);
  expect(now.json).toMatchObject({ state: 'agreed', exchange: null });
});
