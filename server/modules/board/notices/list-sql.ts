/** SQL of lists of notices: of the board, of a person, of a desk. */
import { type Expression, type RawBuilder, sql } from 'kysely';
import type { NoticeKind, NoticeState, ReportReason } from '#contract/board/notices.ts';
import type { Locale } from '#contract/locales.ts';
import { isUnmet } from '#server/modules/banks/banks/unmet-sql.ts';
import { hasReferent, isOffMail } from '#server/modules/people/accounts/mail-trouble-sql.ts';
import { statement, statementsBy } from '#server/modules/tables.ts';
import { nameByLanguage } from '#server/platform/expressions.ts';
import type { PageValues } from '#server/platform/paging.ts';
import type { Params } from '#server/platform/statements.ts';
import { canDo } from './able-sql.ts';
import { type PlacesRow, placesColumns } from './places-sql.ts';

/** A notice as a card shows it. */
export interface CardRow extends PlacesRow {
  id: number;
  kind: NoticeKind;
  state: NoticeState;
  title: string;
  activity_id: number;
  activity_name: string;
  group_id: number;
  bank_id: number;
  bank_name: string;
  person_id: number;
  name: string;
  surname: string;
  minutes: number | null;
  needed_by: string | null;
  created_at: Date;
  open_answers: number;
  has_picture: boolean;
}

/** The columns of a card, of `notice` with its bank, author and activity. */
export const cardColumns = (locale: Locale): RawBuilder<unknown> => sql`
  notice.id, notice.kind, notice.state, notice.title, notice.activity_id,
  ${nameByLanguage('activity', locale)} as activity_name, activity.group_id, notice.bank_id,
  bank.name as bank_name, notice.person_id, author.name, author.surname, notice.minutes,
  notice.needed_by, notice.created_at,
  (select count(*) from notice_answer
   where notice_answer.notice_id = notice.id and notice_answer.state = 'open') as open_answers,
  exists (select from notice_picture where notice_id = notice.id) as has_picture,
  ${placesColumns}`;

export const cardTables: RawBuilder<unknown> = sql`
  notice
  join bank on bank.id = notice.bank_id
  join person author on author.id = notice.person_id
  join activity on activity.id = notice.activity_id`;

/** The banks that are linked with a bank now, but for suspended ones; none for null. */
const friendsOf = (bankId: Expression<number | null>): RawBuilder<unknown> => sql`
  select friend.id from bank_link
  join bank friend on friend.suspended_at is null
    and friend.id = case requester_bank_id when ${bankId} then required_bank_id else requester_bank_id end
  where bank_link.state = 'approved'
    and ${bankId}::bigint in (requester_bank_id, required_bank_id)`;

/**
 * On the board of a bank, or on that of one of its friends and meant for friends. All the banks in
 * one array: so the index of open notices by bank is read, and not every notice of the portal.
 */
const isOnBoard = (own: Expression<number | null>, friendsOfBank: Expression<number | null>) =>
  sql<boolean>`notice.state = 'open'
    and notice.bank_id = any(array(select ${own}::bigint union all ${friendsOf(friendsOfBank)}))
    and (notice.bank_id = ${own} or notice.reach = 'friends')`;

/** A request that a person may help with by the rule of `canDo`, and has not answered. */
const isFor = (readerId: Expression<number>, since: Expression<string>) => sql<boolean>`
  notice.kind = 'request' and notice.person_id <> ${readerId}
  and notice.activity_id = any(array(
    select activity_id from (${canDo(since, ({ person }) => sql`${person} = ${readerId}`)}) able))
  and not exists (
    select from notice_answer
    where notice_id = notice.id and person_id = ${readerId} and state <> 'withdrawn')`;

interface BoardValues extends PageValues {
  readerId: number;
  /** Null leaves out the own bank, or its friends. */
  ownBankId: number | null;
  friendsOfBankId: number | null;
  kind: NoticeKind | null;
  groupId: number | null;
  activityId: number | null;
  /** Only what is needed until this day. */
  neededUntil: string | null;
  forMe: boolean;
  /** What was done since this day shows that somebody can do it. */
  since: string;
  /** A pattern of LIKE; null for no search. */
  search: string | null;
  /** Activities that the search means. */
  searchedActivities: number[];
  soonest: boolean;
}

