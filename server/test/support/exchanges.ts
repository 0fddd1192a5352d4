/** Exchanges, as stories need them: a form, a balance, the books. */
import { expect } from 'vitest';
import { checkBooks } from '#server/modules/hours/ledger/sql.ts';
import type { TestPortal } from './portal.ts';
import { TODAY, type Who } from './world.ts';

/** What an administrator of Bergamo sends: Marco gave Anna two hours. */
export function bankForm({ world }: TestPortal, changes: Record<string, unknown> = {}) {
  const { person, bank, activity } = world;
  return {
    bankTo: bank.bergamo,
    userFrom: person.marco,
    userTo: person.anna,
    activity,
    dateOfTransaction: TODAY,
    quantityOfHours: 2,
    note: 'Festa di quartiere',
    ...changes,
  };
}

/** Marco gives Anna some hours, which wait for her. @returns the id of the exchange */
export async function recordForAnna(
  portal: TestPortal,
  { hours = 1, note = 'Spesa' } = {},
): Promise<number> {
  const { bank, person, activity } = portal.world;
  const marco = await portal.signIn('marco');
  const { json } = await marco.post('/users/transactions', {
    bankTo: bank.bergamo,
    userTo: person.anna,
    activity,
    dateOfTransaction: TODAY,
    quantityOfHours: hours,
    note,
  });
  return json.id;
}

/** Somebody's balance and what it is made of, in hours. */
export async function balanceOf(portal: TestPortal, who: Who) {
  const caller = await portal.signIn(who);
  const { json } = await caller.get(`/users/${portal.world.person[who]}`);
  return { total: json.total, gave: json.totalCreditor, received: json.totalDebtor };
}

/** Law L8, asked of the whole portal. */
export async function expectBooksToBalance({ deps }: TestPortal): Promise<void> {
  const books = await deps.database.first(checkBooks, {});
  expect(books).toEqual({ sum_of_balances: 0, accounts_off: 0 });
}
