/** Linking banks: requested by one, decided by the other, ended by either (specification §27). */
import { takeBackRefusal } from '#contract/abilities.ts';
import type { Bank } from '#contract/banks/banks.ts';
import type { Association, Friendship } from '#contract/banks/network.ts';
import type { Call, ChangeCall } from '#server/call.ts';
import { presentBank } from '#server/modules/banks/banks/present.ts';
import { bankExists } from '#server/modules/banks/banks/sql.ts';
import { type AuditedAction, audit } from '#server/modules/running/audit/write.ts';
import { enqueueEvent, withdrawEvents } from '#server/modules/sending/outbox/enqueue.ts';
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

const isDescending = ({ sort }: { sort?: string | undefined }) =>
  orderOf(sort, { field: 'operationDate', descending: false }).descending;

/** The friend banks, and the hours that went each way. */
export function readFriends({
  db,
  clock,
  actor: { bankId },
  query,
}: Call<'listFriends'>): Promise<Page<Friendship>> {
  const list = listFriends({ descending: isDescending(query) });
  return readPage(db, list, { ...pageValues(query), bankId }, (row) =>
    presentFriendship(row, clock),
  );
}

/** The links that wait for an answer of this bank. */
export const readLinksToApprove = (call: Call<'listLinksToApprove'>) =>
  readOpenLinks(call, 'required');

/** The links for which this bank waits for an answer of another. */
export const readLinksAsked = (call: Call<'listLinksAsked'>) => readOpenLinks(call, 'requester');

function readOpenLinks(
  { db, clock, actor: { bankId }, query }: Call<'listLinksToApprove' | 'listLinksAsked'>,
  of: 'required' | 'requester',
): Promise<Page<Association>> {
  const list = listOpenLinks({ of, descending: isDescending(query) });
  return readPage(db, list, { ...pageValues(query), bankId }, (row) => presentLink(row, clock));
}

/** The banks that can be asked for a link. */
export function readLinkable({
  db,
  actor: { bankId },
  query,
}: Call<'listLinkable'>): Promise<Page<Bank>> {
  const list = listLinkable(listingOf(query, 'name'));
  return readPage(db, list, { ...searchValues(query), bankId }, presentBank);
}

/**
 * Asks a bank for a link, and tells its administrators.
 * @throws Refusal `not-found`, `already-requested` (asked or linked, either way round)
 */
export async function askForLink(call: Call<'askForLink'>): Promise<Association> {
  const { db, now, clock, actor, params } = call;
  const { bankId: requesterId, personId: by } = actor;
  const { bankId: requiredId } = params;
  const isOwn = requiredId === requesterId;
  refuseFields(isOwn ? [{ path: 'bankId', code: 'same-bank' }] : []);
  if (!(await db.first(bankExists, { bankId: requiredId }))) throw new Refusal('not-found');
  const link = await db.first(insertLink, { requesterId, requiredId, by, now });
  if (!link) throw new Refusal('already-requested');
  await note(call, 'link-requested', link.id);
  await enqueueEvent(db, 'link-requested', { linkId: link.id }, now);
  const row = await db.first(findLinkRead, { id: link.id });
  if (!row) throw new Error('a link just asked for can be read');
  return presentLink(row, clock);
}

/**
 * Approves a link that another bank asks for.
 * @throws Refusal `not-found`, `forbidden` (by the asking bank), `already-decided`
 */
export async function approveLink(call: Call<'approveLink'>): Promise<void> {
  const link = await lockOwnLink(call);
  assertState(link, 'requested');
  if (link.required_bank_id !== call.actor.bankId) throw new Refusal('forbidden');
  await decide(call, 'approved');
}

/** Rejects a link that was asked for; by the bank that asked, this withdraws it. */
export async function rejectLink(call: Call<'rejectLink'>): Promise<void> {
  const link = await lockOwnLink(call);
  assertState(link, 'requested');
  if (link.requester_bank_id === call.actor.bankId) await end(call, 'withdrawn');
  else await decide(call, 'rejected');
}

/**
 * Takes the caller's own answer back while no letter has left: the request is open again.
 * @throws Refusal `not-found`, `forbidden` (somebody else answered), or `nothing-to-take-back` when
 *   the seconds are over, the answer was not undoable, or something hangs on it already
 */
export async function takeBackLink(call: Call<'takeBackLink'>): Promise<void> {
  const { db, now, actor, params } = call;
  const { id } = params;
  const { state, decided_by: decidedBy } = await lockOwnLink(call);
  const refusal = takeBackRefusal(actor, decidedBy);
  if (refusal) throw new Refusal(refusal);
  if (state !== 'approved' && state !== 'rejected') throw new Refusal('nothing-to-take-back');
  const taker = { actorId: actor.personId, now };
  const since = await withdrawEvents(db, `link-${state}`, { linkId: id }, taker);
  const hanging = await db.first(findHangingOn, { id, since });
  if (hanging) throw new Refusal('nothing-to-take-back');
  await reopen(db, id);
  await note(call, 'link-taken-back', id);
}

/** @throws Refusal `nothing-to-take-back` when somebody asked for the same link at this moment */
async function reopen(db: Transaction, id: number): Promise<void> {
  try {
    await db.count(reopenLink, { id });
  } catch (error) {
    throw violates(error, 'bank_link_one_open') ? new Refusal('nothing-to-take-back') : error;
  }
}

/** Ends a friendship. */
export async function removeLink(call: Call<'removeLink'>): Promise<void> {
  assertState(await lockOwnLink(call), 'approved');
  await end(call, 'removed');
}

/** Notes the answer; its letter waits while it can be taken back. */
async function decide(
  call: Call<'approveLink' | 'rejectLink'>,
  state: 'approved' | 'rejected',
): Promise<void> {
  const { db, now, actor, params, body } = call;
  const { id } = params;
  const { personId: by } = actor;
  const kind = `link-${state}` as const;
  await db.count(decideLink, { id, state, by, now });
  await note(call, kind, id);
  await enqueueEvent(db, kind, { linkId: id }, now, body?.undoable ? by : null);
}

async function end(
  call: Call<'rejectLink' | 'removeLink'>,
  state: 'withdrawn' | 'removed',
): Promise<void> {
  const { db, now, actor, params } = call;
  const { id } = params;
  await db.count(endLink, { id, state, by: actor.personId, now });
  await note(call, `link-${state}`, id);
}

type LockedLink = RowOf<typeof lockLink>;
type LinkCall =
  | Call<'approveLink' | 'rejectLink' | 'takeBackLink' | 'removeLink'>
  | Call<'proposeFriendLimit' | 'dropFriendProposal' | 'endFriendLimit'>;

/** A link of the administrator's bank. @throws Refusal `not-found` */
export async function lockOwnLink({
  db,
  actor: { bankId },
  params: { id },
}: LinkCall): Promise<LockedLink> {
  const link = await db.first(lockLink, { id });
  const isOurs = link?.requester_bank_id === bankId || link?.required_bank_id === bankId;
  if (!link || !isOurs) throw new Refusal('not-found');
  return link;
}

/** @throws Refusal `already-decided` unless the link is in that state */
export function assertState(link: LockedLink, state: 'requested' | 'approved'): void {
  if (link.state !== state) throw new Refusal('already-decided');
}

function note({ db, now, actor }: ChangeCall, what: AuditedAction, linkId: number): Promise<void> {
  const { personId: actorId, bankId } = actor;
  return audit(db, now, what, { actorId, bankId, detail: { linkId } });
}
