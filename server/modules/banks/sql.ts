/** SQL of banks: their data, their figures, and the links that let two banks exchange. */
import { sql } from 'kysely';
import type { BankData } from '#contract/banks.ts';
import { query, statement, statementsBy } from '#server/modules/tables.ts';
import type { Listing, PageValues, Searched } from '#server/platform/paging.ts';

export const bankExists = statement('banks.bankExists', (p: { bankId: number }) =>
  query.selectFrom('bank').select(['id', 'name']).where('id', '=', p.bankId),
);

export const listBanks = statementsBy(
  'banks.listBanks',
  ({ order, searching }: Listing<'name'>) =>
    (p: Searched) =>
      query
        .selectFrom('bank')
        .selectAll()
        .select(sql<number>`count(*) over ()`.as('total'))
        .$if(searching, (all) =>
          all.where(
            sql<boolean>`(folded_name like fold(${p.search}) or fold(address) like fold(${p.search}))`,
          ),
        )
        .orderBy('folded_name', order.descending ? 'desc' : 'asc')
        .limit(p.limit)
        .offset(p.offset),
);

/** The bank of a person, or the one they ask to join, for themselves and its administrators. */
export const findBankOf = statement(
  'banks.findBankOf',
  (p: { personId: number; readerId: number; administeredBankId: number | null }) =>
    query
      .selectFrom('standing')
      .innerJoin('bank', (join) =>
        join.on('bank.id', '=', sql`coalesce(standing.bank_id, standing.requested_bank_id)`),
      )
      .selectAll('bank')
      .where('standing.person_id', '=', p.personId)
      .where(
        sql<boolean>`(standing.person_id = ${p.readerId}::bigint
          or bank.id = ${p.administeredBankId}::bigint)`,
      ),
);

/** A bank's data; nobody else changes them until the transaction ends. */
export const lockBank = statement('banks.lockBank', (p: { id: number }) =>
  query.selectFrom('bank').selectAll().where('id', '=', p.id).forUpdate(),
);

export const updateBank = statement('banks.updateBank', (p: BankData & { id: number }) =>
  query
    .updateTable('bank')
    .set({
      address: p.address,
      president: p.president,
      secretary: p.secretary,
      vat: p.vat,
      phone: p.phone,
      association: p.association,
      web_url: p.webUrl,
      facebook_url: p.facebookUrl,
      gdpr: p.gdpr,
      description: p.description,
    })
    .where('id', '=', p.id)
    .returningAll(),
);

/** Everything the desk counts, in one read. */
export const readFigures = statement(
  'banks.readFigures',
  (p: { bankId: number; readerId: number; newYear: string }) => sql<{
    members: number;
    awaiting: number;
    unverified: number;
    pending_exchanges: number;
    exchanges_to_confirm: number;
    links_to_approve: number;
    friend_banks: number;
    exchanges_this_year: number;
    minutes_this_year: number;
  }>`
    with exchanged as (
      select count(*) as exchanges, coalesce(sum(minutes), 0)::bigint as minutes from (
        select minutes from exchange
        where creditor_bank_id = ${p.bankId} and state = 'confirmed' and performed_on >= ${p.newYear}
        union all
        select minutes from exchange
        where debtor_bank_id = ${p.bankId} and creditor_bank_id <> debtor_bank_id
          and state = 'confirmed' and performed_on >= ${p.newYear}
      ) as ours
    )
    select
      (select count(*) from membership where bank_id = ${p.bankId} and state = 'active') as members,
      (select count(*) from membership where bank_id = ${p.bankId} and state = 'requested') as awaiting,
      (select count(*) from person
        where chosen_bank_id = ${p.bankId} and email_verified_at is null) as unverified,
      (select count(*) from exchange where creditor_bank_id = ${p.bankId} and state = 'pending')
        + (select count(*) from exchange
           where debtor_bank_id = ${p.bankId} and creditor_bank_id <> debtor_bank_id
             and state = 'pending') as pending_exchanges,
      (select count(*) from exchange
        where creditor_bank_id = ${p.bankId} and debtor_bank_id = ${p.bankId}
          and state = 'pending' and creditor_id <> ${p.readerId})
        + (select count(*) from exchange
           where debtor_bank_id = ${p.bankId} and creditor_bank_id <> debtor_bank_id
             and state = 'pending' and creditor_id <> ${p.readerId}) as exchanges_to_confirm,
      (select count(*) from bank_link
        where required_bank_id = ${p.bankId} and state = 'requested') as links_to_approve,
      (select count(*) from bank_link
        where state = 'approved'
          and (requester_bank_id = ${p.bankId} or required_bank_id = ${p.bankId})) as friend_banks,
      exchanged.exchanges as exchanges_this_year,
      exchanged.minutes as minutes_this_year
    from exchanged`,
);

/** The approved link between two banks, whichever of them asked. */
export const findLink = statement('banks.findLink', (p: { one: number; other: number }) =>
  query
    .selectFrom('bank_link')
    .select('id')
    .where(
      sql<boolean>`least(requester_bank_id, required_bank_id) = least(${p.one}::bigint, ${p.other}::bigint)
        and greatest(requester_bank_id, required_bank_id) = greatest(${p.one}::bigint, ${p.other}::bigint)`,
    )
    .where('state', '=', 'approved'),
);

/** The bank itself first, then its friends by name. */
export const listExchangeable = statementsBy(
  'banks.listExchangeable',
  ({ descending }: { descending: boolean }) =>
    (p: PageValues & { bankId: number }) =>
      query
        .selectFrom('bank')
        .select(['id', 'name'])
        .select(sql<number>`count(*) over ()`.as('total'))
        .where(
          sql<boolean>`id = ${p.bankId}::bigint or id in (
            select case requester_bank_id when ${p.bankId}::bigint
              then required_bank_id else requester_bank_id end
            from bank_link
            where state = 'approved'
              and (requester_bank_id = ${p.bankId}::bigint or required_bank_id = ${p.bankId}::bigint))`,
        )
        .orderBy(sql`id <> ${p.bankId}::bigint`)
        .orderBy(sql`fold(name)`, descending ? 'desc' : 'asc')
        .limit(p.limit)
        .offset(p.offset),
);
