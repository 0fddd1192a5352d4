/** SQL of the links between banks. */
import { type Expression, sql } from 'kysely';
import { minutesGiven } from '#server/modules/banks/banks/positions-sql.ts';
import { bankColumns, isBetween } from '#server/modules/banks/banks/sql.ts';
import { query, statement, statementsBy } from '#server/modules/tables.ts';
import { folded, total } from '#server/platform/expressions.ts';
import type { Listing, PageValues, Searched } from '#server/platform/paging.ts';
import type { Params, RowOf } from '#server/platform/statements.ts';

/** Links with the names of both banks. */
const linksAsRead = () =>
  query
    .selectFrom('bank_link')
    .innerJoin('bank as requester', 'requester.id', 'bank_link.requester_bank_id')
    .innerJoin('bank as required', 'required.id', 'bank_link.required_bank_id')
    .select([
      'bank_link.id',
      'bank_link.requester_bank_id',
      'bank_link.required_bank_id',
      'requester.name as requester_name',
      'required.name as required_name',
      'bank_link.requested_at',
      'bank_link.decided_at',
    ]);

/** Requested links, to the bank or by it; the longest waiting first. */
export const listOpenLinks = statementsBy(
  'network.listOpenLinks',
  ({ of, descending }: { of: 'required' | 'requester'; descending: boolean }) =>
    (p: Params<PageValues & { bankId: number }>) =>
      linksAsRead()
        .select(total)
        .where(`bank_link.${of}_bank_id`, '=', p.bankId)
        .where('bank_link.state', '=', 'requested')
        .orderBy('bank_link.requested_at', descending ? 'desc' : 'asc')
        .orderBy('bank_link.id')
        .limit(p.limit)
        .offset(p.offset),
);

const friendId = sql<number>`friend.id`;

/** Approved links of a bank, with the minutes of confirmed exchanges that went each way. */
export const listFriends = statementsBy(
  'network.listFriends',
  ({ descending }: { descending: boolean }) =>
    (p: Params<PageValues & { bankId: number }>) =>
      sql<
        RowOf<typeof findLinkRead> & {
          given_minutes: number;
          received_minutes: number;
          total: number;
        }
      >`
      select link.id, link.requester_bank_id, link.required_bank_id,
             requester.name as requester_name, required.name as required_name,
             link.requested_at, link.decided_at, count(*) over () as total,
             ${minutesGiven(p.bankId, friendId)} as given_minutes,
             ${minutesGiven(friendId, p.bankId)} as received_minutes
      from bank_link link
      join bank requester on requester.id = link.requester_bank_id
      join bank required on required.id = link.required_bank_id
      cross join lateral (
        select case when requester.id = ${p.bankId} then required.id else requester.id end as id
      ) friend
      where link.state = 'approved' and (link.requester_bank_id = ${p.bankId} or link.required_bank_id = ${p.bankId})
      order by link.decided_at ${sql.raw(descending ? 'desc' : 'asc')}, link.id
      limit ${p.limit} offset ${p.offset}`,
);

/** Whether two banks have no open link. */
const isUnlinked = (one: Expression<number>, other: Expression<number>) => sql<boolean>`
  not exists (
    select from bank_link where state in ('requested', 'approved') and ${isBetween(one, other)})`;

/** Banks with which there is no open link, either way round. */
export const listLinkable = statementsBy(
  'network.listLinkable',
  ({ order, searching }: Listing<'name'>) =>
    (p: Params<Searched & { bankId: number }>) =>
      query
        .selectFrom('bank')
        .select('bank.id as bankId')
        .select(bankColumns('bank'))
        .select(total)
        .where('id', '<>', p.bankId)
        .where(({ ref }) => isUnlinked(ref('bank.id'), p.bankId))
        .$if(searching, (all) => all.where('folded_name', 'like', folded(p.search)))
        .orderBy('folded_name', order.descending ? 'desc' : 'asc')
        .limit(p.limit)
        .offset(p.offset),
);

/** Asks for a link; no row when one is open already, either way round. */
export const insertLink = statement(
  'network.insertLink',
  (p: Params<{ requesterId: number; requiredId: number; by: number; now: Date }>) =>
    query
      .insertInto('bank_link')
      .values({
        requester_bank_id: p.requesterId,
        required_bank_id: p.requiredId,
        state: 'requested',
        requested_at: p.now,
        requested_by: p.by,
        decided_at: null,
        decided_by: null,
        ended_at: null,
        ended_by: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id'),
);

export const findLinkRead = statement('network.findLinkRead', (p: Params<{ id: number }>) =>
  linksAsRead().where('bank_link.id', '=', p.id),
);

/** A link in any state, locked until the transaction ends. */
export const lockLink = statement('network.lockLink', (p: Params<{ id: number }>) =>
  query
    .selectFrom('bank_link')
    .select(['id', 'requester_bank_id', 'required_bank_id', 'state', 'decided_by'])
    .select(['limit_minutes', 'proposed_limit_minutes', 'proposed_limit_bank_id'])
    .where('id', '=', p.id)
    .forUpdate(),
);

/**
 * A row when something hangs on an answer given at that moment: an exchange across the two banks, or
 * a newer link between them.
 */
export const findHangingOn = statement(
  'network.findHangingOn',
  (p: Params<{ id: number; since: Date }>) => sql<{ id: number }>`
    select exchange.id from bank_link link
    join exchange on exchange.created_at >= ${p.since}
      and (exchange.creditor_bank_id, exchange.debtor_bank_id) in (
        (link.requester_bank_id, link.required_bank_id),
        (link.required_bank_id, link.requester_bank_id))
      and exchange.creditor_bank_id <> exchange.debtor_bank_id
    where link.id = ${p.id}
    union all
    select newer.id from bank_link link
    join bank_link newer on newer.id <> link.id
      and least(newer.requester_bank_id, newer.required_bank_id)
        = least(link.requester_bank_id, link.required_bank_id)
      and greatest(newer.requester_bank_id, newer.required_bank_id)
        = greatest(link.requester_bank_id, link.required_bank_id)
    where link.id = ${p.id} and newer.state in ('requested', 'approved')
    limit 1`,
);

/** Makes an answered request an open one again. */
export const reopenLink = statement('network.reopenLink', (p: Params<{ id: number }>) =>
  query
    .updateTable('bank_link')
    .set({ state: 'requested', decided_at: null, decided_by: null })
    .where('id', '=', p.id),
);

export const decideLink = statement(
  'network.decideLink',
  (p: Params<{ id: number; state: 'approved' | 'rejected'; by: number; now: Date }>) =>
    query
      .updateTable('bank_link')
      .set({ state: p.state, decided_at: p.now, decided_by: p.by })
      .where('id', '=', p.id),
);

export const endLink = statement(
  'network.endLink',
  (p: Params<{ id: number; state: 'withdrawn' | 'removed'; by: number; now: Date }>) =>
    query
      .updateTable('bank_link')
      .set({ state: p.state, ended_at: p.now, ended_by: p.by })
      .where('id', '=', p.id),
);
