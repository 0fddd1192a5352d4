/** Deciding many exchanges one after the other: which, and how each one went. Pure. */
import type { PendingExchange } from '#contract/hours/exchanges.ts';
import type { ApiErrorCode } from '#web/api/api-error.ts';

export type BulkAct = 'confirm' | 'cancel';

/** `queued` until its turn; then done, or the code of the refusal; done may be taken back. */
export type Outcome = 'queued' | 'done' | 'taken-back' | ApiErrorCode;

export interface BulkRow {
  exchange: PendingExchange;
  outcome: Outcome;
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
  queued: number;
}

/** How many went which way. */
export function countOf(rows: readonly BulkRow[]): BulkCount {
  const done = rows.filter(({ outcome }) => outcome === 'done').length;
  const queued = rows.filter(({ outcome }) => outcome === 'queued').length;
  const takenBack = rows.filter(({ outcome }) => outcome === 'taken-back').length;
  return { done, takenBack, queued, failed: rows.length - done - takenBack - queued };
}
