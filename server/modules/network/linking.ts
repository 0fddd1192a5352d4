/** Linking banks: requested by one, decided by the other, ended by either (specification §4). */
import { takeBackRefusal } from '#contract/abilities.ts';
import type { Bank } from '#contract/banks.ts';
import type { QueryOf } from '#contract/endpoints.ts';
import type { Association, Friendship } from '#contract/network.ts';
import type { Deps } from '#server/deps.ts';
import type { SignedInMember } from '#server/modules/accounts/signed-in.ts';
import { type AuditedAction, audit } from '#server/modules/audit/write.ts';
import { presentBank } from '#server/modules/banks/present.ts';
import { bankExists } from '#server/modules/banks/sql.ts';
import { enqueueEvent, withdrawEvents } from '#server/modules/outbox/enqueue.ts';
import { type Transaction, violates } from '#server/platform/database.ts';
import { Refusal, refuseFields } from '#server/platform/http/refusal.ts';
import {
  listingOf,
  orderOf,
  type Page,
  pageValues,
  readPage,
  searchValues,
} from '#server/platform/paging.ts';
import type { RowOf } from '#server/platform/statements.ts';
import { presentFriendship, presentLink } from './present.ts';
import {
  decideLink,
  endLink,
  findHangingOn,
  findLinkRead,
  insertLink,
  listFriends,
  listLinkable,
  listOpenLinks,
  lockLink,
  reopenLink,
} from './sql.ts';

type LinksQuery = QueryOf<'listFriends'>;

const isDescending = (query: LinksQuery) =>
  orderOf(query.sort, { field: 'operationDate', descending: false }).descending;

/** The friend banks, and the hours that went each way. */
export function readFriends(
  { database, clock }: Deps,
  { bankId }: SignedInMember,
  query: LinksQuery,
): Promise<Page<Friendship>> {
  const list = listFriends({ descending: isDescending(query) });
  return readPage(database, list, { ...pageValues(query), bankId }, (row) =>
    presentFriendship(row, clock),
  );
}

/** The links that wait for an answer of this bank, or of another. */
export function readOpenLinks(
  { database, clock }: Deps,
  { bankId }: SignedInMember,
  waitingFor: 'us' | 'them',
  query: LinksQuery,
): Promise<Page<Association>> {
  const of = waitingFor === 'us' ? 'required' : 'requester';
  const list = listOpenLinks({ of, descending: isDescending(query) });
  return readPage(database, list, { ...pageValues(query), bankId }, (row) =>
    presentLink(row, clock),
  );
}

/** The banks that can be asked for a link. */
export function readLinkable(
  { database }: Deps,
  { bankId }: SignedInMember,
  query: QueryOf<'listLinkable'>,
): Promise<Page<Bank>> {
  const list = listLinkable(listingOf(query, 'name'));
  const values = { ...searchValues(query), bankId };
  return readPage(database, list, values, presentBank);
}

/**
 * Asks a bank for a link, and tells its administrators.
 * @throws Refusal `not-found`, `already-requested` (asked or linked, either way round)
 */
export async function askForLink(
  { database, clock }: Deps,
  admin: SignedInMember,
  requiredId: number,
): Promise<Association> {
  const isOwn = requiredId === admin.bankId;
  refuseFields(isOwn ? [{ path: 'bankId', code: 'same-bank' }] : []);
  const now = clock.now();
  return database.transaction(async (transaction) => {
    const bank = await transaction.first(bankExists, { bankId: requiredId });
    if (!bank) throw new Refusal('not-found');
    const link = await transaction.first(insertLink, {
      requesterId: admin.bankId,
      requiredId,
      by: admin.personId,
      now,
    });
    if (!link) throw new Refusal('already-requested');
    await note(transaction, admin, 'link-requested', link.id, now);
    await enqueueEvent(transaction, 'link-requested', { linkId: link.id }, now);
    const row = await transaction.first(findLinkRead, { id: link.id });
    if (!row) throw new Error('a link just asked for can be read');
    return presentLink(row, clock);
  });
}

/**
 * Approves a link that another bank asks for.
 * @throws Refusal `not-found`, `forbidden` (by the asking bank), `already-decided`
 */
export async function approveLink(
  deps: Deps,
  admin: SignedInMember,
  id: number,
  answer: Answer,
): Promise<void> {
  const now = deps.clock.now();
  await deps.database.transaction(async (transaction) => {
    const link = await lockOwnLink(transaction, admin, id);
    assertState(link, 'requested');
    if (link.required_bank_id !== admin.bankId) throw new Refusal('forbidden');
    await decide(transaction, admin, { id, state: 'approved', answer, now });
  });
}

