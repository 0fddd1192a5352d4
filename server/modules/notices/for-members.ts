/** What the desk does at the board for a member: how their word came stands in the audit trail. */
import type { DeskWord } from '#contract/notices-desk.ts';
import type { ChangeCall } from '#server/call.ts';
import { type AuditedAction, audit } from '#server/modules/audit/write.ts';

interface ForMember {
  /** For whom; nothing is written about what people do for themselves. */
  personId: number;
  noticeId: number;
  basis: NonNullable<DeskWord>['basis'];
}

/** Writes the trail of one act of the caller, within its transaction. */
export async function auditForMember(
  { db, now, actor }: ChangeCall,
  action: AuditedAction,
  { personId, noticeId, basis }: ForMember,
): Promise<void> {
  if (actor.personId === personId) return;
  await audit(db, now, action, {
    actorId: actor.personId,
    personId,
    bankId: actor.bankId,
    detail: { noticeId, ...(basis === undefined ? {} : { basis }) },
  });
}
