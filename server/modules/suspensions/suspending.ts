/** Suspending a bank and reopening it (specification §38), and what its members are told. */
import type { OwnSuspension } from '#contract/suspensions.ts';
import { showDay } from '#contract/values.ts';
import type { Deps } from '#server/deps.ts';
import type { SignedInMember } from '#server/modules/accounts/signed-in.ts';
import { audit } from '#server/modules/audit/write.ts';
import { resumeBatches } from '#server/modules/batches/tasks.ts';
import { resumeInvitations } from '#server/modules/desk/invitations.ts';
import { resumeImports } from '#server/modules/imports/tasks.ts';
import { enqueueEvent } from '#server/modules/outbox/enqueue.ts';
import type { Transaction } from '#server/platform/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { findOwnSuspension, lockWhole, reopen, suspend } from './sql.ts';

type Needs = Pick<Deps, 'database' | 'clock'>;

interface Act {
  bankId: number;
  reason: string;
  /** Null when it is done at the machine. */
  actorId: number | null;
}

/**
 * Suspends a bank; its administrators get a letter. Waits for what is on its way there.
 * @throws Refusal `not-found`, or `already-decided` when it is suspended
 */
export async function suspendBank({ database, clock }: Needs, act: Act): Promise<void> {
  const { bankId: id, reason } = act;
  await database.transaction(async (transaction) => {
    await lockInState(transaction, id, { isSuspended: false });
    await transaction.count(suspend, { id, reason, now: clock.now() });
    await tell(transaction, 'bank-suspended', act, clock.now());
  });
}

/**
 * Reopens a bank; its administrators get a letter, and what waited there goes on.
 * @throws Refusal `not-found`, or `already-decided` when it is open
 */
export async function reopenBank({ database, clock }: Needs, act: Act): Promise<void> {
  const { bankId: id } = act;
  await database.transaction(async (transaction) => {
    await lockInState(transaction, id, { isSuspended: true });
    const now = clock.now();
    await transaction.count(reopen, { id, now });
    await resumeBatches(transaction, id, now);
    await resumeImports(transaction, id);
    await resumeInvitations(transaction, id, now);
    await tell(transaction, 'bank-reopened', act, now);
  });
}

async function lockInState(
  transaction: Transaction,
  id: number,
  { isSuspended }: { isSuspended: boolean },
): Promise<void> {
  const bank = await transaction.first(lockWhole, { id });
  if (!bank) throw new Refusal('not-found');
  if ((bank.suspended_at !== null) !== isSuspended) throw new Refusal('already-decided');
}

async function tell(
  transaction: Transaction,
  what: 'bank-suspended' | 'bank-reopened',
  { bankId, reason, actorId }: Act,
  now: Date,
): Promise<void> {
  await audit(transaction, now, what, { actorId, bankId, detail: { reason } });
  await enqueueEvent(transaction, what, { bankId, reason }, now);
}

/** Since when the bank of a member is suspended; null while it is open. */
export async function readOwnSuspension(
  { database, clock }: Deps,
  { bankId }: SignedInMember,
): Promise<OwnSuspension | null> {
  const row = await database.first(findOwnSuspension, { bankId });
  if (!row) return null;
  const { suspended_at, name, email, phone } = row;
  return { since: showDay(clock.dayOf(suspended_at)), bank: name, email, phone };
}
