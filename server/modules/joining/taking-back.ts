/**
 * Taking back the answer to a person who asks to join, while they have not been told of it: the
 * request is open again, at its old place in the queue. An account opened by accepting stays, empty.
 */
import { takeBackRefusal } from '#contract/abilities.ts';
import type { Deps } from '#server/deps.ts';
import type { SignedInMember } from '#server/modules/accounts/signed-in.ts';
import { holdPerson } from '#server/modules/accounts/sql.ts';
import { audit } from '#server/modules/audit/write.ts';
import { withdrawLetters } from '#server/modules/outbox/take-back.ts';
import type { Transaction } from '#server/platform/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { LETTER_OF } from './requests.ts';
import { findStanding, hasExchangedSince, lockLatestMembership, reopenRequest } from './sql.ts';

/**
 * @throws Refusal `not-found` (never asked this bank), `forbidden` (somebody else answered), or
 *   `nothing-to-take-back` when the seconds are over, the answer was not undoable, the new member
 *   has exchanged already, or the person denied has asked elsewhere
 */
export async function takeBackAnswer(
  deps: Deps,
  admin: SignedInMember,
  personId: number,
): Promise<void> {
  const now = deps.clock.now();
  const { bankId, personId: actorId } = admin;
  await deps.database.transaction(async (transaction) => {
    await transaction.first(holdPerson, { id: personId });
    const membership = await transaction.first(lockLatestMembership, { personId, bankId });
    if (!membership) throw new Refusal('not-found');
    const refusal = takeBackRefusal(admin, membership.decided_by);
    if (refusal) throw new Refusal(refusal);
    const { id, state } = membership;
    if (state !== 'active' && state !== 'denied') throw new Refusal('nothing-to-take-back');
    const about = { personId, bankId };
    const decidedAt = await withdrawLetters(transaction, LETTER_OF[state], about, { actorId, now });
    const isLatest = membership.decided_at?.getTime() === decidedAt.getTime();
    if (!isLatest || !(await isUntouched(transaction, { ...about, state, decidedAt }))) {
      throw new Refusal('nothing-to-take-back');
    }
    await transaction.count(reopenRequest, { id });
    await audit(transaction, now, 'membership-taken-back', {
      actorId,
      personId,
      bankId,
      detail: { decision: LETTER_OF[state] },
    });
  });
}

interface Answered {
  personId: number;
  bankId: number;
  state: 'active' | 'denied';
  decidedAt: Date;
}

/** Whether nothing stands on the answer yet: no exchange, no role, no request elsewhere. */
async function isUntouched(transaction: Transaction, answered: Answered): Promise<boolean> {
  const { personId, bankId, state, decidedAt } = answered;
  const standing = await transaction.first(findStanding, { personId });
  if (state === 'denied') return standing?.status === 'new';
  if (standing?.role !== 'USER') return false;
  const since = { personId, bankId, since: decidedAt };
  return (await transaction.first(hasExchangedSince, since)) === undefined;
}
