/**
 * Taking back the answer to a person who asks to join, while no letter has left: the
 * request is open again, at its old place in the queue. An account opened by accepting stays, empty.
 */
import { takeBackRefusal } from '#contract/abilities.ts';
import type { Call } from '#server/call.ts';
import { lockPerson } from '#server/modules/people/accounts/sql.ts';
import { audit } from '#server/modules/running/audit/write.ts';
import { withdrawEvents } from '#server/modules/sending/outbox/enqueue.ts';
import type { Transaction } from '#server/platform/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { LETTER_OF } from './requests.ts';
import { findStatus, hasExchangedSince, lockLatestMembership, reopenRequest } from './sql.ts';

/**
 * Only who answered takes it back, within the seconds of an undoable answer, and not once the new member
 * has exchanged or the person denied has asked elsewhere.
 */
export async function takeBackAnswer({
  db,
  now,
  actor,
  params: { id: personId },
}: Call<'takeBackMember'>): Promise<void> {
  const { bankId, personId: actorId } = actor;
  await db.first(lockPerson, { id: personId });
  const membership = await db.first(lockLatestMembership, { personId, bankId });
  if (!membership) throw new Refusal('not-found');
  const refusal = takeBackRefusal(actor, membership.decided_by);
  if (refusal) throw new Refusal(refusal);
  const { id, state } = membership;
  if (state !== 'active' && state !== 'denied') throw new Refusal('nothing-to-take-back');
  const about = { personId, bankId };
  const decidedAt = await withdrawEvents(db, LETTER_OF[state], about, { actorId, now });
  const isLatest = membership.decided_at?.getTime() === decidedAt.getTime();
  if (!isLatest || !(await isUntouched(db, { ...about, state, decidedAt }))) {
    throw new Refusal('nothing-to-take-back');
  }
  await db.count(reopenRequest, { id });
  const detail = { decision: LETTER_OF[state] };
  await audit(db, now, 'membership-taken-back', { actorId, personId, bankId, detail });
}

interface Answered {
  personId: number;
  bankId: number;
  state: 'active' | 'denied';
  decidedAt: Date;
}

/** Whether nothing depends on the answer yet: no exchange, no role, no request elsewhere. */
async function isUntouched(transaction: Transaction, answered: Answered): Promise<boolean> {
  const { personId, bankId, state, decidedAt } = answered;
  const current = await transaction.first(findStatus, { personId });
  if (state === 'denied') return current?.status === 'new';
  if (current?.role !== 'USER') return false;
  const since = { personId, bankId, since: decidedAt };
  return (await transaction.first(hasExchangedSince, since)) === undefined;
}
