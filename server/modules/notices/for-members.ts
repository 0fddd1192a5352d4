/** What the desk does at the board for a member: how their word came stands in the audit trail. */
import type { DeskWord } from '#contract/notices-desk.ts';
import type { SignedInMember } from '#server/modules/accounts/signed-in.ts';
import { type AuditedAction, audit } from '#server/modules/audit/write.ts';
import type { Transaction } from '#server/platform/database.ts';

interface ForMember {
  /** Who does it. */
  actor: Pick<SignedInMember, 'personId' | 'bankId'>;
  /** For whom; nothing is written about what people do for themselves. */
  personId: number;
  noticeId: number;
  basis: NonNullable<DeskWord>['basis'];
}

/** Writes the trail of one act, within its transaction. */
export async function auditForMember(
  transaction: Transaction,
  now: Date,
  action: AuditedAction,
  { actor, personId, noticeId, basis }: ForMember,
): Promise<void> {
  if (actor.personId === personId) return;
  await audit(transaction, now, action, {
    actorId: actor.personId,
    personId,
    bankId: actor.bankId,
    detail: { noticeId, ...(basis === undefined ? {} : { basis }) },
  });
}
