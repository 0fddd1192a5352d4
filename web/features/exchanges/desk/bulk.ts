/** Deciding many exchanges one after the other: what is asked, and how each one went. Pure. */
import type { PendingExchange } from '#contract/exchanges.ts';
import type { ApiErrorCode } from '#web/api/api-error.ts';

export type BulkAct = 'confirm' | 'cancel';

/** `waiting` until its turn; then done, or why not. */
export type Outcome = 'waiting' | 'done' | ApiErrorCode;

export interface BulkRow {
  exchange: PendingExchange;
  outcome: Outcome;
}

/** Those of the chosen that the reader may decide this way (laws L4, L5). */
export function decidable(
  chosen: readonly PendingExchange[],
  act: BulkAct,
): readonly PendingExchange[] {
  return chosen.filter(({ canConfirm, canCancel }) => (act === 'confirm' ? canConfirm : canCancel));
}

/** Exact: halves of an hour add up without a remainder. */
export function hoursOf(exchanges: readonly PendingExchange[]): number {
  return exchanges.reduce((sum, { quantityOfHours }) => sum + quantityOfHours, 0);
}

/** After these there is nothing left to decide, and trying again would not help. */
const SETTLED: readonly Outcome[] = ['done', 'already-decided', 'not-found'];

/** The exchanges with which everything is settled, or the others. */
export function settled(rows: readonly BulkRow[], isSettled = true): PendingExchange[] {
  return rows
    .filter(({ outcome }) => SETTLED.includes(outcome) === isSettled)
    .map(({ exchange }) => exchange);
}

export interface BulkCount {
  done: number;
  failed: number;
  waiting: number;
}

/** How many went which way. */
export function countOf(rows: readonly BulkRow[]): BulkCount {
  const done = rows.filter(({ outcome }) => outcome === 'done').length;
  const waiting = rows.filter(({ outcome }) => outcome === 'waiting').length;
  return { done, waiting, failed: rows.length - done - waiting };
}
