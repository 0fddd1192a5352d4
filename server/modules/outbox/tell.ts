/**
 * Telling people, as part of the deed: a plain row in the outbox, in the transaction of what it
 * tells. The mail room sends it afterwards, or never when the deed was undone.
 */
import type { Transaction } from '#server/platform/database.ts';
import type { EventKind, Events } from './events.ts';
import { insertNews } from './sql.ts';
import { dueAfterTakeBack } from './take-back.ts';

/** @param undoableBy who may take the deed back; the news then wait until that time is over */
export async function tell<Kind extends EventKind>(
  transaction: Transaction,
  kind: Kind,
  payload: Events[Kind],
  now: Date,
  undoableBy: number | null = null,
): Promise<void> {
  await transaction.count(insertNews, {
    kind,
    payload: JSON.stringify(payload),
    now,
    dueAt: undoableBy === null ? null : dueAfterTakeBack(now),
    undoableBy,
  });
}
