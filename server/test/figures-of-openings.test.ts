/** Hours that were brought or left with a closed account are exchanged by nobody: no figure counts them. */
import { expect, it } from 'vitest';
import { showDay } from '#contract/values.ts';
import { bankForm } from './support/exchanges.ts';
import { bringIn } from './support/imports.ts';
import { portalForEachStory } from './support/portal.ts';
import { TODAY } from './support/world.ts';

const portal = portalForEachStory();

const REGISTER = 'Cognome;Nome;Saldo\nAgazzi;Adele;512,5\nBonomi;Battista;-40\nCorti;Carla;8';

/** Every figure of a bank that says how much was exchanged. */
async function figures() {
  const [giulia, portale] = await Promise.all([
    portal().signIn('giulia'),
    portal().signIn('portale'),
  ]);
  const { json: home } = await giulia.get('/admin/banks/figures');
  const { json: statistics } = await giulia.get('/admin/statistics');
  const list = '/admin/transactions?openings=without' as const;
  const { json: listed } = await giulia.get(list);
  const { json: sums } = await giulia.get('/admin/transactions/summary?openings=without');
  const { json: year } = await giulia.get('/users/transactions/year');
  const { json: friends } = await giulia.get('/admin/banks/associated');
  const { json: banks } = await portale.get('/portal/banks');
  const live = banks.find(({ bankId }) => bankId === portal().world.bank.bergamo);
  return {
    home: [home.exchangesThisYear, home.hoursThisYear],
    statistics: [statistics.months, statistics.activities, statistics.flows],
    members: statistics.members.neither,
    listed: listed.length,
    sums: [sums.exchanges, sums.hours, sums.confirmedHours],
    year: year.months.reduce((sum, { given, received }) => sum + given + received, 0),
    partners: year.partners,
    friends: friends.map(({ hoursGiven, hoursReceived }) => hoursGiven + hoursReceived),
    live: [live?.exchanges, live?.hours, live?.lastExchange],
  };
}

it('a bank that only brought balances and closed an account has exchanged nothing', async () => {
  const giulia = await portal().signIn('giulia');
  const before = await figures();
  expect([before.home, before.live]).toEqual([
    [0, 0],
    [0, 0, null],
  ]);
  await bringIn(portal(), giulia, REGISTER);
  const { rows } = await portal().deps.database.pool.query(
    `select id from person where surname = 'Corti'`,
  );
  const closed = await giulia.post(`/admin/banks/users/${rows[0].id}/closing`, {
    seen: 8,
    way: 'fund',
  });
  expect(closed.status).toBe(204);
  const after = await figures();
  expect({ ...after, members: 0 }).toEqual({ ...before, members: 0 });
  // They stand in the books all the same, for who asks.
  const { json: all } = await giulia.get('/admin/transactions');
  expect(all.map(({ kind }) => kind).sort()).toEqual([
    'opening',
    'opening',
    'opening',
    'settlement',
  ]);
});

it('and one hour that somebody gave is one exchange of one hour everywhere', async () => {
  const giulia = await portal().signIn('giulia');
  await bringIn(portal(), giulia, REGISTER);
  const { status } = await giulia.post(
    '/admin/transactions',
    bankForm(portal(), { quantityOfHours: 1 }),
  );
  expect(status).toBe(201);
  const after = await figures();
  expect(after).toMatchObject({
    home: [1, 1],
    listed: 1,
    sums: [1, 1, 1],
    live: [1, 1, showDay(TODAY)],
  });
});
