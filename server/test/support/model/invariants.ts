/** What must be true after every course, whatever happened in it (laws L3, L7, L8). */
import { findFaults } from '#server/modules/ledger/checking.ts';
import type { Database } from '#server/platform/database.ts';
import { balanceOf, bankOf, fundOf, type Model, stateOf } from './model.ts';
import type { Stage } from './stage.ts';

/**
 * Every fault of the books that `npm run books:check` finds: the sum, balances and their rows, the
 * chain of balances by number, and exchanges that are booked otherwise than they say.
 * @throws with all of them
 */
export async function assertBooksAreRight(database: Database): Promise<void> {
  const faults: string[] = [];
  for await (const fault of findFaults(database)) faults.push(fault);
  if (faults.length > 0) throw new Error(`the books are wrong: ${faults.join('; ')}`);
}

/** @throws unless every exchange and every balance is that of the model */
export async function assertIsAsInModel(model: Model, stage: Stage): Promise<void> {
  const { states, balances } = await stage.books();
  const faults: string[] = [];
  for (const exchange of model.exchanges) {
    const state = states.get(exchange.id);
    if (state !== stateOf(exchange)) {
      faults.push(`exchange ${exchange.id} is ${state}, and not ${stateOf(exchange)}`);
    }
  }
  if (states.size !== model.exchanges.length) {
    faults.push(`there are ${states.size} exchanges, and not ${model.exchanges.length}`);
  }
  const holders = [...model.people.keys(), ...model.banks.map(fundOf)];
  for (const holder of holders) {
    const [stored, expected] = [balances.get(holder), balanceOf(model, holder)];
    if (stored !== expected) {
      faults.push(
        `${holder} of ${bankOf(model, holder)} has ${stored} minutes, and not ${expected}`,
      );
    }
  }
  if (faults.length > 0) throw new Error(faults.join('; '));
}
