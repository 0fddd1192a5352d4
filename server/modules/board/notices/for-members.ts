/** What the desk does at the board for a member: how their word came stands in the audit trail. */
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
  if (actor.personId === personId) return;
  await audit(db, now, action, {
    actorId: actor.personId,
    personId,
    bankId: actor.bankId,
    detail: { noticeId, ...(basis === undefined ? {} : { basis }) },
  });
}
