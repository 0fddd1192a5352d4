/**
 * Inviting members in waves (specification §12): people whom the desk has chosen, with an address and
 * without a login, so many a day; the first letters leave a minute later, and until then it can be
 * stopped. A day's letters are one transaction, so that a server that dies in the middle sends none of
 * them, and the next one all of them once.
 */

import { randomUUID } from 'node:crypto';
import { INVITATION_DAYS } from '#contract/limits.ts';
import { INVITATIONS_WAIT_SECONDS, type Invitations } from '#contract/paper/invitations.ts';
import { daysAfter, minutesAfter } from '#contract/time.ts';
import type { Call, ReadCall } from '#server/call.ts';
import type { Deps } from '#server/deps.ts';
import { isSuspended } from '#server/modules/banks/banks/suspended.ts';
import { mailTokenText } from '#server/modules/sending/outbox/mail-token.ts';
import type { Transaction } from '#server/platform/database.ts';
import { Refusal, refuseFields } from '#server/platform/http/refusal.ts';
import { addJobs, type JobKind, type Tasks, task } from '#server/platform/job-queue.ts';
import { hashToken } from '#server/platform/token.ts';
import {
  choosePeople,
  countChosen,
  countInvitations,
  countMembers,
  findWave,
  forgetChosen,
  inviteMany,
  listToInvite,
  lockWave,
  moveWave,
  setWave,
  stopWave,
} from './invitations-sql.ts';

/** The job of one day; tried again until it is done, since what is done stays done. */
const SEND_WAVE: JobKind<{ bankId: number }> = { name: 'send-invitations', tries: 25 };

/** How far the bank is with inviting its members. */
export const readInvitations = (call: Call<'readInvitations'>) => invitationsOf(call);

/**
 * Sends letters to these people, or goes on with those chosen before: so many a day, from
 * `INVITATIONS_WAIT_SECONDS` on. Or pauses, or stops. Letters of one day never leave twice. Refused when
 * there is nothing to stop, when all of them were invited meanwhile, when nobody was chosen, or somebody is
 * no member of the bank.
 */
export async function setInvitations(call: Call<'setInvitations'>): Promise<Invitations> {
  const { db, now, actor, body } = call;
  const { bankId, personId: by } = actor;
  const { perDay, state, people } = body;
  const soon = minutesAfter(now, INVITATIONS_WAIT_SECONDS / 60);
  if (state === 'stopped') {
    const stopped = await db.first(stopWave, { bankId, now, soon });
    if (!stopped) throw new Refusal('already-started');
    await db.count(forgetChosen, { bankId });
  } else {
    const isSending = state === 'sending';
    if (isSending) await choose(db, bankId, people);
    const earliest = isSending ? soon : now;
    const set = await db.first(setWave, { bankId, perDay, state, by, earliest });
    if (isSending && set) await enqueueWave(db, bankId, now, set.next_at);
  }
  return invitationsOf(call);
}

/** One answer for everybody outside the bank: nobody learns which people exist elsewhere. */
async function choose(
  transaction: Transaction,
  bankId: number,
  people: number[] | undefined,
): Promise<void> {
  if (people) {
    const personIds = [...new Set(people)];
    const found = await transaction.first(countMembers, { bankId, personIds });
    const isStrange = found?.people !== personIds.length;
    refuseFields(isStrange ? [{ path: 'people', code: 'not-a-member' }] : []);
    await transaction.count(choosePeople, { bankId, personIds });
  }
  const chosen = await transaction.first(countChosen, { bankId });
  if ((chosen?.people ?? 0) > 0) return;
  if (people) throw new Refusal('already-decided');
  refuseFields([{ path: 'people', code: 'required' }]);
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
    // One more says whether there are letters for another day.
    const next = await transaction.rows(listToInvite, { bankId, most: wave.per_day + 1 });
    const people = next.slice(0, wave.per_day);
    const links = people.map(({ id: personId, email }) => {
      const id = randomUUID();
      const hash = hashToken(mailTokenText(secret, 'invitation', id)).toString('hex');
      return { id, personId, email, hash };
    });
    await transaction.count(inviteMany, {
      ...{ links: JSON.stringify(links), bankId, by: wave.set_by, now },
      expiresAt: daysAfter(now, INVITATION_DAYS),
    });
    const isLast = people.length === next.length;
    if (isLast) await transaction.count(forgetChosen, { bankId });
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

async function invitationsOf({ db, now, actor: { bankId } }: ReadCall): Promise<Invitations> {
  const counts = await db.first(countInvitations, { bankId });
  const wave = await db.first(findWave, { bankId });
  const chosen = await db.first(countChosen, { bankId });
  return {
    waiting: counts?.waiting ?? 0,
    withoutAddress: counts?.without_address ?? 0,
    invited: counts?.invited ?? 0,
    arrived: counts?.arrived ?? 0,
    wave: wave
      ? {
          ...{ perDay: wave.per_day, state: wave.state, nextAt: wave.next_at.toISOString() },
          startsInSeconds: wave.state === 'sending' ? secondsUntil(wave.next_at, now) : null,
          people: chosen?.people ?? 0,
        }
      : null,
  };
}

function secondsUntil(moment: Date, now: Date): number {
  return Math.max(0, Math.ceil((moment.getTime() - now.getTime()) / 1000));
}