/** Requests first; what is needed soonest, or the latest. */
const boardOrder = (soonest: Expression<boolean>): RawBuilder<unknown> => sql`
  notice.kind = 'offer', case when ${soonest}::boolean then notice.needed_by end,
  notice.created_at desc, notice.id desc`;

/** The board as one reader sees it; whose cards they are is looked up for one page alone. */
export const listBoard = statementsBy(
  'notices.board',
  (locale: Locale) => (p: Params<BoardValues>) =>
    sql<CardRow & { total: number }>`
    with page as (
      select notice.id, count(*) over () as total
      from notice
      where ${isOnBoard(p.ownBankId, p.friendsOfBankId)}
        and (${p.kind}::text is null or notice.kind = ${p.kind})
        and (${p.groupId}::bigint is null or notice.activity_id = any(array(
             select id from activity where group_id = ${p.groupId})))
        and (${p.activityId}::bigint is null or notice.activity_id = ${p.activityId})
        and (${p.neededUntil}::date is null or notice.needed_by <= ${p.neededUntil})
        and (${p.search}::text is null or notice.folded like (select fold(${p.search}))
             or notice.activity_id = any(array(
                  select named.id from activity named
                  where fold(${nameByLanguage('named', locale)}) like fold(${p.search})
                     or fold(named.words) like fold(${p.search})))
             or notice.activity_id = any(${p.searchedActivities}::bigint[]))
        and (not ${p.forMe}::boolean or (${isFor(p.readerId, p.since)}))
      order by ${boardOrder(p.soonest)}
      limit ${p.limit} offset ${p.offset}
    )
    select ${cardColumns(locale)}, page.total
    from page join ${cardTables} on true
    where notice.id = page.id
    order by ${boardOrder(p.soonest)}`,
);

interface ForMeValues {
  readerId: number;
  bankId: number;
  since: string;
  /** What the reader was asked for since then waits for their word elsewhere. */
  askedAfter: Date;
  most: number;
}

/**
 * Requests that a reader may help with, what is needed soonest first: but for those that they were asked
 * for and have not answered yet, or not now.
 */
export const listForMe = statementsBy(
  'notices.forMe',
  (locale: Locale) => (p: Params<ForMeValues>) =>
    sql<CardRow>`
    with page as (
      select notice.id
      from notice
      where ${isOnBoard(p.bankId, p.bankId)} and ${isFor(p.readerId, p.since)}
        and not exists (
          select from notice_ask
          where notice_id = notice.id and person_id = ${p.readerId}
            and (state = 'not-now'
              or (state = 'asked' and notice_ask.created_at > ${p.askedAfter})))
      order by ${boardOrder(sql.lit(true))}
      limit ${p.most}
    )
    select ${cardColumns(locale)}
    from page join ${cardTables} on true
    where notice.id = page.id
    order by ${boardOrder(sql.lit(true))}`,
);

interface CountValues {
  readerId: number;
  bankId: number;
  since: string;
}

/** How many notices of each group one reader sees; every group has its row. */
export const countByGroup = statementsBy(
  'notices.countByGroup',
  (locale: Locale) => (p: Params<CountValues>) =>
    sql<{
      id: number;
      name: string;
      requests: number;
      offers: number;
      for_me: number;
    }>`
    select activity_group.id, ${nameByLanguage('activity_group', locale)} as name,
           count(*) filter (where seen.kind = 'request') as requests,
           count(*) filter (where seen.kind = 'offer') as offers,
           count(*) filter (where seen.is_for_me) as for_me
    from activity_group
    left join (
      select activity.group_id, notice.kind, (${isFor(p.readerId, p.since)}) as is_for_me
      from notice join activity on activity.id = notice.activity_id
      where ${isOnBoard(p.bankId, p.bankId)}
    ) seen on seen.group_id = activity_group.id
    group by activity_group.id
    order by activity_group.position`,
);

