/** Whose data an administrator reads: those of their bank, who asks to join it, who chose it and is not verified. */
import { expect, it } from 'vitest';
import { portalForEachStory } from './support/portal.ts';
import type { Who } from './support/world.ts';

const portal = portalForEachStory();

/** What reading the data of somebody answers. */
async function reading(reader: Who, other: Who): Promise<number> {
  const caller = await portal().signIn(reader);
  return (await caller.get(`/users/${portal().world.person[other]}`)).status;
}

it.each(['anna', 'elena'] as const)(
  '%s, a member or one who asks to be, is read by their own administrator alone',
  async (who) => {
    expect(await reading('giulia', who)).toBe(200);
    expect(await reading('paolo', who)).toBe(404);
    expect(await reading('marco', who)).toBe(404);
  },
);

it('somebody who chose the bank is read until they are verified, and then until they ask to join', async () => {
  const { person, bank } = portal().world;
  const { pool } = portal().deps.database;
  await pool.query('update person set chosen_bank_id = $2 where id = $1', [
    person.luca,
    bank.bergamo,
  ]);
  expect(await reading('giulia', 'luca')).toBe(200);
  expect(await reading('paolo', 'luca')).toBe(404);
  await pool.query('update person set email_verified_at = now() where id = $1', [person.luca]);
  expect(await reading('giulia', 'luca')).toBe(404);
});
