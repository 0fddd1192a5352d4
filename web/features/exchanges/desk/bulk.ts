/** Deciding many exchanges one after the other: what is asked, and how each one went. Pure. */
import type { PendingExchange } from '#contract/exchanges.ts';
import type { ApiErrorCode } from '#web/api/api-error.ts';

export type BulkAct = 'confirm' | 'cancel';

/** `waiting` until its turn; then done, or why not; done may be taken back. */
export type Outcome = 'waiting' | 'done' | 'taken-back' | ApiErrorCode;

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
const SETTLED: readonly Outcome[] = ['done', 'taken-back', 'already-decided', 'not-found'];

/** The exchanges with which another try may go well. */
export function missed(rows: readonly BulkRow[]): PendingExchange[] {
  return rows.filter(({ outcome }) => !SETTLED.includes(outcome)).map(({ exchange }) => exchange);
}

export interface BulkCount {
  done: number;
  takenBack: number;
  failed: number;
  waiting: number;
}

/** How many went which way. */
export function countOf(rows: readonly BulkRow[]): BulkCount {
  const done = rows.filter(({ outcome }) => outcome === 'done').length;
  const waiting = rows.filter(({ outcome }) => outcome === 'waiting').length;
  const takenBack = rows.filter(({ outcome }) => outcome === 'taken-back').length;
  return { done, takenBack, waiting, failed: rows.length - done - takenBack - waiting };
}
