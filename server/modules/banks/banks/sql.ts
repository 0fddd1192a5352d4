/** SQL of banks: their data, their figures, and the links that let two banks exchange. */
import { type Expression, sql } from 'kysely';
import type { BankData } from '#contract/banks/banks.ts';
import { isExchanged } from '#server/modules/hours/ledger/exchanged-sql.ts';
import { waitsForFund } from '#server/modules/hours/ledger/fund-floor-sql.ts';
import { spoken } from '#server/modules/people/accounts/locale-sql.ts';
import { mailFailsSince, offMailOf } from '#server/modules/people/accounts/mail-trouble-sql.ts';
import { query, statement, statementsBy } from '#server/modules/tables.ts';
import { folded, total } from '#server/platform/expressions.ts';
import type { Listing, PageValues, Searched } from '#server/platform/paging.ts';
import type { Params } from '#server/platform/statements.ts';
import { beyondLimit } from './positions-sql.ts';
import { isUnmet } from './unmet-sql.ts';

/** What a bank's administrators may change, by its names on the wire. */
function dataColumns<Table extends 'bank' | 'bank_application'>(table: Table) {
  return [
    `${table}.address`,
    `${table}.president`,
    `${table}.secretary`,
    `${table}.vat`,
    `${table}.phone`,
    `${table}.association`,
    `${table}.web_url as webUrl`,
    `${table}.facebook_url as facebookUrl`,
    `${table}.gdpr`,
    `${table}.description`,
    `${table}.opening_hours as openingHours`,
    spoken(sql.ref(`${table}.locale`)).as('locale'),
  ] as const;
}

/** What is known of a bank, live or applied for, by its names on the wire. */
export function bankColumns<Table extends 'bank' | 'bank_application'>(table: Table) {
  return [
    `${table}.name`,
    `${table}.email`,
    `${table}.founded_on as date`,
    ...dataColumns(table),
  ] as const;
}

/** The columns of a bank's data with their values. */
export function dataValues(p: Params<Required<BankData>>) {
  return {
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
    opening_hours: p.openingHours,
    locale: p.locale,
  };
}

export const bankExists = statement('banks.bankExists', (p: Params<{ bankId: number }>) =>
  query.selectFrom('bank').select(['id', 'name']).where('id', '=', p.bankId),
);

/** A row while the portal has suspended the bank. */
export const findSuspended = statement('banks.findSuspended', (p: Params<{ bankId: number }>) =>
  query
    .selectFrom('bank')
    .select('id')
    .where('id', '=', p.bankId)
    .where('suspended_at', 'is not', null),
);

export const listBanks = statementsBy(
  'banks.listBanks',
  ({ order, searching }: Listing<'name'>) =>
    (p: Params<Searched>) =>
      query
        .selectFrom('bank')
        .select('bank.id as bankId')
        .select(bankColumns('bank'))
        .select(total)
        .where('suspended_at', 'is', null)
        .$if(searching, (all) =>
          all.where((eb) =>
            eb.or([
              eb('folded_name', 'like', folded(p.search)),
              eb(folded(eb.ref('address')), 'like', folded(p.search)),
            ]),
          ),
        )
        .orderBy('folded_name', order.descending ? 'desc' : 'asc')
        .limit(p.limit)
        .offset(p.offset),
);

/** The bank of a person, or the one they ask to join, for themselves and its administrators. */
export const findBankOf = statement(
  'banks.findBankOf',
  (p: Params<{ personId: number; readerId: number; administeredBankId: number | null }>) =>
    query
      .selectFrom('standing')
      .innerJoin('bank', (join) =>
        join.on('bank.id', '=', (eb) =>
          eb.fn.coalesce('standing.bank_id', 'standing.requested_bank_id'),
        ),
      )
      .select('bank.id as bankId')
      .select(bankColumns('bank'))
      .where('standing.person_id', '=', p.personId)
      .where((eb) =>
        eb.or([
          eb('standing.person_id', '=', p.readerId),
          eb('bank.id', '=', p.administeredBankId),
        ]),
      ),
);

