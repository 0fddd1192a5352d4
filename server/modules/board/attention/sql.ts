/**
 * SQL of whom to call (specification §42): one statement for the page. Services count that are confirmed and
 * between two people; what is done for the fund counts as a sign of life alone.
 */

import { type RawBuilder, sql } from 'kysely';
import {
  CALL_EDGES,
  CALLS_OF_A_REASON_MAX,
  type CallReason,
  type RestKind,
} from '#contract/board/attention.ts';
import { isUnanswered } from '#server/modules/banks/banks/unmet-sql.ts';
import { isExchanged } from '#server/modules/hours/ledger/exchanged-sql.ts';
import { isPerson } from '#server/modules/people/accounts/people-sql.ts';
import { cameAt, isFirstMembership } from '#server/modules/people/companions/newcomer-sql.ts';
import { statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';
import { placeOf, resting } from './rest-sql.ts';

interface CallValues {
  bankId: number;
  today: string;
  /** Requests of before count as unmet; so does what is needed until that day. */
  unmetBefore: Date;
  neededUntil: string;
  /** Who came from this moment on, and before that one, is new. */
  newFrom: Date;
  newBefore: Date;
  /** The day before each span of days. */
  givesAfter: string;
  carriesAfter: string;
  quietAfter: string;
}

type P = Params<CallValues>;

/** Authors of requests that nobody answers, each with the one that is needed first. */
const unmet = (p: P) => sql`
  select distinct on (notice.person_id) notice.person_id, notice.id as notice_id, notice.title,
         notice.needed_by, notice.created_at
  from notice
  where notice.bank_id = ${p.bankId} and ${isUnanswered}
    and (notice.created_at < ${p.unmetBefore} or notice.needed_by <= ${p.neededUntil})
  order by notice.person_id, notice.needed_by, notice.created_at, notice.id`;

/** Whose account is the fund of the bank. */
const FUND = sql`(select id from fund)`;

/** A confirmed service of the row of `membership` with somebody, on one side. */
const exchangedWithSomebody = (own: 'creditor' | 'debtor', other: 'creditor' | 'debtor') => sql`
  exists (select from exchange
          where ${sql.ref(`exchange.${own}_id`)} = membership.person_id
            and ${sql.ref(`exchange.${own}_bank_id`)} = membership.bank_id and ${isExchanged}
            and ${sql.ref(`exchange.${other}_id`)} <> ${FUND})`;

/** Members who came to the bank for the first time, and have not exchanged. */
const newcomers = (p: P) => sql`
  select membership.person_id, ${cameAt} as came_at
  from membership
  where membership.id in (
      select id from membership
      where bank_id = ${p.bankId} and state = 'active'
        and decided_at >= ${p.newFrom} and decided_at < ${p.newBefore}
      union
      select late.id from person brought
      join membership late on late.person_id = brought.id
      where brought.created_at >= ${p.newFrom} and brought.created_at < ${p.newBefore}
        and late.bank_id = ${p.bankId} and late.state = 'active')
    and ${cameAt} >= ${p.newFrom} and ${cameAt} < ${p.newBefore}
    and ${isFirstMembership}
    and not ${exchangedWithSomebody('creditor', 'debtor')}
    and not ${exchangedWithSomebody('debtor', 'creditor')}`;

/**
 * Who gave in twelve months: the latest day, how often to somebody, and how many minutes of that in the last
 * three. The services of a year are read once for all of it.
 */
const givers = (p: P) => sql`
  select creditor_id as person_id, max(performed_on) as last_on,
         count(*) filter (where debtor_id <> ${FUND}) as given,
         coalesce(sum(minutes) filter (where performed_on > ${p.carriesAfter}
                                         and debtor_id <> ${FUND}), 0) as minutes
  from exchange
  where creditor_bank_id = ${p.bankId} and ${isExchanged} and performed_on > ${p.givesAfter}
    and creditor_id <> ${FUND}
  group by creditor_id`;

/** The day on which the row of `giver` first gave to somebody after that one; asked for the few of a reason. */
const gaveFirst = (p: P, after: P['givesAfter']) => sql`(
  select min(performed_on) from exchange
  where exchange.creditor_id = giver.person_id and exchange.creditor_bank_id = ${p.bankId}
    and ${isExchanged} and exchange.performed_on > ${after} and exchange.debtor_id <> ${FUND})`;

/** The confirmed services of three months with which friend banks helped. */
const fromFriends = (p: P) => sql`
  exchange where debtor_bank_id = ${p.bankId} and creditor_bank_id <> debtor_bank_id
    and ${isExchanged} and performed_on > ${p.carriesAfter}`;

/** The minutes of the bank in three months, between two people. */
const quarter = (p: P) => sql`
  select (select sum(minutes) from giver)
         + coalesce((select sum(minutes) from ${fromFriends(p)}), 0) as minutes`;

/** How many members took part in three months, as far as it matters; asked only where somebody carries. */
const taking = (p: P) => sql`
  select count(*) as members from (
    select person_id from giver where minutes > 0
    union
    select debtor_id from exchange
    where creditor_bank_id = ${p.bankId} and debtor_bank_id = ${p.bankId} and ${isExchanged}
      and performed_on > ${p.carriesAfter} and creditor_id <> ${FUND} and debtor_id <> ${FUND}
    union
    select debtor_id from ${fromFriends(p)}
  ) took_part`;

/**
 * Whether the row of `giver` received nothing from anybody in twelve months. Asked for each of the few who
 * give much; a plain `not exists` would be answered from the services of the whole portal.
 */
const receivedNothing = (p: P) => sql<boolean>`
  (select true from exchange
   where exchange.debtor_id = giver.person_id and exchange.debtor_bank_id = ${p.bankId}
     and ${isExchanged} and exchange.performed_on > ${p.givesAfter}
     and exchange.creditor_id <> ${FUND}
   limit 1) is null`;

const { givesAtLeast, carriesAboveMinutes, carriesAbovePercent, carriesMembers } = CALL_EDGES;

/** Who gave often in twelve months, and received nothing. */
const onlyGives = (p: P) => sql`
  select giver.person_id, giver.given, ${gaveFirst(p, p.givesAfter)} as first_on
  from giver where ${isPerson(sql`giver.person_id`)} and giver.given >= ${sql.lit(givesAtLeast)} and ${receivedNothing(p)}`;

/** Who gave much of what the bank exchanged in three months, where enough members took part. */
const carries = (p: P) => sql`
  select giver.person_id, floor(giver.minutes * 100 / quarter.minutes) as percent,
         ${gaveFirst(p, p.carriesAfter)} as first_on
  from giver cross join quarter
  where ${isPerson(sql`giver.person_id`)} and case when giver.minutes >= ${sql.lit(carriesAboveMinutes)}
              and giver.minutes * 100 > quarter.minutes * ${sql.lit(carriesAbovePercent)}
             then (${taking(p)}) >= ${sql.lit(carriesMembers)} else false end`;

/** The latest confirmed service of the row of `membership` on one side, also one for the fund. */
const latest = (side: 'creditor' | 'debtor') => sql`
  (select performed_on from exchange
   where ${sql.ref(`exchange.${side}_id`)} = membership.person_id
     and ${sql.ref(`exchange.${side}_bank_id`)} = membership.bank_id and ${isExchanged}
   order by performed_on desc limit 1)`;

/** Who received in half a year: from members of the bank, and from friend banks. */
const receivers = (p: P) => sql`
  select debtor_id from exchange
  where creditor_bank_id = ${p.bankId} and ${isExchanged} and performed_on > ${p.quietAfter}`;
const receiversFromFriends = (p: P) => sql`
  select debtor_id from exchange
  where debtor_bank_id = ${p.bankId} and creditor_bank_id <> debtor_bank_id
    and ${isExchanged} and performed_on > ${p.quietAfter}`;

/**
 * Members with nothing on the board who did not exchange for long, and when they last did; null where they
 * never did. Each `not in` is a set that is read once, and every member is looked up there; ids are never null.
 */
const silent = (p: P) => sql`
  select membership.person_id, greatest(${latest('creditor')}, ${latest('debtor')}) as last_on
  from membership
  where membership.bank_id = ${p.bankId} and membership.state = 'active' and ${isPerson()}
    and membership.person_id not in (select person_id from giver where last_on > ${p.quietAfter})
    and membership.person_id not in (${receivers(p)})
    and membership.person_id not in (${receiversFromFriends(p)})
    and membership.person_id not in (
      select person_id from notice where bank_id = ${p.bankId} and state = 'open')`;

/** A reason with what it tells, in the columns that all have. */
const told = (
  reason: CallReason,
  from: RawBuilder<unknown>,
  columns: Record<string, string>,
  order: string,
) => {
  const tells = (name: string, type: string) => sql.raw(`${columns[name] ?? 'null'}::${type}`);
  return sql`
    select ${sql.lit(reason)} as reason, person_id, ${tells('since_on', 'date')} as since_on,
           ${tells('since_at', 'timestamptz')} as since_at, ${tells('notice_id', 'bigint')} as notice_id,
           ${tells('title', 'text')} as title, ${tells('needed_by', 'date')} as needed_by,
           ${tells('given', 'integer')} as given, ${tells('percent', 'integer')} as percent,
           row_number() over (order by ${sql.raw(order)}, person_id) as waits
    from ${from}`;
};

/** All for whom a reason speaks. */
const fitting = (p: P) =>
  sql.join(
    [
      told(
        'request',
        sql`unmet`,
        { since_at: 'created_at', notice_id: 'notice_id', title: 'title', needed_by: 'needed_by' },
        'needed_by, created_at',
      ),
      told('newcomer', sql`newcomer`, { since_at: 'came_at' }, 'came_at'),
      told(
        'only-gives',
        sql`(${onlyGives(p)}) only_gives`,
        { since_on: 'first_on', given: 'given' },
        'first_on',
      ),
      told(
        'carries',
        sql`(${carries(p)}) carries`,
        { since_on: 'first_on', percent: 'percent' },
        'first_on',
      ),
      told('quiet', sql`silent where last_on is not null`, { since_on: 'last_on' }, 'last_on'),
    ],
    sql` union all `,
  );

/** As JSON has it. */
interface RestRow {
  kind: RestKind;
  reason: CallReason | null;
  until: string;
  made_at: string;
  name: string;
  surname: string;
}

interface CallRow {
  reason: CallReason;
  person_id: number;
  name: string;
  surname: string;
  phone: string | null;
  since_on: string | null;
  since_at: Date | null;
  notice_id: number | null;
  title: string | null;
  needed_by: string | null;
  given: number | null;
  percent: number | null;
  /** How many there are of the reason, those of the page too. */
  of_reason: number;
  /** The latest one. */
  rest: RestRow | null;
}

/**
 * Each person under the first reason that fits, but for those who rest: five of a reason, who waits longest
 * first.
 */
export const listCalls = statement(
  'attention.calls',
  (p: P) => sql<CallRow>`
    with fund as (select fund_person_id as id from bank where id = ${p.bankId}),
    unmet as (${unmet(p)}),
    newcomer as (${newcomers(p)}),
    giver as materialized (${givers(p)}),
    quarter as materialized (${quarter(p)}),
    silent as materialized (${silent(p)}),
    resting as materialized (${resting(p)}),
    fitting as (${fitting(p)}),
    first as (
      select distinct on (person_id) *, ${placeOf(sql.ref('reason'))} as place
      from fitting order by person_id, place
    ),
    waiting as (
      select first.*, row_number() over (partition by first.place order by first.waits) as nth,
             count(*) over (partition by first.place) as of_reason
      from first
      join membership on membership.person_id = first.person_id
        and membership.bank_id = ${p.bankId} and membership.state = 'active'
      left join resting on resting.person_id = first.person_id
      where resting.from_place is null or resting.from_place > first.place
    ),
    page as (
      select *, row_number() over (order by place, nth) as line from waiting
      where nth <= ${sql.lit(CALLS_OF_A_REASON_MAX)}
    )
    select page.reason, page.person_id, person.name, person.surname, person.phone, page.since_on,
           page.since_at, page.notice_id, page.title, page.needed_by, page.given, page.percent,
           page.of_reason, before.rest
    from page
    join person on person.id = page.person_id
    left join lateral (
      select jsonb_build_object('kind', rest.kind, 'reason', rest.reason, 'until', rest.until,
               'made_at', rest.made_at, 'name', author.name, 'surname', author.surname) as rest
      from rest join person author on author.id = rest.made_by
      where rest.person_id = page.person_id and rest.bank_id = ${p.bankId}
      order by rest.made_at desc, rest.id desc limit 1
    ) before on true
    order by page.line`,
);
