/** SQL of statements on paper: the movements of accounts in a period, and when they were printed. */
import { sql } from 'kysely';
import type { NoticeKind } from '#contract/board/notices.ts';
import type { ExchangeBasis } from '#contract/hours/exchange-states.ts';
import type { Locale } from '#contract/locales.ts';
import {
  ALL_JOINS,
  type ExchangeRow,
  exchangeColumns,
} from '#server/modules/hours/exchanges/columns-sql.ts';
import { isOffMail, mailFailsSince } from '#server/modules/people/accounts/mail-trouble-sql.ts';
import { query, type Row, statement, statementsBy } from '#server/modules/tables.ts';
import { total } from '#server/platform/expressions.ts';
import type { PageValues } from '#server/platform/paging.ts';
import type { Params } from '#server/platform/statements.ts';

/** The active members of a bank whom no letter reaches, by name; without an address that does not work. */
export const listDeskMembers = statement(
  'desk.listMembers',
  (p: Params<{ bankId: number }>) => sql<{
    id: number;
    name: string;
    surname: string;
    number: number | null;
    email: string | null;
  }>`
    select person.id, person.name, person.surname, membership.number,
           case when ${mailFailsSince('person')} is null then person.email end as email
    from membership join person on person.id = membership.person_id
    where membership.bank_id = ${p.bankId} and membership.state = 'active'
      and ${isOffMail('person')}
    order by membership.folded_name, person.id`,
);

interface Accounts {
  personIds: number[];
  bankId: number;
  /** Days, `yyyy-MM-dd`, in `timeZone`. */
  from: string;
  timeZone: string;
}

/** The beginning of a day in a time zone, moved by some days. */
const beginningOf = (day: unknown, timeZone: unknown, days = 0) =>
  sql`((${day}::date + ${sql.lit(days)})::timestamp at time zone ${timeZone})`;

/** The balance of each account before the period. */
export const sumBefore = statement(
  'desk.sumBefore',
  (p: Params<Accounts>) => sql<{ person_id: number; minutes: number }>`
    select account.person_id, coalesce(moved.minutes, 0)::bigint as minutes
    from account
    cross join lateral (
      select sum(minutes) as minutes from (
        select minutes from transfer
        where to_person_id = account.person_id and to_bank_id = account.bank_id
          and posted_at < ${beginningOf(p.from, p.timeZone)}
        union all
        select -minutes from transfer
        where from_person_id = account.person_id and from_bank_id = account.bank_id
          and posted_at < ${beginningOf(p.from, p.timeZone)}
      ) as side
    ) as moved
    where account.person_id = any(${p.personIds}::bigint[]) and account.bank_id = ${p.bankId}`,
);

interface LineRow extends ExchangeRow {
  person_id: number;
  transfer_kind: Row<'transfer'>['kind'];
  posted_at: Date;
  posted_by: number;
  moved_minutes: number;
  basis: ExchangeBasis | null;
  creator_name: string;
  creator_surname: string;
  poster_name: string;
  poster_surname: string;
  creator_delegate_name: string | null;
  creator_delegate_surname: string | null;
  poster_delegate_name: string | null;
  poster_delegate_surname: string | null;
}

/**
 * The movements of some accounts in a period, as `told`, with those before and after about the same
 * exchange.
 */
const movements = (p: Params<Accounts & { to: string }>) => sql`
    moved as (
      select listed.person_id, side.*
      from unnest(${p.personIds}::bigint[]) as listed (person_id)
      cross join lateral (
        select id, exchange_id, kind, posted_at, posted_by, minutes from transfer
        where to_person_id = listed.person_id and to_bank_id = ${p.bankId}
        union all
        select id, exchange_id, kind, posted_at, posted_by, -minutes from transfer
        where from_person_id = listed.person_id and from_bank_id = ${p.bankId}
      ) as side
      where side.posted_at >= ${beginningOf(p.from, p.timeZone)}
        and side.posted_at < ${beginningOf(p.to, p.timeZone, 1)}
    ), told as (
      select *, lag(kind) over same as kind_before, lead(kind) over same as kind_after
      from moved window same as (partition by person_id, exchange_id order by id)
    )`;

