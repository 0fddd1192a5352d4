/** What waits, summed up from the reader's side. Pure. */
import type { PendingExchange } from '#contract/exchanges.ts';

export interface PendingOverview {
  /** What waits for the reader's answer. */
  toConfirm: PendingExchange[];
  /** How many wait for somebody else's. */
  withOthers: number;
  /** Hours the reader will gain, and lose, once all is confirmed; both without sign. */
  givenHours: number;
  receivedHours: number;
}

/** Sums up all that waits with the reader on either side. */
export function overviewOf(pending: readonly PendingExchange[], readerId: number): PendingOverview {
  const given = pending.filter((exchange) => exchange.userFromId === readerId);
  const received = pending.filter((exchange) => exchange.userFromId !== readerId);
  return {
    toConfirm: pending.filter((exchange) => exchange.canConfirm),
    withOthers: given.length,
    givenHours: sum(given),
    receivedHours: sum(received),
  };
}

/** Exact: halves of an hour add up without a remainder. */
function sum(exchanges: readonly PendingExchange[]): number {
  return exchanges.reduce((hours, exchange) => hours + exchange.quantityOfHours, 0);
}
