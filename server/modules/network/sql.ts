/** SQL of the links between banks. */
import { type RawBuilder, sql } from 'kysely';
import { query, statement, statementsBy } from '#server/modules/tables.ts';
import type { Listing, PageValues, Searched } from '#server/platform/paging.ts';

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

/** Links that wait: asked of the bank, or asked by it; the longest waiting first. */
export const listOpenLinks = statementsBy(
  'network.listOpenLinks',
  ({ of, descending }: { of: 'required' | 'requester'; descending: boolean }) =>
    (p: PageValues & { bankId: number }) =>
      linksAsRead()
        .select(sql<number>`count(*) over ()`.as('total'))
        .where(`bank_link.${of}_bank_id`, '=', p.bankId)
        .where('bank_link.state', '=', 'requested')
        .orderBy('bank_link.requested_at', descending ? 'desc' : 'asc')
        .orderBy('bank_link.id')
        .limit(p.limit)
        .offset(p.offset),
);

/** Approved links of a bank, with the minutes of confirmed exchanges that went each way. */
export const listFriends = statementsBy(
  'network.listFriends',
  ({ descending }: { descending: boolean }) =>
    (p: PageValues & { bankId: number }) => {
      const friend = sql`case when requester_bank_id = ${p.bankId} then required_bank_id else requester_bank_id end`;
      const exchanged = (ours: RawBuilder<boolean>) =>
        sql<number>`(select coalesce(sum(minutes), 0)::bigint from exchange
        where ${ours} and creditor_bank_id <> debtor_bank_id and state = 'confirmed')`;
      return linksAsRead()
        .select(sql<number>`count(*) over ()`.as('total'))
        .select(
          exchanged(sql`creditor_bank_id = ${p.bankId} and debtor_bank_id = ${friend}`).as(
            'given_minutes',
          ),
        )
        .select(
          exchanged(sql`debtor_bank_id = ${p.bankId} and creditor_bank_id = ${friend}`).as(
            'received_minutes',
          ),
        )
        .where(sql<boolean>`(requester_bank_id = ${p.bankId} or required_bank_id = ${p.bankId})`)
        .where('bank_link.state', '=', 'approved')
        .orderBy('bank_link.decided_at', descending ? 'desc' : 'asc')
        .orderBy('bank_link.id')
        .limit(p.limit)
        .offset(p.offset);
    },
);

/** Banks with which there is no open link, either way round. */
export const listLinkable = statementsBy(
  'network.listLinkable',
  ({ order, searching }: Listing<'name'>) =>
    (p: Searched & { bankId: number }) =>
      query
        .selectFrom('bank')
        .selectAll()
        .select(sql<number>`count(*) over ()`.as('total'))
        .where('id', '<>', p.bankId)
        .where(
          sql<boolean>`not exists (select from bank_link
            where state in ('requested', 'approved')
              and least(requester_bank_id, required_bank_id) = least(bank.id, ${p.bankId}::bigint)
              and greatest(requester_bank_id, required_bank_id) = greatest(bank.id, ${p.bankId}::bigint))`,
        )
        .$if(searching, (all) => all.where(sql<boolean>`fold(name) like fold(${p.search})`))
        .orderBy(sql`fold(name)`, order.descending ? 'desc' : 'asc')
        .limit(p.limit)
        .offset(p.offset),
);

/** Asks for a link; no row when one is open already, either way round. */
export const insertLink = statement(
  'network.insertLink',
  (p: { requesterId: number; requiredId: number; by: number; now: Date }) =>
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

export const findLinkRead = statement('network.findLinkRead', (p: { id: number }) =>
  linksAsRead().where('bank_link.id', '=', p.id),
);

/** A link in any state; nobody else decides on it until the transaction ends. */
export const holdLink = statement('network.holdLink', (p: { id: number }) =>
  query
    .selectFrom('bank_link')
    .select(['id', 'requester_bank_id', 'required_bank_id', 'state', 'decided_by'])
    .where('id', '=', p.id)
    .forUpdate(),
);

/**
 * A row when something hangs on an answer given at that moment: an exchange across the two banks, or
 * a newer link between them.
 */
export const findHangingOn = statement(
  'network.findHangingOn',
  (p: { id: number; since: Date }) => sql<{ id: number }>`
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
export const reopenLink = statement('network.reopenLink', (p: { id: number }) =>
  query
    .updateTable('bank_link')
    .set({ state: 'requested', decided_at: null, decided_by: null })
    .where('id', '=', p.id),
);

export const decideLink = statement(
  'network.decideLink',
  (p: { id: number; state: 'approved' | 'rejected'; by: number; now: Date }) =>
    query
      .updateTable('bank_link')
      .set({ state: p.state, decided_at: p.now, decided_by: p.by })
      .where('id', '=', p.id),
);

export const endLink = statement(
  'network.endLink',
  (p: { id: number; state: 'withdrawn' | 'removed'; by: number; now: Date }) =>
    query
      .updateTable('bank_link')
      .set({ state: p.state, ended_at: p.now, ended_by: p.by })
      .where('id', '=', p.id),
);
