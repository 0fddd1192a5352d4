/** The wish to be erased: noted, for a week in which it can be taken back, or forgotten (specification §34). */

import { ERASURE_WAIT_DAYS } from '#contract/limits.ts';
import { daysAfter } from '#contract/time.ts';
import { audit } from '#server/modules/running/audit/write.ts';
import { enqueueEvent } from '#server/modules/sending/outbox/enqueue.ts';
import type { Transaction } from '#server/platform/database.ts';
import { deleteErasure, insertErasure } from './sql.ts';

/** Whose it is, and who noted it or took it back; at the machine nobody with a name. */
interface Wish {
  personId: number;
  actorId: number | null;
  bankId?: number;
  detail?: Record<string, unknown>;
}

/** Notes it, and tells who has a login by letter; a second time the first day stands. */
export async function noteWish(transaction: Transaction, now: Date, wish: Wish): Promise<void> {
  const { personId } = wish;
  const dueAt = daysAfter(now, ERASURE_WAIT_DAYS);
  if (!(await transaction.first(insertErasure, { personId, now, dueAt }))) return;
  await audit(transaction, now, 'erasure-asked', wish);
  await enqueueEvent(transaction, 'erasure-asked', { personId }, now);
}

/** Forgets it. @returns whether there was one */
export async function forgetWish(
  transaction: Transaction,
  now: Date,
  wish: Wish,
): Promise<boolean> {
  const taken = await transaction.first(deleteErasure, { personId: wish.personId });
  if (taken) await audit(transaction, now, 'erasure-taken-back', wish);
  return taken !== undefined;
}
