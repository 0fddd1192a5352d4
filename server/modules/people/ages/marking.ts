/**
 * Writes who is a member below the age that their bank asks for (specification §52): whenever somebody joins,
 * a birth date, the rule or the room is changed, or a bank comes in. Nobody below it keeps an office.
 */
import type { Work } from '#server/call.ts';
import { audit } from '#server/modules/running/audit/write.ts';
import { enqueueEvent } from '#server/modules/sending/outbox/enqueue.ts';
import { violates } from '#server/platform/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { endCompany, endDelegations, markMinors } from './sql.ts';

interface Marking {
  bankId: number;
  /** Of one member alone. */
  personId?: number;
  /** Who changed what it follows from. */
  by: number;
}

/** @throws Refusal `office-for-adults` where an administrator would be below that age */
export async function noteMinors(
  { db, now, today }: Pick<Work, 'db' | 'now' | 'today'>,
  { bankId, personId, by }: Marking,
): Promise<void> {
  const rows = await db
    .rows(markMinors, { bankId, personId: personId ?? null, today })
    .catch(refuseOffice);
  const personIds = rows.filter((row) => row.minor_until !== null).map((row) => row.person_id);
  if (personIds.length === 0) return;
  for (const row of await db.rows(endDelegations, { bankId, personIds, by, now })) {
    const { id: delegationId, person_id: of, delegate_id: delegateId } = row;
    const detail = { delegateId };
    await audit(db, now, 'delegate-ended', { actorId: by, personId: of, bankId, detail });
    await enqueueEvent(db, 'delegate-ended', { delegationId, personId: of, delegateId }, now);
  }
  for (const row of await db.rows(endCompany, { personIds, now })) {
    const { id: companyId, newcomer_id: newcomerId, companion_id: companionId } = row;
    const about = { actorId: by, personId: newcomerId, bankId: row.bank_id };
    await audit(db, now, 'companion-ended', { ...about, detail: { companionId } });
    await enqueueEvent(db, 'companion-ended', { companyId, newcomerId, companionId }, now);
  }
}

function refuseOffice(error: unknown): never {
  if (violates(error, 'membership_minor_has_no_desk')) throw new Refusal('office-for-adults');
  throw error;
}
