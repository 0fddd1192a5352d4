/** A desk reads the cheques, booklets and givers of its own bank (specification §16). */
import { expect, it } from 'vitest';
import { bookletOf, chequeOf } from './support/cheques.ts';
import { moveToBank } from './support/fixture-rows.ts';
import { portalForEachStory } from './support/portal.ts';
import { TODAY, type Who } from './support/world.ts';

const portal = portalForEachStory();

/** Owners of the cheques that wait for a desk. */
async function waitingOwners(desk: Who) {
  const { json } = await (await portal().signIn(desk)).get('/admin/cheques');
  return json.map(({ owner }) => owner.displayName);
}

it('a cheque that was handed in waits for the desk of its owner’s bank alone', async () => {
  const marco = await portal().signIn('marco');
  const form = {
    activity: portal().world.activity,
    ...{ dateOfTransaction: TODAY, quantityOfHours: 1 },
  };
  for (const code of [
    await chequeOf(portal(), 'anna'),
    await chequeOf(portal(), 'sara', 'paolo'),
  ]) {
    expect((await marco.post(`/users/cheques/${code}/hand-in`, form)).status).toBe(201);
  }
  expect(await waitingOwners('giulia')).toEqual(['Anna Ferrari']);
  expect(await waitingOwners('paolo')).toEqual(['Sara Fontana']);
});

it('the booklets of a member who moved stay with the bank that gave them', async () => {
  const { person, bank } = portal().world;
  await bookletOf(portal(), 'anna');
  await moveToBank(portal(), person.anna, bank.lecco);
  const booksFor = async (desk: Who) =>
    (await (await portal().signIn(desk)).get(`/admin/banks/users/${person.anna}/cheque-books`))
      .json;
  expect(await booksFor('giulia')).toHaveLength(1);
  expect(await booksFor('paolo')).toEqual([]);
});

it('people who may have given are members of the own bank', async () => {
  const givers = async (desk: Who) =>
    (await (await portal().signIn(desk)).get('/admin/cheque-givers?q=font')).json;
  expect(await givers('giulia')).toEqual([]);
  expect(await givers('paolo')).toMatchObject([{ fullName: 'Fontana Sara' }]);
});
