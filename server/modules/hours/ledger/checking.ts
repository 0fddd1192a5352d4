/** Looking for faults in the books: what is wrong, where, and since which row (laws L7, L8). */
import type { Database, Snapshot } from '#server/platform/database.ts';
import {
  findSum,
  listAccountsOff,
  listBrokenChains,
  listExchangesOff,
  listStrangeTransfers,
} from './check-sql.ts';

/**
 * Everything that is wrong in the books at one moment, one sentence each; none when they are right.
 * Reads only, beside a portal that works, and every row of the ledger a few times.
 */
export function findFaults(database: Database): AsyncGenerator<string> {
  return database.fromSnapshot(faultsOfLedger);
}

/** The same, at the moment of a snapshot. */
export async function* faultsOfLedger(snapshot: Snapshot): AsyncGenerator<string> {
  const sum = await snapshot.first(findSum, {});
  if (sum) yield `all balances together are ${sum.minutes} minutes, not 0`;
  for await (const rows of snapshot.batches(listAccountsOff, {})) {
    for (const { figure, stored, computed, ...account } of rows) {
      yield `${nameOf(account)}: ${figure} stored ${stored} minutes, by its rows ${computed}`;
    }
  }
  for await (const rows of snapshot.batches(listBrokenChains, {})) {
    for (const { transfer_id: id, written, expected, ...account } of rows) {
      const before = `by the rows before ${expected}`;
      yield `${nameOf(account)}: transfer ${id} says a balance of ${written} minutes, ${before}`;
    }
  }
  for await (const rows of snapshot.batches(listStrangeTransfers, {})) {
    for (const { id, exchange_id: exchangeId } of rows) {
      yield `transfer ${id}: not what exchange ${exchangeId} says`;
    }
  }
  for await (const rows of snapshot.batches(listExchangesOff, {})) {
    for (const { id, state, confirmations, returns } of rows) {
      yield `exchange ${id}: ${state}, and booked ${confirmations} times, returned ${returns} times`;
    }
  }
}

function nameOf({ person_id: person, bank_id: bank }: { person_id: number; bank_id: number }) {
  return `account of person ${person} in bank ${bank}`;
}