/** A bank's data, locked until the transaction ends. */
export const lockBank = statement('banks.lockBank', (p: Params<{ id: number }>) =>
  query.selectFrom('bank').select(dataColumns('bank')).where('id', '=', p.id).forUpdate(),
);

export const updateBank = statement(
  'banks.updateBank',
  (p: Params<Required<BankData> & { id: number }>) =>
    query
      .updateTable('bank')
      .set(dataValues(p))
      .where('id', '=', p.id)
      .returning('bank.id as bankId')
      .returning(bankColumns('bank')),
);

/** Everything the desk counts, in one read. */
export const readFigures = statement(
  'banks.readFigures',
  (
    p: Params<{
      bankId: number;
      readerId: number;
      newYear: string;
      today: string;
      /** Requests of before are unmet, in every bank and in one that begins. */
      unmetBefore: Date;
      unmetBeforeAtFirst: Date;
    }>,
  ) => sql<{
    members: number;
    administrators: number;
    awaiting: number;
    unverified: number;
    pending_exchanges: number;
    exchanges_to_confirm: number;
    links_to_approve: number;
    friend_banks: number;
    limits_proposed: number;
    limits_beyond: number;
    requests_unmet: number;
    requests_unmet_at_first: number;
    notices_to_check: number;
    answers_to_tell: number;
    failing_addresses: number;
    reports_to_read: number;
    exchanges_this_year: number;
    minutes_this_year: number;
  }>`
    with exchanged as (
      select count(*) as exchanges, coalesce(sum(minutes), 0)::bigint as minutes from (
        select minutes from exchange
        where creditor_bank_id = ${p.bankId} and ${isExchanged} and performed_on >= ${p.newYear}
        union all
        select minutes from exchange
        where debtor_bank_id = ${p.bankId} and creditor_bank_id <> debtor_bank_id
          and ${isExchanged} and performed_on >= ${p.newYear}
      ) as ours
    )
    select
      here.members, here.administrators,
      unmet.requests as requests_unmet, unmet.at_first as requests_unmet_at_first,
      (select count(*) from membership where bank_id = ${p.bankId} and state = 'requested') as awaiting,
      (select count(*) from person
        where chosen_bank_id = ${p.bankId} and email_verified_at is null) as unverified,
      (select count(*) from exchange where creditor_bank_id = ${p.bankId} and state = 'pending')
        + (select count(*) from exchange
           where debtor_bank_id = ${p.bankId} and creditor_bank_id <> debtor_bank_id
             and state = 'pending') as pending_exchanges,
      (select count(*) from exchange
        where creditor_bank_id = ${p.bankId} and debtor_bank_id = ${p.bankId}
          and state = 'pending' and creditor_id <> ${p.readerId} and not ${waitsForFund})
        + (select count(*) from exchange
           where debtor_bank_id = ${p.bankId} and creditor_bank_id <> debtor_bank_id
             and state = 'pending' and creditor_id <> ${p.readerId}) as exchanges_to_confirm,
      (select count(*) from bank_link
        where required_bank_id = ${p.bankId} and state = 'requested') as links_to_approve,
      friends.banks as friend_banks, friends.proposed as limits_proposed,
      friends.beyond as limits_beyond,
      (select count(*) from notice
        where bank_id = ${p.bankId} and state <> 'closed'
          and (state = 'waiting' or exists (
            select from notice_report where notice_id = notice.id and settled_at is null)))
        as notices_to_check,
      (select count(*) from ${offMailOf(p.bankId)} reader
        cross join lateral (
          select answer.id from notice
          join notice_answer answer on answer.notice_id = notice.id and answer.state = 'open'
          where notice.person_id = reader.person_id and notice.state <> 'closed'
            and answer.told_at is null
          union all
          select id from notice_answer
          where person_id = reader.person_id and state = 'accepted' and told_at is null
          union all
          select id from notice
          where person_id = reader.person_id and state in ('open', 'paused')
            and asks_again_on <= ${p.today}
        ) news) as answers_to_tell,
      (select count(*) from mail_trouble
        join person on person.id = mail_trouble.person_id and person.access = 'self'
        join membership on membership.person_id = person.id
          and membership.bank_id = ${p.bankId} and membership.state = 'active'
        where ${mailFailsSince('person')} is not null) as failing_addresses,
      (select count(*) from thread_report
        where bank_id = ${p.bankId} and settled_at is null
          and reported_id <> ${p.readerId}) as reports_to_read,
      exchanged.exchanges as exchanges_this_year,
      exchanged.minutes as minutes_this_year
    from exchanged
    cross join (
      select count(*) as members, count(*) filter (where role = 'ADMIN') as administrators
      from membership where bank_id = ${p.bankId} and state = 'active'
    ) here
    cross join (
      select count(*) as banks,
             count(*) filter (where proposed_limit_bank_id <> ${p.bankId}) as proposed,
             count(*) filter (where ${beyondLimit}) as beyond
      from bank_link link
      where state = 'approved'
        and (requester_bank_id = ${p.bankId} or required_bank_id = ${p.bankId})
    ) friends
    cross join (
      select count(*) as at_first,
             count(*) filter (where notice.created_at < ${p.unmetBefore}) as requests
      from notice where notice.bank_id = ${p.bankId} and ${isUnmet(p.unmetBeforeAtFirst)}
    ) unmet`,
);

