/** What has changed about how a person signs in: in the history, and by a letter (specification §24). */
import type { GuardChange } from '#contract/people/sign-in.ts';
import { type AuditedAction, audit } from '#server/modules/running/audit/write.ts';
import { enqueueEvent } from '#server/modules/sending/outbox/enqueue.ts';
import type { Transaction } from '#server/platform/database.ts';
import type { SignedIn } from './signed-in.ts';

const AUDITED: Record<GuardChange, AuditedAction> = {
  on: 'second-factor-set',
  off: 'second-factor-removed',
  'removed-by-desk': 'second-factor-removed',
  'removed-at-machine': 'second-factor-removed',
  'codes-renewed': 'recovery-codes-renewed',
  'code-used': 'recovery-code-used',
  'passkey-added': 'passkey-added',
  'passkey-removed': 'passkey-removed',
  'token-made': 'token-made',
};

export interface GuardChangeFacts {
  what: GuardChange;
  /** The administrator who did it, or null at the machine; the person themselves when not said. */
  by?: SignedIn | null;
  /** How the administrator made sure who asks. */
  note?: string;
}

/** Writes a change into the history and tells the person, once the transaction commits. */
export async function tellGuardChange(
  transaction: Transaction,
  now: Date,
  personId: number,
  { what, by, note }: GuardChangeFacts,
): Promise<void> {
  await audit(transaction, now, AUDITED[what], {
    actorId: by === undefined ? personId : (by?.personId ?? null),
    personId,
    ...(by && by.bankId !== null ? { bankId: by.bankId } : {}),
    ...(note === undefined ? {} : { detail: { note } }),
  });
  await enqueueEvent(transaction, 'sign-in-guard-changed', { personId, what }, now);
}
