/** SQL of what waits for a member: each kind as its own module lists it, in one statement. */
import { type Expression, type RawBuilder, sql } from 'kysely';
import type { NoticeKind } from '#contract/board/notices.ts';
import type { Rhythm } from '#contract/board/standings.ts';
import type { Locale } from '#contract/locales.ts';
import { isBetweenOpenBanks } from '#server/modules/board/arrangements/two-people-sql.ts';
import { isShown } from '#server/modules/board/bulletins/columns-sql.ts';
import { activityRule, effectiveContact } from '#server/modules/board/notices/activities-sql.ts';
import { asksWhetherItStands } from '#server/modules/board/notices/asking-sql.ts';
import { type AnswerDayRow, daysOf } from '#server/modules/board/notices/days-sql.ts';
import {
  ALL_JOINS,
  type ExchangeRow,
  exchangeColumns,
  isBetweenSuspended,
} from '#server/modules/hours/exchanges/columns-sql.ts';
import {
  type StandingWithRules,
  standingWithRules,
} from '#server/modules/hours/limits/columns-sql.ts';
import { firstName } from '#server/modules/people/accounts/first-name-sql.ts';
import { statement, statementsBy } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';

/** The facts of each kind, as JSON has them: moments are texts. */
export interface TodoFacts {
  confirm: Omit<ExchangeRow, 'created_at'>;
  done: { who: string; title: string; starts_at: string; sequence: number; minutes: number };
  answer: AnswerFacts;
  proposal: { who: string; title: string; starts_at: string; sequence: number };
  asked: { who: string; title: string; notice_id: number };
  renew: { title: string; notice_kind: NoticeKind; day: string };
  corrected: { who: string; minutes: number; day: string; by_desk: boolean };
  consent: null;
  bulletin: { title: string; asks: boolean; starts_at: string | null };
}

/** An answer with its days; where they ask for the reader's hours, where their account stands. */
export interface AnswerFacts {
  who: string;
  title: string;
  notice_id: number;
  notice_kind: NoticeKind;
  sequence: number;
  days: AnswerDayRow[];
  own: StandingWithRules | null;
}

/** A proposal of a standing appointment says its first day and its time as they are. */
export type StandingFacts = Record<'who' | 'title' | 'day' | 'time', string> & { every: Rhythm };

type RowsOf<Facts> = {
  [Kind in keyof Facts & string]: {
    kind: Kind;
    id: number;
    since: Date;
    facts: Facts[Kind];
    /** In the whole list, and of those that count. */
    total: number;
    counted: number;
  };
}[keyof Facts & string];

export type TodoRow = RowsOf<TodoFacts & { standing: StandingFacts }>;

interface TodoValues {
  personId: number;
  bankId: number;
  /** The person of trust who reads it for the member. */
  delegateId: number | null;
  /** The member reads it themselves. */
  isSelf: boolean;
  /** Their bank lets things be decided. */
  mayDecide: boolean;
  /** Both; or a referent reads it for their body (specification §51). */
  isOwnTurn: boolean;
  now: Date;
  /** What somebody was asked before this is not waited for any more. */
  askedAfter: Date;
  /** What was reversed before this is not told any more. */
  correctedAfter: Date;
  /** What the bank said before this is no longer on the first page. */
  shownAfter: Date;
  requestsDue: string;
  offersDue: string;
  today: string;
  timeZone: string;
  most: number;
}

/** The last rank of the kinds that count. */
const COUNTED = 4;

/** The other one of the two of an appointment, single or standing. */
const otherOf = (about: 'arrangement' | 'standing', personId: Expression<number>) => sql`
  join person other on other.id = case ${sql.ref(`${about}.giver_id`)} when ${personId}
    then ${sql.ref(`${about}.receiver_id`)} else ${sql.ref(`${about}.giver_id`)} end`;

/** What one may confirm (law L4): a person of trust nothing that they gave, or recorded for who gave it. */
const toConfirm = (p: Params<TodoValues>) => sql`
  select 1 as rank, 'confirm' as kind, exchange.id, exchange.created_at as since,
         null::jsonb as facts
  from exchange
  where ${p.mayDecide}::boolean and exchange.state = 'pending'
    and exchange.debtor_id = ${p.personId} and exchange.debtor_bank_id = ${p.bankId}
    and exchange.creditor_id <> ${p.personId}
    and exchange.creditor_id is distinct from ${p.delegateId}::bigint
    and (exchange.created_by_delegate is null or exchange.created_by <> exchange.creditor_id
      or exchange.created_by_delegate is distinct from ${p.delegateId}::bigint)
    and not ${isBetweenSuspended}`;

