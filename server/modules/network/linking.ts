/** Linking banks: asked by one, decided by the other, ended by either (specification §4). */
import type { QueryOf } from '#contract/endpoints.ts';
import type { Bank } from '#contract/members.ts';
import type { Association, Friendship } from '#contract/network.ts';
import type { Deps } from '#server/deps.ts';
import type { SignedInMember } from '#server/modules/accounts/signed-in.ts';
import { type AuditedAction, audit } from '#server/modules/audit/write.ts';
import { presentBank } from '#server/modules/members/present.ts';
import { bankExists } from '#server/modules/members/sql.ts';
import { tell } from '#server/modules/outbox/tell.ts';
import type { Transaction } from '#server/platform/database.ts';
import { Refusal, refuseFields } from '#server/platform/http/refusal.ts';
import { anywhere, orderOf, type Page, pageValues, readPage } from '#server/platform/paging.ts';
import { presentFriendship, presentLink } from './present.ts';
import {
  decideLink,
  endLink,
  findLinkRead,
  holdLink,
  insertLink,
  listFriends,
  listLinkable,
  listOpenLinks,
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

/** The links that wait for the bank's word, or for another's. */
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
  const search = query.q ?? '';
  const order = orderOf(query.sort, { field: 'name', descending: false });
  const list = listLinkable({ order, searching: search !== '' });
  const values = { ...pageValues(query), bankId, search: anywhere(search) };
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
    await tell(transaction, 'link-requested', { linkId: link.id }, now);
    const row = await transaction.first(findLinkRead, { id: link.id });
    if (!row) throw new Error('a link just asked for can be read');
    return presentLink(row, clock);
  });
}

/**
 * Approves a link that another bank asks for.
 * @throws Refusal `not-found`, `forbidden` (by the asking bank), `already-decided`
 */
export async function approveLink(deps: Deps, admin: SignedInMember, id: number): Promise<void> {
  const now = deps.clock.now();
  await deps.database.transaction(async (transaction) => {
    const link = await holdOwnLink(transaction, admin, id, 'requested');
    if (link.required_bank_id !== admin.bankId) throw new Refusal('forbidden');
    await transaction.count(decideLink, { id, state: 'approved', by: admin.personId, now });
    await note(transaction, admin, 'link-approved', id, now);
    await tell(transaction, 'link-approved', { linkId: id }, now);
  });
}

/**
 * Rejects a link that was asked for; by the bank that asked, this withdraws it.
 * @throws Refusal `not-found` or `already-decided`
 */
export async function rejectLink(deps: Deps, admin: SignedInMember, id: number): Promise<void> {
  const now = deps.clock.now();
  const by = admin.personId;
  await deps.database.transaction(async (transaction) => {
    const link = await holdOwnLink(transaction, admin, id, 'requested');
    if (link.requester_bank_id === admin.bankId) {
      await transaction.count(endLink, { id, state: 'withdrawn', by, now });
      await note(transaction, admin, 'link-withdrawn', id, now);
      return;
    }
    await transaction.count(decideLink, { id, state: 'rejected', by, now });
    await note(transaction, admin, 'link-rejected', id, now);
    await tell(transaction, 'link-rejected', { linkId: id }, now);
  });
}

/** Ends a friendship. @throws Refusal `not-found` or `already-decided` */
export async function removeLink(deps: Deps, admin: SignedInMember, id: number): Promise<void> {
  const now = deps.clock.now();
  await deps.database.transaction(async (transaction) => {
    await holdOwnLink(transaction, admin, id, 'approved');
    await transaction.count(endLink, { id, state: 'removed', by: admin.personId, now });
    await note(transaction, admin, 'link-removed', id, now);
  });
}

/** A link of the administrator's bank in the state that the deed leaves. */
async function holdOwnLink(
  transaction: Transaction,
  { bankId }: SignedInMember,
  id: number,
  state: 'requested' | 'approved',
) {
  const link = await transaction.first(holdLink, { id });
  const isOurs = link?.requester_bank_id === bankId || link?.required_bank_id === bankId;
  if (!link || !isOurs) throw new Refusal('not-found');
  if (link.state !== state) throw new Refusal('already-decided');
  return link;
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
