/** SQL of the live banks at the portal's desk. */
import { type Expression, type RawBuilder, sql } from 'kysely';
import type { BankIdentity, LiveBank } from '#contract/banks/banks.ts';
import { ROOM_NAMES, type RoomName } from '#contract/banks/room-names.ts';
import { isExchanged } from '#server/modules/hours/ledger/exchanged-sql.ts';
import { isOpenFromBefore } from '#server/modules/running/guards/rooms-sql.ts';
import { query, statement, statementsBy } from '#server/modules/tables.ts';
import { folded, isGivenUp, total } from '#server/platform/expressions.ts';
import type { Listing, Searched } from '#server/platform/paging.ts';
import type { Params } from '#server/platform/statements.ts';

/** The day of a bank's latest exchange, from the indexes of its two sides. */
const LAST_EXCHANGE = sql<string | null>`greatest(
  (select performed_on from exchange
   where creditor_bank_id = bank.id and ${isExchanged}
   order by performed_on desc limit 1),
  (select performed_on from exchange
   where debtor_bank_id = bank.id and creditor_bank_id <> debtor_bank_id and ${isExchanged}
   order by performed_on desc limit 1))`;

const MEMBERS = sql<number>`(select count(*) from membership
  where bank_id = bank.id and state = 'active')`;

const ADMINISTRATORS = sql<LiveBank['administrators']>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', person.id, 'name', person.name,
           'surname', person.surname, 'email', person.email) order by person.folded_name), '[]')
  from membership join person on person.id = membership.person_id
  where membership.bank_id = bank.id and membership.state = 'active' and membership.role = 'ADMIN')`;

const ROOMS = sql<RoomName[]>`array(
  select named.room from unnest(array[${sql.join(ROOM_NAMES.map((name) => sql.lit(name)))}])
    with ordinality as named (room, nth)
  where coalesce((
    select is_open from bank_room where bank_id = bank.id and bank_room.room = named.room
    order by id desc limit 1
  ), ${isOpenFromBefore(sql`named.room`)})
  order by nth)`;

const EACH_ONCE = sql<number>`1`;
const MINUTES = sql<number>`exchange.minutes`;

/** What of a bank's exchanges since a day adds up, each side from its index. */
const sumOfExchanges = (what: RawBuilder<number>, since: Expression<string>) => sql<number>`(
  (select coalesce(sum(${what}), 0)::bigint from exchange
   where creditor_bank_id = bank.id and ${isExchanged} and performed_on >= ${since}::date)
  + (select coalesce(sum(${what}), 0)::bigint from exchange
     where debtor_bank_id = bank.id and creditor_bank_id <> debtor_bank_id
       and ${isExchanged} and performed_on >= ${since}::date))`;

interface Since {
  /** The first day whose exchanges are counted. */
  since: string;
  /** The first day on which an administrator must have been here. */
  seenSince: string;
  /** Reports of before then should be decided. */
  reportedBefore: Date;
}

/** The last day of an administrator; that of the founding where none has been here since. */
const SEEN_ON = sql<string>`coalesce(
  (select seen_on from administrators_seen where bank_id = bank.id), bank.created_at::date)`;

const HAS_ADMINISTRATOR = sql<boolean>`exists (
  select from membership where bank_id = bank.id and state = 'active' and role = 'ADMIN')`;

const awaySince = (p: Params<Since>) => sql<string | null>`
  case when ${SEEN_ON} < ${p.seenSince}::date or not ${HAS_ADMINISTRATOR} then ${SEEN_ON} end`;

/**
 * Imports at work for which no job goes on: it was given up, and a month later it is not even kept. In a bank
 * that is suspended they pause.
 */
const STUCK_IMPORTS = sql<number>`(
  select count(*) from import
  where import.bank_id = bank.id and import.state in ('checking', 'running', 'undoing')
    and bank.suspended_at is null
    and not exists (
      select from graphile_worker._private_jobs job
      where (job.payload ->> 'importId')::bigint = import.id and not (${isGivenUp})))`;

const openReports = (p: Params<Since>) => sql<number>`(
  (select count(*) from notice_report report join notice on notice.id = report.notice_id
   where notice.bank_id = bank.id and report.settled_at is null
     and report.created_at < ${p.reportedBefore}::timestamptz)
  + (select count(*) from thread_report report
     where report.bank_id = bank.id and report.settled_at is null
       and report.created_at < ${p.reportedBefore}::timestamptz))`;

/** How many kinds of need there are. */
const needs = (p: Params<Since>) => sql<number>`
  (${awaySince(p)} is not null)::int + (${STUCK_IMPORTS} > 0)::int + (${openReports(p)} > 0)::int`;

const liveBanks = (p: Params<Since>) =>
  query
    .selectFrom('bank')
    .select([
      'bank.id as bankId',
      'bank.name',
      'bank.email',
      'bank.founded_on as date',
      'bank.suspended_at as suspendedAt',
    ])
    .select([
      MEMBERS.as('members'),
      sumOfExchanges(EACH_ONCE, p.since).as('exchanges'),
      sumOfExchanges(MINUTES, p.since).as('minutes'),
      LAST_EXCHANGE.as('lastExchange'),
      ROOMS.as('rooms'),
      ADMINISTRATORS.as('administrators'),
      awaySince(p).as('awaySince'),
      STUCK_IMPORTS.as('stuckImports'),
      openReports(p).as('openReports'),
    ]);

export const listLiveBanks = statementsBy(
  'banks.listLiveBanks',
  ({ order, searching }: Listing<'name' | 'members' | 'lastExchange' | 'needs'>) =>
    (p: Params<Searched & Since>) =>
      liveBanks(p)
        .select(total)
        .$if(order.field === 'needs', (all) => all.select(needs(p).as('needs')))
        .$if(searching, (all) =>
          all.where((eb) =>
            eb.or([
              eb('bank.folded_name', 'like', folded(p.search)),
              eb('bank.email', 'like', eb.fn<string>('lower', [p.search])),
            ]),
          ),
        )
        // A bank without any exchange is the one that has waited longest.
        .orderBy(order.field === 'name' ? 'bank.folded_name' : order.field, (by) =>
          order.descending ? by.desc().nullsLast() : by.asc().nullsFirst(),
        )
        .orderBy('bank.folded_name')
        .orderBy('bank.id')
        .limit(p.limit)
        .offset(p.offset),
);

export const findLiveBank = statement('banks.findLiveBank', (p: Params<{ id: number } & Since>) =>
  liveBanks(p).where('bank.id', '=', p.id),
);

/** A bank's identity, locked until the transaction ends. */
export const lockIdentity = statement('banks.lockIdentity', (p: Params<{ id: number }>) =>
  query
    .selectFrom('bank')
    .select(['name', 'email', 'founded_on as date'])
    .where('id', '=', p.id)
    .forUpdate(),
);

export const updateIdentity = statement(
  'banks.updateIdentity',
  (p: Params<BankIdentity & { id: number }>) =>
    query
      .updateTable('bank')
      .set({ name: p.name, email: p.email, founded_on: p.date })
      .where('id', '=', p.id),
);
