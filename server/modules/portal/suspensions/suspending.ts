/** Suspending a bank and reopening it (specification §38), and what its members are told. */
import type { OwnSuspension } from '#contract/portal/suspensions.ts';
import { showDay } from '#contract/values.ts';
import type { Call, ChangeCall } from '#server/call.ts';
import { resumeBatches } from '#server/modules/hours/batches/tasks.ts';
import { resumeInvitations } from '#server/modules/paper/desk/invitations.ts';
import { resumeImports } from '#server/modules/paper/imports/tasks.ts';
import { audit } from '#server/modules/running/audit/write.ts';
import { enqueueEvent } from '#server/modules/sending/outbox/enqueue.ts';
import type { Transaction } from '#server/platform/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { findOwnSuspension, lockWhole, reopen, suspend } from './sql.ts';

/** What is done to a bank, by an administrator of the portal or at the machine. */
interface Act {
  bankId: number;
  reason: string;
  /** Null when it is done at the machine. */
  actorId: number | null;
}

/** What happens here waits for others, and has the moment when that is over. */
type Waiting = Pick<ChangeCall, 'db' | 'clock'>;

/** An administrator of the portal suspends a bank. */
export const suspendBank = (call: Call<'suspendBank'>) => beginSuspension(call, actOf(call));

/** An administrator of the portal reopens a bank. */
export const reopenBank = (call: Call<'reopenBank'>) => endSuspension(call, actOf(call));

const actOf = ({ params, body, actor }: Call<'suspendBank' | 'reopenBank'>): Act => ({
  bankId: params.id,
  reason: body.reason,
  actorId: actor.personId,
});

/**
 * Suspends a bank; its administrators get a letter. Waits for what is on its way there.
 * @throws Refusal `not-found`, or `already-decided` when it is suspended
 */
export async function beginSuspension({ db, clock }: Waiting, act: Act): Promise<void> {
  const { bankId: id, reason } = act;
  await lockInState(db, id, { isSuspended: false });
  const now = clock.now();
  await db.count(suspend, { id, reason, now });
  await tell(db, 'bank-suspended', act, now);
}

/**
 * Reopens a bank; its administrators get a letter, and what waited there goes on.
 * @throws Refusal `not-found`, or `already-decided` when it is open
 */
export async function endSuspension({ db, clock }: Waiting, act: Act): Promise<void> {
  const { bankId: id } = act;
  await lockInState(db, id, { isSuspended: true });
  const now = clock.now();
  await db.count(reopen, { id, now });
  await resumeBatches(db, id, now);
  await resumeImports(db, id);
  await resumeInvitations(db, id, now);
  await tell(db, 'bank-reopened', act, now);
}

async function lockInState(
  db: Transaction,
  id: number,
  { isSuspended }: { isSuspended: boolean },
): Promise<void> {
  const bank = await db.first(lockWhole, { id });
  if (!bank) throw new Refusal('not-found');
  if ((bank.suspended_at !== null) !== isSuspended) throw new Refusal('already-decided');
}

async function tell(
  db: Transaction,
  what: 'bank-suspended' | 'bank-reopened',
  { bankId, reason, actorId }: Act,
  now: Date,
): Promise<void> {
  await audit(db, now, what, { actorId, bankId, detail: { reason } });
  await enqueueEvent(db, what, { bankId, reason }, now);
}

/** Since when the bank of a member is suspended; null while it is open. */
export async function readOwnSuspension({
  db,
  clock,
  actor: { bankId },
}: Call<'readOwnSuspension'>): Promise<OwnSuspension | null> {
  const row = await db.first(findOwnSuspension, { bankId });
  if (!row) return null;
  const { suspended_at, name, email, phone } = row;
  return { since: showDay(clock.dayOf(suspended_at)), bank: name, email, phone };
}