const done = (p: Params<TodoValues>) => sql`
  select 2, 'done', arrangement.id,
         arrangement.starts_at + arrangement.minutes * interval '1 minute',
         jsonb_build_object('who', ${firstName('other')}, 'title', arrangement.title,
           'starts_at', arrangement.starts_at, 'sequence', arrangement.sequence,
           'minutes', arrangement.minutes)
  from arrangement ${otherOf('arrangement', p.personId)}
  where ${p.isOwnTurn}::boolean and arrangement.state = 'agreed'
    and arrangement.giver_id = ${p.personId}
    and arrangement.starts_at + arrangement.minutes * interval '1 minute' <= ${p.now}
    and ${isBetweenOpenBanks('arrangement')}`;

const answers = (p: Params<TodoValues>) => sql`
  select 3, 'answer', answer.id, answer.created_at,
         jsonb_build_object('who', ${firstName('answerer')}, 'title', notice.title,
           'notice_id', notice.id, 'notice_kind', notice.kind, 'sequence', answer.sequence)
  from notice
  join notice_answer answer on answer.notice_id = notice.id and answer.state = 'open'
  join person answerer on answerer.id = answer.person_id
  where ${p.isOwnTurn}::boolean
    and notice.person_id = ${p.personId} and notice.bank_id = ${p.bankId}`;

/** Nobody can agree to a day that has passed. */
const proposals = (p: Params<TodoValues>) => sql`
  select 4, 'proposal', arrangement.id, arrangement.changed_at,
         jsonb_build_object('who', ${firstName('other')}, 'title', arrangement.title,
           'starts_at', arrangement.starts_at, 'sequence', arrangement.sequence)
  from arrangement ${otherOf('arrangement', p.personId)}
  where ${p.isOwnTurn}::boolean
    and arrangement.id = any(array(
      select id from arrangement where giver_id = ${p.personId} and state = 'proposed'
      union all
      select id from arrangement where receiver_id = ${p.personId} and state = 'proposed'))
    and (arrangement.starts_at at time zone ${p.timeZone})::date >= ${p.today}::date
    and arrangement.proposed_by <> ${p.personId} and ${isBetweenOpenBanks('arrangement')}`;

const standingProposals = (p: Params<TodoValues>) => sql`
  select 4, 'standing', standing.id, standing.changed_at,
         jsonb_build_object('who', ${firstName('other')}, 'title', standing.title, 'day', standing.from_day,
           'time', to_char(standing.starts_at_time, 'HH24:MI'), 'every', standing.every)
  from standing_arrangement standing ${otherOf('standing', p.personId)}
  where ${p.isOwnTurn}::boolean and standing.state = 'proposed'
    and standing.id = any(array(
      select id from standing_arrangement where giver_id = ${p.personId} and state <> 'ended'
      union all
      select id from standing_arrangement where receiver_id = ${p.personId} and state <> 'ended'))
    and standing.proposed_by <> ${p.personId} and ${isBetweenOpenBanks('standing')}`;

/** While they may answer: the request is on the board, and the desk does not put people in touch. */
const asked = (p: Params<TodoValues>) => sql`
  select 5, 'asked', ask.id, ask.created_at,
         jsonb_build_object('who', ${firstName('author')}, 'title', notice.title, 'notice_id', notice.id)
  from notice_ask ask
  join notice on notice.id = ask.notice_id and notice.state = 'open'
    and notice.bank_id = ${p.bankId}
  join person author on author.id = notice.person_id
  ${activityRule}
  where ${p.isOwnTurn}::boolean and ask.person_id = ${p.personId} and ask.state = 'asked'
    and ask.created_at > ${p.askedAfter} and ${effectiveContact} <> 'desk'
    and not exists (select from notice_answer
                    where notice_id = notice.id and person_id = ${p.personId}
                      and state <> 'withdrawn')`;

const toRenew = (p: Params<TodoValues>) => sql`
  select 6, 'renew', notice.id, notice.asks_again_on::timestamp at time zone 'UTC',
         jsonb_build_object('title', notice.title, 'notice_kind', notice.kind,
           'day', notice.asks_again_on)
  from notice
  where ${p.isOwnTurn}::boolean
    and notice.person_id = ${p.personId} and notice.bank_id = ${p.bankId}
    and ${asksWhetherItStands(p)}`;

