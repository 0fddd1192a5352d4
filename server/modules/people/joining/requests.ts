/**
 * Asking to join a bank, decided by the bank's administrators (specification §4). A membership is
 * one row from the request to its end.
 */
import type { Applicant } from '#contract/people/joining.ts';
import type { Call, Work } from '#server/call.ts';
import { bankExists } from '#server/modules/banks/banks/sql.ts';
import { rulesOfBank } from '#server/modules/banks/rules/rules-of-bank.ts';
import { enqueueWelcome } from '#server/modules/hours/fund/welcome.ts';
import { presentName } from '#server/modules/people/accounts/present.ts';
import { lockPerson } from '#server/modules/people/accounts/sql.ts';
import { assertPersonMayJoin } from '#server/modules/people/ages/asking.ts';
import { keepLeastAge } from '#server/modules/people/ages/sql.ts';
import { agreeAtJoining } from '#server/modules/people/consents/agreeing.ts';
import { audit } from '#server/modules/running/audit/write.ts';
import { enqueueEvent } from '#server/modules/sending/outbox/enqueue.ts';
import type { Transaction } from '#server/platform/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { listingOf, type Page, readPage, searchValues } from '#server/platform/paging.ts';
import {
  decideRequest,
  findDecision,
  findStatus,
  insertRequest,
  listAwaiting,
  openAccount,
  withdrawRequest,
} from './sql.ts';

/** The people who ask to join the administrator's bank, the longest waiting first. */
export function readAwaiting({
  db,
  actor: { bankId },
  query,
}: Call<'listAwaiting'>): Promise<Page<Applicant>> {
  const list = listAwaiting(listingOf(query, 'requestedAt'));
  const values = { ...searchValues(query), bankId };
  return readPage(db, list, values, (row) => ({
    ...presentName(row),
    email: row.email,
    phone: row.phone,
    requestedAt: row.requested_at.toISOString(),
    metOn: row.met_on,
    metBy: row.met_by ?? '',
  }));
}

/**
 * Creates a request; the bank's administrators get a letter.
 * @returns false when the person has a request or membership already
 */
export async function requestMembership(
  transaction: Transaction,
  now: Date,
  personId: number,
  bankId: number,
): Promise<boolean> {
  const request = await transaction.first(insertRequest, { personId, bankId, now });
  if (!request) return false;
  await audit(transaction, now, 'membership-requested', { actorId: personId, personId, bankId });
  await enqueueEvent(transaction, 'join-requested', { personId, bankId }, now);
  return true;
}

/** A person without a bank asks to join one, and agrees to the version of its privacy notice that they were shown. */
export async function joinBank({
  db,
  now,
  today,
  actor: { personId },
  params: { bankId },
  query: { notice },
}: Call<'joinBank'>): Promise<void> {
  await lockPersonWithoutBank(db, personId);
  if (!(await db.first(bankExists, { bankId }))) throw new Refusal('not-found');
  await assertPersonMayJoin(db, { personId, bankId, today });
  await agreeAtJoining(db, { bankId, personId, now }, notice);
  const asked = await requestMembership(db, now, personId, bankId);
  if (!asked) throw new Refusal('already-requested');
}

/**
 * Locks a person who is free to ask for a bank, until the transaction ends.
 * @throws Refusal `already-member` or `already-requested`
 */
export async function lockPersonWithoutBank(
  transaction: Transaction,
  personId: number,
): Promise<void> {
  await transaction.first(lockPerson, { id: personId });
  const current = await transaction.first(findStatus, { personId });
  if (current?.status === 'normal') throw new Refusal('already-member');
  if (current?.status === 'pending') throw new Refusal('already-requested');
}

/** Takes an open request back. */
export async function withdrawJoin({
  db,
  now,
  actor: { personId },
  params: { bankId },
}: Call<'withdrawJoin'>): Promise<void> {
  const request = await db.first(withdrawRequest, { personId, bankId, now });
  if (!request) throw new Refusal('not-found');
  await audit(db, now, 'membership-withdrawn', { actorId: personId, personId, bankId });
}

/**
 * Accepts a person who asks to join: they are an active member with an account from now on.
 * @throws Refusal `admission-first` where their bank takes in by minutes alone (specification §46);
 *   `too-young`, `birth-date-missing` for who asked before the bank asked for an age
 */
export async function acceptMember(call: Call<'acceptMember'>): Promise<void> {
  const { db, actor, params, body } = call;
  const { personId: by, bankId } = actor;
  await db.first(keepLeastAge, { bankId });
  if ((await rulesOfBank(db, bankId))['admission-first']) throw new Refusal('admission-first');
  await takeIn(call, { personId: params.id, bankId, by, undoableBy: body?.undoable ? by : null });
}

/** Denies a person who asks to join: they are `new` again and may ask elsewhere. */
export async function denyMember(call: Call<'denyMember'>): Promise<void> {
  const { actor, params, body } = call;
  const { personId: by, bankId } = actor;
  const undoableBy = body?.undoable ? by : null;
  await answer(call, { personId: params.id, bankId, by, undoableBy, state: 'denied' });
}

/** The letter to a person about the answer that is now their membership's state. */
export const LETTER_OF = { active: 'join-accepted', denied: 'join-denied' } as const;

interface Answer {
  personId: number;
  bankId: number;
  by: number;
  /** Who may take it back while its letter waits. */
  undoableBy: number | null;
}

/**
 * Makes an open request a membership with an account; the age that its bank asks for is kept already.
 * @throws Refusal as `acceptMember`, but for `admission-first`
 */
export async function takeIn(work: Work, answered: Answer): Promise<void> {
  const { db, today } = work;
  const { personId, bankId } = answered;
  await answer(work, { ...answered, state: 'active' });
  await assertPersonMayJoin(db, { personId, bankId, today });
  await db.count(openAccount, { personId, bankId });
  await enqueueWelcome(db, { personId, bankId });
}

/** Answers; the letter waits while that can be taken back. */
async function answer(
  { db, now }: Work,
  { personId, bankId, by, undoableBy, state }: Answer & { state: 'active' | 'denied' },
): Promise<void> {
  const request = await db.first(decideRequest, { personId, bankId, state, by, now });
  if (!request) {
    const decided = await db.first(findDecision, { personId, bankId });
    throw new Refusal(decided ? 'already-decided' : 'not-found');
  }
  const action = state === 'active' ? 'membership-accepted' : 'membership-denied';
  await audit(db, now, action, { actorId: by, personId, bankId });
  await enqueueEvent(db, LETTER_OF[state], { personId, bankId }, now, undoableBy);
}
