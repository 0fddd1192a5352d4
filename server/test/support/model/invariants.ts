/** What must be true after every course, whatever happened in it (laws L3, L7, L8). */
import { findFaults } from '#server/modules/hours/ledger/checking.ts';
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

interface Position {
  bank: string;
  /** The balances of all its accounts, the fund's with them. */
  balances: string;
  /** What its friends owe it, less what it owes them, by the confirmed services of each pair. */
  positions: string;
}

/**
 * What a bank's accounts hold in all is what other banks owe it (specification §27): every other
 * movement of hours, an opening balance and a gift too, stays within its bank.
 * @throws with each bank of which that is not so
 */
export async function assertPositionsAddUp({ pool }: Database): Promise<void> {
  const { rows } = await pool.query<Position>(`
    with pair as (
      select creditor_bank_id as bank_id, debtor_bank_id as friend_id, minutes from exchange
      where state = 'confirmed' and kind = 'service' and creditor_bank_id <> debtor_bank_id
      union all
      select debtor_bank_id, creditor_bank_id, -minutes from exchange
      where state = 'confirmed' and kind = 'service' and creditor_bank_id <> debtor_bank_id
    ), position as (
      select bank_id, friend_id, sum(minutes) as minutes from pair group by bank_id, friend_id
    )
    select bank.name as bank,
           (select coalesce(sum(balance_minutes), 0) from account
            where account.bank_id = bank.id)::text as balances,
           (select coalesce(sum(minutes), 0) from position
            where position.bank_id = bank.id)::text as positions
    from bank order by bank.id`);
  const faults = rows
    .filter(({ balances, positions }) => balances !== positions)
    .map(({ bank, balances, positions }) => `${bank} holds ${balances}, and is owed ${positions}`);
  if (faults.length > 0) throw new Error(`positions do not add up: ${faults.join('; ')}`);
}

/** @throws unless every exchange, every appointment and every balance is that of the model */
export async function assertIsAsInModel(model: Model, stage: Stage): Promise<void> {
  const { states, balances, appointments } = await stage.books();
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
  for (const { id, state, exchange } of model.appointments) {
    const [stored, expected] = [appointments.get(id), `${state} with ${exchange?.id ?? null}`];
    if (stored !== expected) faults.push(`appointment ${id} is ${stored}, and not ${expected}`);
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

/**
 * After a crowd in which everything changed: what was acknowledged is there once, what was reversed
 * or removed stays so (law L6), and nothing else was made but by batches.
 * @throws otherwise
 */
export async function assertNothingIsLostOrTwice(model: Model, stage: Stage): Promise<void> {
  const { states, ofBatches } = await stage.books();
  const acknowledged = new Map(model.exchanges.map((exchange) => [exchange.id, exchange]));
  const faults: string[] = [];
  for (const [id, exchange] of acknowledged) {
    const state = states.get(id);
    if (state === undefined) faults.push(`exchange ${id} is lost`);
    else if (exchange.reversed > 0 && (state === 'pending' || state === 'confirmed')) {
      faults.push(`exchange ${id} was reversed or removed, and is ${state}`);
    }
  }
  for (const id of states.keys()) {
    if (!acknowledged.has(id) && !ofBatches.has(id)) faults.push(`exchange ${id} is nobody's`);
  }
  if (faults.length > 0) throw new Error(faults.join('; '));
}