/** The language of a bank. */
export const findBankLocale = statement('banks.findLocale', (p: Params<{ bankId: number }>) =>
  query
    .selectFrom('bank')
    .select(spoken(sql.ref('bank.locale')).as('locale'))
    .where('id', '=', p.bankId),
);

/** A bank as its papers say it. */
export const findLetterhead = statement('banks.findLetterhead', (p: Params<{ id: number }>) =>
  query
    .selectFrom('bank')
    .select(['name', 'address', 'phone', 'opening_hours'])
    .where('id', '=', p.id),
);

/** A bank, or none, which is linked with nobody. */
type Bank = Expression<number | null>;

/** Whether a row of `bank_link` is between these two banks, whichever of them asked. */
export const isBetween = (one: Bank, other: Bank) => sql<boolean>`(
  least(requester_bank_id, required_bank_id) = least(${one}::bigint, ${other}::bigint)
  and greatest(requester_bank_id, required_bank_id) = greatest(${one}::bigint, ${other}::bigint))`;

/** Whether two banks are linked now, so that the members of one meet those of the other. */
export const areFriends = (one: Bank, other: Bank) => sql<boolean>`
  exists (select from bank_link where state = 'approved' and ${isBetween(one, other)})`;

/** The approved link between two banks. */
export const findLink = statement('banks.findLink', (p: Params<{ one: number; other: number }>) =>
  query
    .selectFrom('bank_link')
    .select('id')
    .where(isBetween(p.one, p.other))
    .where('state', '=', 'approved'),
);

/** The bank itself first, then its friends by name. */
export const listExchangeable = statementsBy(
  'banks.listExchangeable',
  ({ descending }: { descending: boolean }) =>
    (p: Params<PageValues & { bankId: number }>) =>
      sql<{ id: number; name: string; total: number }>`
        select id, name, count(*) over () as total from bank
        where id = ${p.bankId} or suspended_at is null and id in (
          select case requester_bank_id when ${p.bankId}
            then required_bank_id else requester_bank_id end
          from bank_link
          where state = 'approved'
            and (requester_bank_id = ${p.bankId} or required_bank_id = ${p.bankId}))
        order by id <> ${p.bankId}, folded_name ${sql.raw(descending ? 'desc' : 'asc')}
        limit ${p.limit} offset ${p.offset}`,
);