/** Who confirmed it themselves hears that it holds no more; not who reversed it. */
const corrected = (p: Params<TodoValues>) => sql`
  select 7, 'corrected', exchange.id, exchange.reversed_at,
         jsonb_build_object('who', ${firstName('creditor')}, 'minutes', exchange.minutes,
           'day', exchange.performed_on, 'by_desk', exchange.reversed_by <> exchange.creditor_id)
  from exchange join person creditor on creditor.id = exchange.creditor_id
  where ${p.isOwnTurn}::boolean and exchange.state = 'reversed' and exchange.kind = 'service'
    and exchange.debtor_id = ${p.personId} and exchange.debtor_bank_id = ${p.bankId}
    and exchange.decided_by = ${p.personId} and exchange.reversed_by <> ${p.personId}
    and exchange.reversed_at > ${p.correctedAfter}`;

/** As `findConsent` says that somebody is asked. */
const consent = (p: Params<TodoValues>) => sql`
  select 8, 'consent', asking.number::bigint, asking.saved_at, null::jsonb
  from (select number, saved_at from privacy_notice
        where bank_id = ${p.bankId} and asks order by number desc limit 1) asking
  where ${p.isSelf}::boolean and not exists (
    select from privacy_consent
    join privacy_notice agreed on agreed.id = privacy_consent.privacy_notice_id
    where privacy_consent.person_id = ${p.personId} and privacy_consent.bank_id = ${p.bankId}
      and agreed.number >= asking.number)`;

/** What the bank said to all while one was a member: until it is put away or two weeks old, and asking until one has said or it begins. */
const bulletins = (p: Params<TodoValues>) => sql`
  select 9, 'bulletin', bulletin.id, bulletin.shown_at,
         jsonb_build_object('title', bulletin.title, 'starts_at', bulletin.starts_at,
           'asks', bulletin.asks and attendance.says is null)
  from bulletin
  join membership on membership.person_id = ${p.personId}
    and membership.bank_id = bulletin.bank_id and membership.state = 'active'
    and membership.decided_at <= bulletin.sent_at
  left join attendance on attendance.bulletin_id = bulletin.id
    and attendance.person_id = ${p.personId}
  left join bulletin_person told on told.bulletin_id = bulletin.id
    and told.person_id = ${p.personId}
  where ${p.mayDecide}::boolean and bulletin.bank_id = ${p.bankId} and ${isShown(p.now)}
    and bulletin.called_off_at is null
    and (bulletin.starts_at is null or bulletin.starts_at > ${p.now})
    and ((bulletin.asks and attendance.says is null)
      or (not bulletin.asks and told.read_at is null and bulletin.shown_at > ${p.shownAfter}))`;

const KINDS = [
  ...[toConfirm, done, answers, proposals, standingProposals, asked, toRenew],
  ...[corrected, consent, bulletins],
];

/** The whole of an exchange, as the lists of exchanges have it. */
const exchangeFacts = (locale: Locale): RawBuilder<unknown> => sql`
  (select to_jsonb(whole) from (
     select ${exchangeColumns(locale)} from exchange ${ALL_JOINS}
     where exchange.id = page.id) whole)`;

/** The days of an answer, and where the account of who would receive stands. */
const answerFacts = (p: Params<TodoValues>): RawBuilder<unknown> => sql`
  (select page.facts || jsonb_build_object('days', waiting.days, 'own',
     case when page.facts ->> 'notice_kind' = 'request' and waiting.days <> '[]'
       then ${standingWithRules(p)} end)
   from (select ${daysOf(sql.ref('page.id'))} as days) waiting)`;

/** What waits for a member, kind by kind, the oldest first; as much as is asked for. */
export const listTodo = statementsBy(
  'todo.list',
  (locale: Locale) => (p: Params<TodoValues>) =>
    sql<TodoRow>`
    with page as (
      select waiting.*, count(*) over () as total,
             count(*) filter (where waiting.rank <= ${sql.lit(COUNTED)}) over () as counted
      from (${sql.join(
        KINDS.map((kind) => kind(p)),
        sql` union all `,
      )}) waiting
      order by waiting.rank, waiting.since, waiting.id
      limit ${p.most}
    )
    select page.kind, page.id, page.since, page.total, page.counted,
           case page.kind when 'confirm' then ${exchangeFacts(locale)}
             when 'answer' then ${answerFacts(p)} else page.facts end as facts
    from page
    order by page.rank, page.since, page.id`,
);

/** The bank of a member: its telephone (empty for none), how many are in it, and the member's number. */
export const findOwnBank = statement(
  'todo.ownBank',
  (p: Params<{ personId: number; bankId: number }>) => sql<{
    name: string;
    phone: string;
    members: number;
    number: number;
  }>`
    select bank.name, bank.phone, membership.number,
           (select count(*) from membership other
            where other.bank_id = bank.id and other.state = 'active') as members
    from bank
    join membership on membership.bank_id = bank.id and membership.state = 'active'
      and membership.person_id = ${p.personId}
    where bank.id = ${p.bankId}`,
);
