/** What waits for the desk, counted (specification §2). */
import { expect, it } from 'vitest';
import { moveToBank } from './support/fixture-rows.ts';
import { portalForEachStory } from './support/portal.ts';
import { TODAY, type Who } from './support/world.ts';

const portal = portalForEachStory();
const figuresOf = async (who: Who) =>
  (await (await portal().signIn(who)).get('/admin/banks/figures')).json;

it('counts requests to join of the own bank alone', async () => {
  const { bank, person } = portal().world;
  await portal().rows(
    `insert into membership (person_id, bank_id, state, role, requested_at)
     values ($1, $2, 'requested', 'USER', now())`,
    [person.davide, bank.lecco],
  );
  expect(await figuresOf('giulia')).toMatchObject({ members: 3, awaiting: 1, friendBanks: 1 });
  expect(await figuresOf('paolo')).toMatchObject({ members: 2, awaiting: 1, friendBanks: 1 });
});

it('counts as to be confirmed only what this administrator may confirm (L4)', async () => {
  const { bank, person, activity } = portal().world;
  for (const who of ['sara', 'giulia'] as const) {
    const recorded = await (await portal().signIn(who)).post('/users/transactions', {
      ...{ bankTo: bank.bergamo, userTo: person.anna, activity, dateOfTransaction: TODAY },
      ...{ quantityOfHours: 1, note: 'Spesa' },
    });
    expect(recorded.status).toBe(201);
  }
  // Sara moves, and administers the bank of the person she helped.
  await moveToBank(portal(), person.sara, bank.bergamo, 'ADMIN');
  const waiting = [await figuresOf('giulia'), await figuresOf('sara')];
  expect(waiting.map(({ exchangesToConfirm }) => exchangesToConfirm)).toEqual([1, 1]);
});
