/**
 * A year of an association, played over HTTP: the board admits twelve, forty fees with three waived, a parish with
 * three referents, a child with a parent's signature, the register of two days, the yearly page, and an
 * inspection of the books by their sealed days (specification §30, §46 to §52).
 */
import { expect, it } from 'vitest';
import { seal } from './support/background.ts';
import { nameReferent, parishWithTwo } from './support/bodies.ts';
import { faultsOf, sealFaultsOf } from './support/books-check.ts';
import type { Caller } from './support/caller.ts';
import { termsOf } from './support/delegates.ts';
import { expectBooksToBalance } from './support/exchanges.ts';
import { insertMembers, insertPerson } from './support/fixture-rows.ts';
import { setRule } from './support/fund.ts';
import { GUARDIAN, registerYoung } from './support/minors.ts';
import { portalForEachStory } from './support/portal.ts';
import { refusalOf } from './support/refusals.ts';
import { change } from './support/rooms.ts';
import { TODAY } from './support/world.ts';

const portal = portalForEachStory();
const giulia = () => portal().signIn('giulia');
const DAY = 24 * 60;
const FEES = '/admin/fees/2026';

/** Eleven new people and Elena ask to join; the desk meets each, and the board admits all. */
async function boardAdmitsTwelve(desk: Caller): Promise<number[]> {
  const asking = [portal().world.person.elena];
  for (let nth = 0; nth < 11; nth += 1) {
    asking.push((await insertPerson(portal(), 'bergamo', 'requested')).id);
  }
  for (const id of asking) {
    const interview = { metOn: '2026-11-09', metBy: 'Giulia' };
    expect((await desk.put(`/admin/banks/users/${id}/interview`, interview)).status).toBe(204);
  }
  const alone = await desk.patch(`/admin/banks/users/${asking[0] ?? 0}/accept`, undefined);
  expect(refusalOf(alone)).toEqual([409, 'admission-first']);
  const minutes = { on: '2026-11-12', resolution: 'Direttivo 12/11/2026, n. 4', ids: asking };
  expect((await desk.post('/admin/register/minutes', minutes)).status).toBe(204);
  expect((await desk.get('/admin/banks/users/awaiting')).json).toEqual([]);
  return asking;
}

/** The parish gives Elena a room, and Elena helps the parish: another referent says so. */
async function parishGivesAndReceives(parish: number): Promise<void> {
  const { person, bank } = portal().world;
  const [marco, anna, elena] = [
    await portal().signIn('marco'),
    await portal().signIn('anna'),
    await portal().signIn('elena'),
  ];
  const terms = { ...termsOf(portal()), bankTo: bank.bergamo };
  const gave = { ...terms, userTo: person.elena, note: 'Una sala per la festa' };
  const given = await marco.actingFor(parish).post('/users/transactions', gave);
  expect((await elena.patch(`/users/transactions/${given.json.id}/approve`)).status).toBe(200);
  const got = await elena.post('/users/transactions', { ...terms, userTo: parish, note: 'Canto' });
  const approve = `/users/transactions/${got.json.id}/approve` as const;
  expect((await anna.actingFor(parish).patch(approve)).status).toBe(200);
}

/** Forty fees: three are waived, all others received at two tables on one evening. */
async function fortyFees(desk: Caller): Promise<void> {
  const year = {
    ...{ dueOn: '2026-11-30', ordinary: { cents: 1500, words: 'Socio' } },
    minor: { cents: 500, words: 'Ragazzi' },
    body: { cents: 3000, words: 'Ente' },
  };
  expect((await desk.put(FEES, year)).status).toBe(204);
  const { json: due } = await desk.get(FEES);
  const ids = due.lines.map(({ userId }) => userId);
  expect(ids).toHaveLength(40);
  const waived = due.lines.filter(({ group }) => group === 'ordinary').slice(0, 3);
  const waiving = { ids: waived.map(({ userId }) => userId), reason: 'Delibera n. 5' };
  await desk.post(`${FEES}/waive`, waiving);
  const paying = ids.filter((id) => !waiving.ids.includes(id));
  const tables = [paying.slice(0, 20), paying.slice(20)].map((some) =>
    desk.post(`${FEES}/receive`, { ids: some, on: TODAY, how: 'cash' }),
  );
  expect((await Promise.all(tables)).map(({ status }) => status)).toEqual([200, 200]);
  const { json: done } = await desk.get(FEES);
  const received = done.lines.filter(({ state }) => state === 'received');
  expect(received.map(({ receipt }) => receipt ?? 0).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 37 }, (_, nth) => nth + 1),
  );
  expect(done.lines.filter(({ state }) => state === 'waived')).toHaveLength(3);
  const cents = received.reduce((sum, line) => sum + (line.cents ?? 0), 0);
  expect(cents).toBe(35 * 1500 + 500 + 3000);
}

it('the secretary closes a year with no other sheet open', async () => {
  const desk = await giulia();
  await change(desk, 'association', true);
  await change(desk, 'bodies', true);
  await desk.put('/admin/register/legal-form', { legalForm: 'aps' });
  await setRule(portal(), 'admission-first', true);
  await setRule(portal(), 'register-visible', true);
  const fromBefore = await insertMembers(portal(), 'bergamo', 23);
  const admitted = await boardAdmitsTwelve(desk);

  const parish = await parishWithTwo(portal(), desk);
  await nameReferent(desk, parish, fromBefore[0] ?? 0);
  await parishGivesAndReceives(parish);
  const child = await registerYoung(desk, '2014-03-04');
  const { json: minors } = await desk.get('/admin/minors');
  expect(minors).toMatchObject([{ userId: child, guardian: GUARDIAN }]);
  await fortyFees(desk);

  // One leaves a week later; the register of each day knows.
  portal().passMinutes(7 * DAY);
  const leaver = fromBefore[5] ?? 0;
  const closing = { way: 'keep', seen: 0, isGone: false } as const;
  const closed = await (await giulia()).post(`/admin/banks/users/${leaver}/closing`, closing);
  expect(closed.status).toBe(204);
  // The night after the last day of the year.
  portal().passMinutes(35 * DAY);
  await seal(portal().deps);
  portal().passMinutes(5 * DAY);
  const later = await giulia();
  const first = (await later.get(`/admin/register?on=${TODAY}`)).json;
  const last = (await later.get('/admin/register?on=2026-12-31')).json;
  expect([first.lines.length, last.lines.length]).toEqual([40, 39]);
  expect(last.lines.map(({ userId }) => userId)).not.toContain(leaver);
  expect(
    last.lines.filter(({ resolution }) => resolution !== '').map(({ userId }) => userId),
  ).toEqual([...admitted].sort((a, b) => a - b));
  const anna = await portal().signIn('anna');
  expect((await anna.get('/users/register/members')).json.lines).toHaveLength(39);

  const { json: page } = await later.get('/admin/reports/2026');
  expect(page).toMatchObject({
    on: '2026-12-31',
    members: { start: 0, went: 1 },
    bodies: { members: 1, exchanges: 2, hours: 3 },
  });

  // The inspection: sums, running balances and the chain of sealed days, and the code on the printed register.
  await expectBooksToBalance(portal());
  expect(await faultsOf(portal())).toEqual([]);
  expect(await sealFaultsOf(portal())).toEqual([]);
  expect(last.sealCode).toMatch(/^[0-9A-Z]{4}/);
  expect(page.sealCode).toBe(last.sealCode);
});
