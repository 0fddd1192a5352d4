/**
 * The audit trail of everything but exchanges, which write theirs in their own statement; and changes
 * of data field by field, with whether somebody else changed the same data while a form was open.
 */
import type { Transaction } from '#server/platform/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { findLastChangers, writeAudit, writeChanges } from './sql.ts';

/** The actions of the audit trail, as past participles. */
export type AuditedAction =
  | 'person-registered'
  | 'email-verified'
  | 'person-updated'
  | 'email-changed'
  | 'email-restored'
  | 'password-changed'
  | 'password-reset'
  | 'password-link-made'
  | 'sessions-ended'
  | 'second-factor-set'
  | 'second-factor-removed'
  | 'recovery-codes-renewed'
  | 'recovery-code-used'
  | 'passkey-added'
  | 'passkey-removed'
  | 'picture-set'
  | 'picture-removed'
  | 'calendar-made'
  | 'calendar-ended'
  | 'token-made'
  | 'token-revoked'
  | 'erasure-asked'
  | 'erasure-taken-back'
  | 'person-erased'
  | 'own-data-taken'
  | 'consent-given'
  | 'consent-noted'
  | 'consent-taken-back'
  | 'consents-reminded'
  | 'membership-signed'
  | 'membership-ended'
  | 'member-invited'
  | 'body-registered'
  | 'body-changed'
  | 'delegate-named'
  | 'delegate-ended'
  | 'companion-named'
  | 'companion-ended'
  | 'role-granted'
  | 'role-withdrawn'
  | 'unverified-deleted'
  | 'verification-resent'
  | 'bank-updated'
  | 'room-opened'
  | 'room-closed'
  | 'paper-printed'
  | 'legal-form-set'
  | 'register-changed'
  | 'members-admitted'
  | 'guardian-written'
  | 'register-printed'
  | 'register-exported'
  | 'fee-year-set'
  | 'fee-grouped'
  | 'fee-received'
  | 'fee-waived'
  | 'fee-due-again'
  | 'receipt-voided'
  | 'fees-reminded'
  | 'policy-written'
  | 'insured-chosen'
  | 'insured-printed'
  | 'insured-exported'
  | 'giver-passed'
  | 'report-written'
  | 'report-printed'
  | 'bulletin-sent'
  | 'bulletin-corrected'
  | 'bulletin-called-off'
  | 'bulletin-taken-back'
  | 'attendance-noted'
  | 'link-requested'
  | 'link-withdrawn'
  | 'link-approved'
  | 'link-rejected'
  | 'link-removed'
  | 'link-taken-back'
  | 'friend-limit-proposed'
  | 'friend-limit-agreed'
  | 'friend-limit-dropped'
  | 'friend-limit-ended'
  | 'bank-applied-for'
  | 'bank-approved'
  | 'bank-denied'
  | 'bank-withdrawn'
  | 'bank-exported'
  | 'bank-imported'
  | 'bank-reopened'
  | 'bank-suspended'
  | 'membership-requested'
  | 'membership-withdrawn'
  | 'membership-accepted'
  | 'membership-denied'
  | 'membership-taken-back'
  | 'batch-stopped'
  | 'batch-undone'
  | 'cheque-book-issued'
  | 'cheque-book-closed'
  | 'cheque-kept'
  | 'cheque-voided'
  | 'activity-rule-changed'
  | 'activity-added'
  | 'activity-renamed'
  | 'activity-moved'
  | 'activity-retired'
  | 'activity-returned'
  | 'activity-merged'
  | 'activity-group-added'
  | 'activity-group-renamed'
  | 'arrangement-agreed'
  | 'arrangement-done'
  | 'arrangement-dropped'
  | 'arrangement-proposed'
  | 'answer-accepted'
  | 'answer-given'
  | 'answer-let-go'
  | 'answer-told'
  | 'notice-allowed'
  | 'notice-changed'
  | 'notice-closed'
  | 'notice-paused'
  | 'notice-posted'
  | 'notice-renewed'
  | 'notice-hidden'
  | 'notice-shown'
  | 'thread-report-settled'
  | 'import-read'
  | 'import-deleted'
  | 'import-run'
  | 'import-undone'
  | 'job-retried'
  | 'mails-retried'
  | 'maintenance-announced'
  | 'maintenance-called-off'
  | 'webhook-added'
  | 'webhook-removed'
  | 'webhook-turned-off'
  | 'webhook-turned-on';

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

/** The editable data of a person or a bank, as texts by their names on the wire. */
export type Values = Record<string, string>;

/** Whose data they are: a person's or a bank's. */
export type Whose = { personId: number } | { bankId: number };

export interface Change {
  field: string;
  before: string;
  after: string;
}

/** The fields that differ, in the order of `before`. */
export function changesBetween(before: Values, after: Values): Change[] {
  return Object.entries(before).flatMap(([field, value]) => {
    const next = after[field] ?? value;
    return next === value ? [] : [{ field, before: value, after: next }];
  });
}

/**
 * Refuses to overwrite what somebody else changed since the form was filled. A field that already
 * says what the form wants is no conflict; neither is one the form says nothing of.
 * @throws Refusal `changed-meanwhile` with every such field and who changed it
 */
export async function refuseChangedMeanwhile(
  transaction: Transaction,
  whose: Whose,
  values: { basedOn: Partial<Values> | undefined; now: Values; wanted: Values },
): Promise<void> {
  const { basedOn, now, wanted } = values;
  const seen: Values = Object.assign({}, now, basedOn);
  const moved = changesBetween(seen, now).filter(({ field, after }) => wanted[field] !== after);
  if (moved.length === 0) return;
  const changers = await transaction.rows(findLastChangers, {
    ...idsOf(whose),
    fields: moved.map(({ field }) => field),
  });
  const changerOf = (field: string) => {
    const row = changers.find((one) => one.field === field);
    return row ? { id: row.id, name: row.name } : null;
  };
  const changes = moved.map((change) => ({ ...change, by: changerOf(change.field) }));
  throw new Refusal('changed-meanwhile', { changes });
}

/** Writes one audit entry with the values of each changed field; nothing when none changed. */
export async function auditChanges(
  transaction: Transaction,
  at: Date,
  entry: {
    action: 'person-updated' | 'bank-updated' | 'bulletin-corrected' | 'body-changed';
    actorId: number;
    /** The bank whose administrators may read it, if any. */
    readableBy: number | null;
    whose: Whose;
    /** What else the entry says, beside the names of the fields. */
    detail?: Record<string, unknown>;
  },
  changes: readonly Change[],
): Promise<void> {
  if (changes.length === 0) return;
  const { action, actorId, readableBy, whose, detail } = entry;
  await transaction.count(writeChanges, {
    at,
    action,
    actorId,
    readableBy,
    ...idsOf(whose),
    detail: JSON.stringify({ ...detail, fields: changes.map(({ field }) => field) }),
    changes: JSON.stringify(changes),
  });
}

function idsOf(whose: Whose): { personId: number | null; bankId: number | null } {
  return { personId: null, bankId: null, ...whose };
}