/** A confirmation taken back within seconds, and its taking back, are left out: nobody was told of either. */
const WAS_TOLD = sql`(told.kind = 'confirmation' and told.kind_after = 'take-back') is not true
      and (told.kind = 'take-back' and told.kind_before = 'confirmation') is not true`;

/** Those of some people whose hours moved in a period. */
export const listMoved = statement(
  'desk.listMoved',
  (p: Params<Accounts & { to: string }>) => sql<{ person_id: number }>`
    with ${movements(p)}
    select distinct told.person_id from told where ${WAS_TOLD}`,
);

/** The day of the first movement of any of some accounts; null for none. */
export const findFirstMovement = statement(
  'desk.findFirstMovement',
  (p: Params<{ personIds: number[]; bankId: number }>) => sql<{ posted_at: Date | null }>`
    select min(side.posted_at) as posted_at
    from unnest(${p.personIds}::bigint[]) as listed (person_id)
    cross join lateral (
      select posted_at from transfer
      where to_person_id = listed.person_id and to_bank_id = ${p.bankId}
      union all
      select posted_at from transfer
      where from_person_id = listed.person_id and from_bank_id = ${p.bankId}
    ) as side`,
);

/** Every movement of some accounts in a period, in the order of the books. */
export const listStatementLines = statementsBy(
  'desk.statementLines',
  (locale: Locale) => (p: Params<Accounts & { to: string }>) =>
    sql<LineRow>`
    with ${movements(p)}
    select ${exchangeColumns(locale)}, told.person_id, told.kind as transfer_kind, told.posted_at,
           told.posted_by, told.minutes as moved_minutes, exchange.basis,
           creator.name as creator_name, creator.surname as creator_surname,
           poster.name as poster_name, poster.surname as poster_surname,
           creator_delegate.name as creator_delegate_name,
           creator_delegate.surname as creator_delegate_surname,
           poster_delegate.name as poster_delegate_name,
           poster_delegate.surname as poster_delegate_surname
    from told
    join exchange on exchange.id = told.exchange_id
    ${ALL_JOINS}
    join person poster on poster.id = told.posted_by
    left join person creator_delegate on creator_delegate.id = exchange.created_by_delegate
    left join person poster_delegate
      on poster_delegate.id = exchange.decided_by_delegate and told.kind = 'confirmation'
    where ${WAS_TOLD}
    order by told.person_id, told.id`,
);

/** What some people have on the board of the bank, the latest first. */
export const listStatementNotices = statement(
  'desk.statementNotices',
  (p: Params<{ personIds: number[]; bankId: number }>) => sql<{
    id: number;
    person_id: number;
    kind: NoticeKind;
    title: string;
    state: 'open' | 'paused' | 'hidden';
    created_at: Date;
  }>`
    select id, person_id, kind, title, state, created_at from notice
    where person_id = any(${p.personIds}::bigint[]) and bank_id = ${p.bankId} and state <> 'closed'
    order by created_at desc, id desc`,
);

/** Notes that statements were made. */
export const insertRun = statement(
  'desk.insertRun',
  (
    p: Params<{
      bankId: number;
      from: string;
      to: string;
      people: number;
      by: number;
      now: Date;
    }>,
  ) =>
    query
      .insertInto('statement_run')
      .values({
        bank_id: p.bankId,
        from_day: p.from,
        to_day: p.to,
        people: p.people,
        made_at: p.now,
        made_by: p.by,
      })
      .returning('id'),
);

/** The runs of a bank, the latest first. */
export const listRuns = statement('desk.listRuns', (p: Params<PageValues & { bankId: number }>) =>
  query
    .selectFrom('statement_run')
    .innerJoin('person', 'person.id', 'statement_run.made_by')
    .select([
      'statement_run.id',
      'statement_run.from_day',
      'statement_run.to_day',
      'statement_run.people',
      'statement_run.made_at',
      'person.name',
      'person.surname',
    ])
    .select(total)
    .where('statement_run.bank_id', '=', p.bankId)
    .orderBy('statement_run.id', 'desc')
    .limit(p.limit)
    .offset(p.offset),
);
