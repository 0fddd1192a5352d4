/**
 * The seconds in which a decision can be taken back: its letters wait in the outbox, and taking it
 * back withdraws them, so that nobody outside is ever told of what did not last.
 */
import { TAKE_BACK_SECONDS } from '#contract/limits.ts';
import type { Transaction } from '#server/platform/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { EventKind, Events } from './events.ts';
import { withdrawNews } from './sql.ts';

/** The reader counts from the answer, which takes a moment, and so does the call that takes back. */
const NETWORK_SECONDS = 5;

/** When the letters of a decision made now may leave. */
export function dueAfterTakeBack(now: Date): Date {
  return new Date(now.getTime() + (TAKE_BACK_SECONDS + NETWORK_SECONDS) * 1000);
}

/**
 * Withdraws the waiting letters of a decision of `actorId`, as part of taking it back.
 * @returns when the decision was made
 * @throws Refusal `nothing-to-take-back` when the letters have left, or never waited
 */
export async function withdrawLetters<Kind extends EventKind>(
  transaction: Transaction,
  kind: Kind,
  about: Partial<Events[Kind]>,
  { actorId, now }: { actorId: number; now: Date },
): Promise<Date> {
  const news = await transaction.first(withdrawNews, {
    kind,
    about: JSON.stringify(about),
    undoableBy: actorId,
    now,
  });
  if (!news) throw new Refusal('nothing-to-take-back');
  return news.created_at;
}
