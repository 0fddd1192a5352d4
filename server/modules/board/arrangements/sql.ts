/** SQL of appointments: finding, listing, proposing, agreeing, dropping, and what was recorded. */
import { type RawBuilder, sql } from 'kysely';
import type { ArrangementState } from '#contract/board/arrangements.ts';
import type { AnswerState, NoticeKind } from '#contract/board/notices.ts';
import type { ExchangeState } from '#contract/hours/exchange-states.ts';
import type { Locale } from '#contract/locales.ts';
import type { Access } from '#contract/people/accounts.ts';
import { wasNotDone } from '#server/modules/hours/exchanges/appointments-sql.ts';
import { query, statement, statementsBy } from '#server/modules/tables.ts';
import type { PageValues } from '#server/platform/paging.ts';
import type { Params } from '#server/platform/statements.ts';
import { columnsOfTwoPeople, joinsOfTwoPeople, type TwoPeople } from './two-people-sql.ts';

/** An appointment with its two people, and with what was recorded of it. */
export interface ArrangementRow extends TwoPeople {
  id: number;
  notice_id: number | null;
  /** The standing appointment whose date it is. */
  standing_id: number | null;
  title: string;
  starts_at: Date;
  minutes: number;
  place: string;
  state: ArrangementState;
  proposed_by: number;
  sequence: number;
  /** Who of a desk did the last thing about it for one of the two. */
  desk_by: number | null;
  was_not_done: boolean;
  exchange_id: number | null;
  exchange_state: ExchangeState | null;
  exchange_minutes: number | null;
  recorder_id: number | null;
  recorder_name: string | null;
  recorder_surname: string | null;
}

export const arrangementColumns = (locale: Locale): RawBuilder<unknown> => sql`
  arrangement.id, arrangement.notice_id, arrangement.standing_id,
  ${columnsOfTwoPeople('arrangement', locale)},
  arrangement.title, arrangement.starts_at, arrangement.minutes, arrangement.place,
  arrangement.state, arrangement.proposed_by, arrangement.sequence, arrangement.desk_by,
  ${wasNotDone} as was_not_done,
  arrangement.exchange_id, exchange.state as exchange_state, exchange.minutes as exchange_minutes,
  recorder.id as recorder_id, recorder.name as recorder_name,
  recorder.surname as recorder_surname`;

export const arrangementTables: RawBuilder<unknown> = sql`
  arrangement ${joinsOfTwoPeople('arrangement')}
  left join exchange on exchange.id = arrangement.exchange_id
  left join person recorder on recorder.id = exchange.created_by`;

export const findArrangement = statementsBy(
  'arrangements.find',
  (locale: Locale) => (p: Params<{ id: number }>) =>
    sql<ArrangementRow>`
    select ${arrangementColumns(locale)} from ${arrangementTables}
    where arrangement.id = ${p.id}`,
);

/** Those of a person that are open, the next first; or those that are over, the latest first. */
export const listArrangements = statementsBy(
  'arrangements.list',
  ({ locale, isOver }: { locale: Locale; isOver: boolean }) =>
    (p: Params<PageValues & { personId: number }>) => {
      const states = isOver ? sql`('done', 'dropped')` : sql`('proposed', 'agreed')`;
      const direction = isOver ? sql`desc` : sql`asc`;
      return sql<ArrangementRow & { total: number }>`
    select ${arrangementColumns(locale)}, count(*) over () as total
    from ${arrangementTables}
    where arrangement.id = any(array(
      select id from arrangement where giver_id = ${p.personId} and state in ${states}
      union all
      select id from arrangement where receiver_id = ${p.personId} and state in ${states}))
    order by arrangement.starts_at ${direction}, arrangement.id ${direction}
    limit ${p.limit} offset ${p.offset}`;
    },
);

/** The next of a person that was agreed on and is not over. */
export const findNext = statementsBy(
  'arrangements.next',
  (locale: Locale) => (p: Params<{ personId: number; now: Date }>) =>
    sql<ArrangementRow>`
    select ${arrangementColumns(locale)} from ${arrangementTables}
    where arrangement.id = (
      select id from arrangement
      where id = any(array(
        select id from arrangement where giver_id = ${p.personId} and state = 'agreed'
        union all
        select id from arrangement where receiver_id = ${p.personId} and state = 'agreed'))
        and starts_at + minutes * interval '1 minute' > ${p.now}
      order by starts_at, id limit 1)`,
);

/** An answer that may lead to an appointment, and the two people of its notice. */
export const findAnswered = statement(
  'arrangements.findAnswered',
  (p: Params<{ answerId: number }>) => sql<{
    notice_id: number;
    kind: NoticeKind;
    state: AnswerState;
    author_id: number;
    author_bank_id: number;
    answerer_id: number;
    answerer_bank_id: number;
  }>`
    select notice.id as notice_id, notice.kind, answer.state, notice.person_id as author_id,
           notice.bank_id as author_bank_id, answer.person_id as answerer_id,
           membership.bank_id as answerer_bank_id
    from notice_answer answer
    join notice on notice.id = answer.notice_id
    join membership on membership.person_id = answer.person_id and membership.state = 'active'
    where answer.id = ${p.answerId}`,
);