/**
 * Rejects a link that was asked for; by the bank that asked, this withdraws it.
 * @throws Refusal `not-found` or `already-decided`
 */
export async function rejectLink(
  deps: Deps,
  admin: SignedInMember,
  id: number,
  answer: Answer,
): Promise<void> {
  const now = deps.clock.now();
  const by = admin.personId;
  await deps.database.transaction(async (transaction) => {
    const link = await lockOwnLink(transaction, admin, id);
    assertState(link, 'requested');
    if (link.requester_bank_id === admin.bankId) {
      await transaction.count(endLink, { id, state: 'withdrawn', by, now });
      await note(transaction, admin, 'link-withdrawn', id, now);
      return;
    }
    await decide(transaction, admin, { id, state: 'rejected', answer, now });
  });
}

/**
 * Takes the caller's own answer back while no letter has left: the request is open again.
 * @throws Refusal `not-found`, `forbidden` (somebody else answered), or `nothing-to-take-back` when
 *   the seconds are over, the answer was not undoable, or something hangs on it already
 */
export async function takeBackLink(deps: Deps, admin: SignedInMember, id: number): Promise<void> {
  const now = deps.clock.now();
  const { personId: actorId } = admin;
  await deps.database.transaction(async (transaction) => {
    const link = await lockOwnLink(transaction, admin, id);
    const refusal = takeBackRefusal(admin, link.decided_by);
    if (refusal) throw new Refusal(refusal);
    const { state } = link;
    if (state !== 'approved' && state !== 'rejected') throw new Refusal('nothing-to-take-back');
    const about = { linkId: id };
    const since = await withdrawEvents(transaction, `link-${state}`, about, { actorId, now });
    const hanging = await transaction.first(findHangingOn, { id, since });
    if (hanging) throw new Refusal('nothing-to-take-back');
    await reopen(transaction, id);
    await note(transaction, admin, 'link-taken-back', id, now);
  });
}

/** @throws Refusal `nothing-to-take-back` when somebody asked for the same link at this moment */
async function reopen(transaction: Transaction, id: number): Promise<void> {
  try {
    await transaction.count(reopenLink, { id });
  } catch (error) {
    throw violates(error, 'bank_link_one_open') ? new Refusal('nothing-to-take-back') : error;
  }
}

/** Ends a friendship. @throws Refusal `not-found` or `already-decided` */
export async function removeLink(deps: Deps, admin: SignedInMember, id: number): Promise<void> {
  const now = deps.clock.now();
  await deps.database.transaction(async (transaction) => {
    assertState(await lockOwnLink(transaction, admin, id), 'approved');
    await transaction.count(endLink, { id, state: 'removed', by: admin.personId, now });
    await note(transaction, admin, 'link-removed', id, now);
  });
}

/** How an administrator answers. */
interface Answer {
  /** Whether the letter waits while the answer can be taken back. */
  isUndoable?: boolean | undefined;
}

async function decide(
  transaction: Transaction,
  admin: SignedInMember,
  decision: { id: number; state: 'approved' | 'rejected'; answer: Answer; now: Date },
): Promise<void> {
  const { id, state, answer, now } = decision;
  const by = admin.personId;
  const kind = `link-${state}` as const;
  await transaction.count(decideLink, { id, state, by, now });
  await note(transaction, admin, kind, id, now);
  await enqueueEvent(transaction, kind, { linkId: id }, now, answer.isUndoable ? by : null);
}

type LockedLink = RowOf<typeof lockLink>;

/** A link of the administrator's bank. @throws Refusal `not-found` */
async function lockOwnLink(
  transaction: Transaction,
  { bankId }: SignedInMember,
  id: number,
): Promise<LockedLink> {
  const link = await transaction.first(lockLink, { id });
  const isOurs = link?.requester_bank_id === bankId || link?.required_bank_id === bankId;
  if (!link || !isOurs) throw new Refusal('not-found');
  return link;
}

/** @throws Refusal `already-decided` unless the link is in that state */
function assertState(link: LockedLink, state: 'requested' | 'approved'): void {
  if (link.state !== state) throw new Refusal('already-decided');
}

function note(
  transaction: Transaction,
  admin: SignedInMember,
  what: AuditedAction,
  linkId: number,
  now: Date,
): Promise<void> {
  const { personId: actorId, bankId } = admin;
  return audit(transaction, now, what, { actorId, bankId, detail: { linkId } });
}
