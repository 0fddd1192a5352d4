/**
 * What the desk does at the board for a member, or a referent for their body (specification §51): who did it,
 * and how the member's word came to the desk, stands in the audit trail.
 */
import type { ChangeCall } from '#server/call.ts';
import { type AuditedAction, audit } from '#server/modules/running/audit/write.ts';

interface ForMember {
  /** For whom; nothing is written about what people do for themselves. */
  personId: number;
  noticeId: number;
}

/** Writes the trail of one act of the caller, within its transaction. */
export async function auditForMember(
  { db, now, actor, word: basis }: ChangeCall,
  action: AuditedAction,
  { personId, noticeId }: ForMember,
): Promise<void> {
  if (actor.personId === personId && actor.delegateId === undefined) return;
  await audit(db, now, action, {
    actorId: actor.delegateId ?? actor.personId,
    personId,
    bankId: actor.bankId,
    detail: { noticeId, ...(basis === undefined ? {} : { basis }) },
  });
}