/** A day of an answer that may be agreed on, its notice, and the two people. */
export const findAnsweredDay = statement(
  'arrangements.findAnsweredDay',
  (p: Params<{ answerId: number; position: number }>) => sql<{
    notice_id: number;
    kind: NoticeKind;
    title: string;
    activity_id: number;
    state: AnswerState;
    sequence: number;
    author_id: number;
    author_bank_id: number;
    author_access: Access;
    answerer_id: number;
    /** Null once they have left their bank. */
    answerer_bank_id: number | null;
    /** Null where the answer has no such day. */
    starts_at: Date | null;
    minutes: number | null;
    place: string | null;
  }>`
    select notice.id as notice_id, notice.kind, notice.title, notice.activity_id, answer.state,
           answer.sequence, notice.person_id as author_id, notice.bank_id as author_bank_id,
           author.access as author_access, answer.person_id as answerer_id,
           membership.bank_id as answerer_bank_id, day.starts_at, day.minutes, day.place
    from notice_answer answer
    join notice on notice.id = answer.notice_id
    join person author on author.id = notice.person_id
    left join membership on membership.person_id = answer.person_id and membership.state = 'active'
    left join answer_day day on day.answer_id = answer.id and day.position = ${p.position}
    where answer.id = ${p.answerId}`,
);

/** How many proposals of a person wait for somebody else. */
export const countProposals = statement(
  'arrangements.countProposals',
  (p: Params<{ personId: number; now: Date }>) => sql<{ many: number }>`
    select count(*) as many from arrangement
    where state = 'proposed' and proposed_by = ${p.personId} and starts_at > ${p.now}
      and ${p.personId} in (giver_id, receiver_id)`,
);

interface NewRow {
  noticeId: number | null;
  answerId: number | null;
  /** `proposed`, or `agreed` where it begins with a yes. */
  state: ArrangementState;
  giverId: number;
  giverBankId: number;
  receiverId: number;
  receiverBankId: number;
  activityId: number;
  title: string;
  startsAt: Date;
  minutes: number;
  place: string;
  proposedBy: number;
  by: number;
  now: Date;
}

export const insertArrangement = statement('arrangements.insert', (p: Params<NewRow>) =>
  query
    .insertInto('arrangement')
    .values({
      notice_id: p.noticeId,
      answer_id: p.answerId,
      state: p.state,
      giver_id: p.giverId,
      giver_bank_id: p.giverBankId,
      receiver_id: p.receiverId,
      receiver_bank_id: p.receiverBankId,
      activity_id: p.activityId,
      title: p.title,
      starts_at: p.startsAt,
      minutes: p.minutes,
      place: p.place,
      proposed_by: p.proposedBy,
      created_at: p.now,
      created_by: p.by,
      changed_at: p.now,
    })
    .returning('id'),
);

/** Proposes something else, once for each proposal that was seen; no row when somebody was faster. */
export const proposeAgain = statement(
  'arrangements.proposeAgain',
  (
    p: Params<{
      id: number;
      seen: number;
      startsAt: Date;
      minutes: number;
      place: string;
      personId: number;
      now: Date;
    }>,
  ) => sql<{ id: number }>`
    update arrangement
    set state = 'proposed', sequence = sequence + 1, starts_at = ${p.startsAt},
        minutes = ${p.minutes}, place = ${p.place}, proposed_by = ${p.personId},
        changed_at = ${p.now}, desk_by = null, asked_at = null, reminded_at = null
    where id = ${p.id} and sequence = ${p.seen} and state in ('proposed', 'agreed')
    returning id`,
);

/** Agrees to the proposal that was seen; no row when somebody was faster. */
export const agree = statement(
  'arrangements.agree',
  (p: Params<{ id: number; seen: number; now: Date }>) =>
    query
      .updateTable('arrangement')
      .set({ state: 'agreed', desk_by: null, changed_at: p.now })
      .where('id', '=', p.id)
      .where('sequence', '=', p.seen)
      .where('state', '=', 'proposed')
      .returning('id'),
);

/** Drops it; no row when it is over already. */
export const drop = statement(
  'arrangements.drop',
  (p: Params<{ id: number; seen: number; now: Date }>) => sql<{ id: number }>`
    update arrangement set state = 'dropped', sequence = sequence + 1, desk_by = null,
                           changed_at = ${p.now}
    where id = ${p.id} and state in ('proposed', 'agreed') and sequence = ${p.seen}
    returning id`,
);

/**
 * How it stood before a decision that is taken back. The number that dropping has raised goes back with
 * it: who has seen the proposal has seen what stands. No row when something was decided since.
 */
export const restore = statement(
  'arrangements.restore',
  (
    p: Params<{
      id: number;
      from: 'agreed' | 'dropped';
      state: 'proposed' | 'agreed';
      sequence: number;
      decidedAt: Date;
      now: Date;
    }>,
  ) => sql<{ id: number }>`
    update arrangement
    set state = ${p.state}, changed_at = ${p.now},
        sequence = sequence - case when state = 'dropped' then 1 else 0 end
    where id = ${p.id} and state = ${p.from} and sequence = ${p.sequence}
      and changed_at <= ${p.decidedAt}
    returning id`,
);

/** Keeps an appointment as it is until the hours are recorded: of two who do it, the second waits. */
export const lockArrangement = statement('arrangements.lock', (p: Params<{ id: number }>) =>
  query
    .selectFrom('arrangement')
    .select(['id', 'state', 'activity_id'])
    .where('id', '=', p.id)
    .forUpdate(),
);