/** How many active members a notice of a bank reaches, alone and with its friend banks. */
export const countReached = statement(
  'notices.countReached',
  (p: Params<{ bankId: number }>) => sql<{ members: number; with_friends: number }>`
    select count(*) filter (where bank_id = ${p.bankId}) as members, count(*) as with_friends
    from membership
    where state = 'active'
      and bank_id = any(array(select ${p.bankId}::bigint union all ${friendsOf(p.bankId)}))`,
);

/** The notices of a person in a bank, what is on the board first, then the latest. */
export const listOfPerson = statementsBy(
  'notices.ofPerson',
  (locale: Locale) => (p: Params<{ personId: number; bankId: number; most: number }>) =>
    sql<CardRow>`
    select ${cardColumns(locale)}
    from ${cardTables}
    where notice.person_id = ${p.personId} and notice.bank_id = ${p.bankId}
    order by array_position(array['open', 'waiting', 'hidden', 'paused', 'closed'], notice.state),
             notice.created_at desc, notice.id desc
    limit ${p.most}`,
);

interface DeskValues extends PageValues {
  bankId: number;
  state: NoticeState | null;
  reported: boolean;
  /** What waits to be let onto the board, and what was reported. */
  toCheck: boolean;
  search: string | null;
  /** The number that is searched for, as the strips of the sheet have it. */
  searchedId: number | null;
  /** Requests posted before this moment that nobody has answered are unmet. */
  unmetBefore: Date;
}

export interface DeskRow extends CardRow {
  created_by: number;
  is_told_by_voice: boolean;
  is_unmet: boolean;
  hidden_reason: string | null;
  reports: { reason: ReportReason; text: string; name: string; surname: string; at: string }[];
  total: number;
}

/** What waits, unmet requests (the oldest first), the latest. */
const deskOrder = (isUnmet: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  notice.state = 'waiting' desc, ${isUnmet} desc,
  case when ${isUnmet} then notice.created_at end, notice.created_at desc, notice.id desc`;

/** The notices of a bank for its desk; whose they are is looked up for one page alone. */
export const listOfBank = statementsBy(
  'notices.ofBank',
  (locale: Locale) => (p: Params<DeskValues>) =>
    sql<DeskRow>`
    with page as materialized (
      select notice.id, unmet.is_unmet, count(*) over () as total
      from notice
      cross join lateral (
        select ${isUnmet(p.unmetBefore)} as is_unmet
      ) unmet
      where notice.bank_id = ${p.bankId}
        and (${p.state}::text is null or notice.state = ${p.state})
        and (${p.search}::text is null or notice.folded like (select fold(${p.search}))
             or notice.id = ${p.searchedId}::bigint
             or (select folded_name from person where person.id = notice.person_id)
               like (select fold(${p.search})))
        and (not ${p.reported}::boolean or exists (
          select from notice_report where notice_id = notice.id and settled_at is null))
        and (not ${p.toCheck}::boolean or (notice.state <> 'closed' and (notice.state = 'waiting'
          or exists (select from notice_report
                     where notice_id = notice.id and settled_at is null))))
      order by ${deskOrder(sql`unmet.is_unmet`)}
      limit ${p.limit} offset ${p.offset}
    )
    select ${cardColumns(locale)}, notice.created_by,
           ${isOffMail('author')} and not ${hasReferent('author')} as is_told_by_voice, page.is_unmet, notice.hidden_reason,
           (select coalesce(jsonb_agg(jsonb_build_object('reason', report.reason,
              'text', report.text, 'name', reporter.name, 'surname', reporter.surname,
              'at', report.created_at) order by report.id), '[]')
            from notice_report report join person reporter on reporter.id = report.reporter_id
            where report.notice_id = notice.id and report.settled_at is null) as reports,
           page.total
    from page join ${cardTables} on true
    where notice.id = page.id
    order by ${deskOrder(sql`page.is_unmet`)}`,
);
