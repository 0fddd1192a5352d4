/**
 * Hours of appointments that are not of one errand alone (specification §22): a date of what repeats
 * finds the hours that stand; with a friend bank nothing is recorded once the two are friends no more.
 */
import { expect, it } from 'vitest';
import { insertArrangement, insertStanding } from './support/arrangements.ts';
import { recordBy } from './support/errands.ts';
import { portalForEachStory } from './support/portal.ts';
import { TODAY, type Who } from './support/world.ts';

const portal = portalForEachStory();
const as = (who: Who) => portal().signIn(who);
const path = (id: number) => `/users/arrangements/${id}` as const;

/** A date, of ten in the morning, of what Marco and Anna do every week. */
async function dateOfStanding() {
  const { person, bank } = portal().world;
  const marco = { id: person.marco, bankId: bank.bergamo };
  const anna = { id: person.anna, bankId: bank.bergamo };
  const standing = await insertStanding(portal(), marco, anna, 'agreed');
  const { id } = await insertArrangement(portal(), marco, anna, { state: 'agreed', hour: 10 });
  await portal().deps.database.pool.query('update arrangement set standing_id = $2 where id = $1', [
    id,
    standing.id,
  ]);
  return id;
}

it.each([
  ['the same help', false, 1],
  ['another time', true, 2],
] as const)('a date of what repeats asks about hours that stand: %s', async (_, another, made) => {
  const { json: hours } = await recordBy(portal(), 'received', {}, '2026-11-19');
  const id = await dateOfStanding();
  const marco = await as('marco');
  const asked = await marco.post(`${path(id)}/done`, { quantityOfHours: 1.5 });
  const recorded = { id: hours.id, hours: 1.5, day: '2026-11-19' };
  expect([asked.status, asked.json]).toMatchObject([409, { code: 'already-recorded', recorded }]);
  const said = await marco.post(`${path(id)}/done`, { quantityOfHours: 1.5, another });
  expect([said.status, said.json.state]).toEqual([200, 'done']);
  expect(said.json.exchange?.id === hours.id).toBe(!another);
  const { rowCount } = await portal().deps.database.pool.query('select from exchange');
  expect(rowCount).toBe(made);
});

it('with friends no more neither of the two records from their appointment; it stays, and is dropped', async () => {
  const { person, bank } = portal().world;
  const sara = { id: person.sara, bankId: bank.lecco };
  const anna = { id: person.anna, bankId: bank.bergamo };
  const { id } = await insertArrangement(portal(), sara, anna, { state: 'agreed', hour: 10 });
  const { pool } = portal().deps.database;
  await pool.query(`update bank_link set state = 'removed', ended_at = now()`);
  for (const [who, field] of [
    ['sara', 'bankTo'],
    ['anna', 'bankFrom'],
  ] as const) {
    const done = await (await as(who)).post(`${path(id)}/done`, { quantityOfHours: 1 });
    const errors = [{ path: field, code: 'bank-not-linked' }];
    expect([done.status, done.json]).toMatchObject([400, { errors }]);
  }
  const form = { activity: portal().world.activity, dateOfTransaction: TODAY, note: 'Spesa' };
  const named = { ...form, quantityOfHours: 1, appointment: id, userTo: anna.id };
  const own = await (await as('sara')).post('/users/transactions', {
    ...named,
    bankTo: anna.bankId,
  });
  expect([own.status, own.json]).toMatchObject([400, { errors: [{ path: 'bankTo' }] }]);
  expect((await pool.query('select from exchange')).rowCount).toBe(0);
  const receiver = await as('anna');
  expect((await receiver.get(path(id))).json.state).toBe('agreed');
  expect((await receiver.post(`${path(id)}/drop`, null)).status).toBe(200);
});
