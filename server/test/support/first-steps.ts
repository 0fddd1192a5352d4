/** Banks that begin, as stories need them. */
import { daysAfter } from '#contract/time.ts';
import { confirmed, insertExchange, type Made } from './fixture-rows.ts';
import type { TestPortal } from './portal.ts';
import { type BankKey, NOW, type Who } from './world.ts';

/** Makes a bank of the world one that was founded on the portal, so many days ago. */
export async function founded(
  { deps, world }: TestPortal,
  bank: BankKey,
  daysAgo = 0,
): Promise<void> {
  await deps.database.pool.query(
    'update bank set begun_here = true, created_at = $2 where id = $1',
    [world.bank[bank], daysAfter(NOW, -daysAgo)],
  );
}

/** What the desk of a bank reads of its first steps. */
export async function stepsOf(portal: TestPortal, who: Who) {
  const { status, json } = await (await portal.signIn(who)).get('/admin/first-steps');
  if (status !== 200) throw new Error(`${who} reads no first steps: ${status}`);
  return json;
}

/** Somebody of the world. */
export const somebody = ({ world }: TestPortal, who: Who, bank: BankKey): Made => ({
  id: world.person[who],
  bankId: world.bank[bank],
});

/** So many confirmed services of one person for another. @returns their ids */
export async function services(
  portal: TestPortal,
  count: number,
  giver: Made,
  receiver: Made,
): Promise<number[]> {
  const ids: number[] = [];
  for (let made = 0; made < count; made += 1) {
    const exchange = await insertExchange(portal, giver, receiver);
    ids.push((await confirmed(portal, exchange)).id);
  }
  return ids;
}
