/**
 * Inviting members in waves (specification §12): everybody with an address and without a login who was
 * never invited, so many a day. A day's letters are one transaction, so that a server that dies in
 * the middle sends none of them, and the next one all of them once.
 */
import { randomUUID } from 'node:crypto';
import type { Invitations, InvitationWave } from '#contract/invitations.ts';
import { INVITATION_DAYS } from '#contract/limits.ts';
import type { Deps } from '#server/deps.ts';
import type { SignedInMember } from '#server/modules/accounts/signed-in.ts';
import { isSuspended } from '#server/modules/banks/suspended.ts';
import { mailTokenText } from '#server/modules/outbox/mail-token.ts';
import { daysAfter } from '#server/platform/clock.ts';
import type { Queryable, Transaction } from '#server/platform/database.ts';
import { addJobs, type JobKind, type Tasks, task } from '#server/platform/job-queue.ts';
import { hashToken } from '#server/platform/token.ts';
import {
  countInvitations,
  findWave,
  inviteMany,
  listToInvite,
  lockWave,
  moveWave,
  setWave,
} from './invitations-sql.ts';

/** The job of one day; tried again until it is done, since what is done stays done. */
const SEND_WAVE: JobKind<{ bankId: number }> = { name: 'send-invitations', tries: 25 };

/** How far the bank is with inviting its members. */
export function readInvitations(
  { database }: Deps,
  { bankId }: SignedInMember,
): Promise<Invitations> {
  return readOf(database, bankId);
}

/** Sends letters from now on, so many a day, or pauses. Letters of one day never leave twice. */
export function setInvitations(
  { database, clock }: Deps,
  { bankId, personId: by }: SignedInMember,
  { perDay, state }: InvitationWave,
): Promise<Invitations> {
  const now = clock.now();
  return database.transaction(async (transaction) => {
    const set = await transaction.first(setWave, { bankId, perDay, state, by, now });
    if (state === 'sending' && set) await enqueueWave(transaction, bankId, now, set.next_at);
    return readOf(transaction, bankId);
  });
}

/** The background work of invitations, for the worker that does the portal's jobs. */
export function invitationTasks(deps: Deps): Tasks {
  return task(SEND_WAVE, ({ bankId }) => sendWave(deps, bankId));
}

/** Goes on with the letters of a bank that is open again (specification §38). */
export async function resumeInvitations(
  transaction: Transaction,
  bankId: number,
  now: Date,
): Promise<void> {
  const wave = await transaction.first(findWave, { bankId });
  if (wave?.state === 'sending') await enqueueWave(transaction, bankId, now, wave.next_at);
}

/** Sends the letters of one day, unless somebody has paused or they have left already. */
async function sendWave(
  { database, clock, secret }: Pick<Deps, 'database' | 'clock' | 'secret'>,
  bankId: number,
): Promise<void> {
  const now = clock.now();
  await database.transaction(async (transaction) => {
    const wave = await transaction.first(lockWave, { bankId });
    // It goes on when the bank is reopened.
    if (!wave || (await isSuspended(transaction, bankId))) return;
    if (wave.next_at > now) return enqueueWave(transaction, bankId, now, wave.next_at);
    const people = await transaction.rows(listToInvite, { bankId, most: wave.per_day });
    const links = people.map(({ id: personId, email }) => {
      const id = randomUUID();
      const hash = hashToken(mailTokenText(secret, 'invitation', id)).toString('hex');
      return { id, personId, email, hash };
    });
    await transaction.count(inviteMany, {
      ...{ links: JSON.stringify(links), bankId, by: wave.set_by, now },
      expiresAt: daysAfter(now, INVITATION_DAYS),
    });
    const isLast = people.length < wave.per_day;
    const nextAt = people.length > 0 ? daysAfter(now, 1) : now;
    await transaction.count(moveWave, { bankId, nextAt, state: isLast ? 'done' : 'sending' });
    if (!isLast) await enqueueWave(transaction, bankId, now, nextAt);
  });
}

async function enqueueWave(
  transaction: Transaction,
  bankId: number,
  now: Date,
  nextAt: Date,
): Promise<void> {
  const delaySeconds = Math.max(0, (nextAt.getTime() - now.getTime()) / 1000);
  const job = { key: `bank:${bankId}`, payload: { bankId }, delaySeconds };
  await addJobs(transaction, SEND_WAVE, [job]);
}

async function readOf(queryable: Queryable, bankId: number): Promise<Invitations> {
  const counts = await queryable.first(countInvitations, { bankId });
  const wave = await queryable.first(findWave, { bankId });
  return {
    waiting: counts?.waiting ?? 0,
    withoutAddress: counts?.without_address ?? 0,
    invited: counts?.invited ?? 0,
    arrived: counts?.arrived ?? 0,
    wave: wave
      ? { perDay: wave.per_day, state: wave.state, nextAt: wave.next_at.toISOString() }
      : null,
  };
}
