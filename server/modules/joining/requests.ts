/**
 * Asking to join a bank, decided by the bank's administrators (specification §4). A membership is
 * one row from the request to its end.
 */
import type { QueryOf } from '#contract/endpoints.ts';
import type { Applicant } from '#contract/joining.ts';
import type { Deps } from '#server/deps.ts';
import { presentName } from '#server/modules/accounts/present.ts';
import type { SignedIn, SignedInMember } from '#server/modules/accounts/signed-in.ts';
import { lockPerson } from '#server/modules/accounts/sql.ts';
import { audit } from '#server/modules/audit/write.ts';
import { bankExists } from '#server/modules/banks/sql.ts';
import { agreeAtJoining } from '#server/modules/consents/agreeing.ts';
import { enqueueWelcome } from '#server/modules/fund/welcome.ts';
import { enqueueEvent } from '#server/modules/outbox/enqueue.ts';
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
export function readAwaiting(
  { database }: Deps,
  admin: SignedInMember,
  query: QueryOf<'listAwaiting'>,
): Promise<Page<Applicant>> {
  const list = listAwaiting(listingOf(query, 'requestedAt'));
  const values = { ...searchValues(query), bankId: admin.bankId };
  return readPage(database, list, values, (row) => ({
    ...presentName(row),
    email: row.email,
    phone: row.phone,
    requestedAt: row.requested_at.toISOString(),
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

/**
 * A person without a bank asks to join one.
 * @param notice the version of its privacy notice that they were shown and agree to
 * @throws Refusal `already-member`, `already-requested`, `not-found` or `privacy-notice-changed`
 */
export async function joinBank(
  deps: Deps,
  actor: SignedIn,
  bankId: number,
  notice: number | undefined,
): Promise<void> {
  await deps.database.transaction(async (transaction) => {
    await lockPersonWithoutBank(transaction, actor.personId);
    const bank = await transaction.first(bankExists, { bankId });
    if (!bank) throw new Refusal('not-found');
    const { personId } = actor;
    const now = deps.clock.now();
    await agreeAtJoining(transaction, { bankId, personId, now }, notice);
    const asked = await requestMembership(transaction, now, personId, bankId);
    if (!asked) throw new Refusal('already-requested');
  });
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

/** Takes an open request back. @throws Refusal `not-found` when there is none */
export async function withdrawJoin(deps: Deps, actor: SignedIn, bankId: number): Promise<void> {
  const now = deps.clock.now();
  const { personId } = actor;
  await deps.database.transaction(async (transaction) => {
    const request = await transaction.first(withdrawRequest, { personId, bankId, now });
    if (!request) throw new Refusal('not-found');
    await audit(transaction, now, 'membership-withdrawn', { actorId: personId, personId, bankId });
  });
}

/** How an administrator answers. */
interface Answer {
  /** Whether the letter waits while the answer can be taken back. */
  isUndoable?: boolean | undefined;
}

/** Accepts a person who asks to join: they are an active member with an account from now on. */
export function acceptMember(
  deps: Deps,
  admin: SignedInMember,
  personId: number,
  answer: Answer,
): Promise<void> {
  return decideOnRequest(deps, admin, personId, { ...answer, state: 'active' });
}

/** Denies a person who asks to join: they are `new` again and may ask elsewhere. */
export function denyMember(
  deps: Deps,
  admin: SignedInMember,
  personId: number,
  answer: Answer,
): Promise<void> {
  return decideOnRequest(deps, admin, personId, { ...answer, state: 'denied' });
}

/** The letter to a person about the answer that is now their membership's state. */
export const LETTER_OF = { active: 'join-accepted', denied: 'join-denied' } as const;

/** @throws Refusal `already-decided`, or `not-found` when the person never asked this bank */
async function decideOnRequest(
  deps: Deps,
  admin: SignedInMember,
  personId: number,
  { state, isUndoable }: Answer & { state: 'active' | 'denied' },
): Promise<void> {
  const now = deps.clock.now();
  const { bankId } = admin;
  await deps.database.transaction(async (transaction) => {
    const request = await transaction.first(decideRequest, {
      personId,
      bankId,
      state,
      by: admin.personId,
      now,
    });
    if (!request) {
      const decided = await transaction.first(findDecision, { personId, bankId });
      throw new Refusal(decided ? 'already-decided' : 'not-found');
    }
    const accepted = state === 'active';
    if (accepted) {
      await transaction.count(openAccount, { personId, bankId });
      await enqueueWelcome(transaction, { personId, bankId });
    }
    await audit(transaction, now, accepted ? 'membership-accepted' : 'membership-denied', {
      actorId: admin.personId,
      personId,
      bankId,
    });
    const undoableBy = isUndoable ? admin.personId : null;
    await enqueueEvent(transaction, LETTER_OF[state], { personId, bankId }, now, undoableBy);
  });
}
