/** The audit trail of everything but exchanges, which write theirs in their own statement. */
import type { Transaction } from '#server/platform/database.ts';
import { writeAudit } from './sql.ts';

/** The actions of the audit trail, as past participles. */
export type AuditedAction =
  | 'person-registered'
  | 'email-verified'
  | 'person-updated'
  | 'email-changed'
  | 'email-restored'
  | 'password-changed'
  | 'password-reset'
  | 'membership-ended'
  | 'role-granted'
  | 'role-withdrawn'
  | 'unverified-deleted'
  | 'verification-resent'
  | 'bank-updated'
  | 'link-requested'
  | 'link-withdrawn'
  | 'link-approved'
  | 'link-rejected'
  | 'link-removed'
  | 'link-taken-back'
  | 'bank-applied-for'
  | 'bank-approved'
  | 'bank-denied'
  | 'membership-requested'
  | 'membership-withdrawn'
  | 'membership-accepted'
  | 'membership-denied'
  | 'membership-taken-back'
  | 'batch-stopped'
  | 'batch-undone';

interface Entry {
  actorId: number | null;
  personId?: number;
  bankId?: number;
  detail?: Record<string, unknown>;
}

/** Writes one entry in the transaction of the action itself. */
export async function audit(
  transaction: Transaction,
  at: Date,
  action: AuditedAction,
  { actorId, personId, bankId, detail = {} }: Entry,
): Promise<void> {
  await transaction.count(writeAudit, {
    at,
    actorId,
    action,
    personId: personId ?? null,
    bankId: bankId ?? null,
    detail: JSON.stringify(detail),
  });
}
