/** SQL of a course: the notice, answer, appointment and exchange of one errand, from whichever step (specification §22). */
import { type RawBuilder, sql } from 'kysely';
import type { ArrangementState } from '#contract/board/arrangements.ts';
import type { AnswerState, NoticeKind, NoticeState } from '#contract/board/notices.ts';
import type { ExchangeState } from '#contract/hours/exchange-states.ts';
import { areFriends } from '#server/modules/banks/banks/sql.ts';
import { firstName } from '#server/modules/people/accounts/first-name-sql.ts';
import { statementsBy } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';
import { wasNotDone } from './appointments-sql.ts';

/** From which step a course is read. */
export type CourseStep = 'notice' | 'arrangement' | 'exchange';

interface From {
  /** Of the step. */
  id: number;
  readerId: number;
  readerBankId: number | null;
  /** Of a notice, whether every answer may be its course, or the reader's own alone. */
  seesAll: boolean;
}

export interface CourseRow {
  notice_id: number | null;
  notice_at: Date | null;
  notice_kind: NoticeKind | null;
  notice_state: NoticeState | null;
  notice_bank_id: number | null;
  /** Its board shows it to the reader's bank. */
  notice_is_within_reach: boolean | null;
  author_id: number | null;
  answer_id: number | null;
  answer_at: Date | null;
  answer_state: AnswerState | null;
  answerer_id: number | null;
  arrangement_id: number | null;
  arrangement_at: Date | null;
  arrangement_state: ArrangementState | null;
  starts_at: Date | null;
  planned_minutes: number | null;
  was_not_done: boolean | null;
  exchange_id: number | null;
  exchange_at: Date | null;
  exchange_state: ExchangeState | null;
  performed_on: string | null;
  minutes: number | null;
  decided_at: Date | null;
  giver_id: number | null;
  giver_name: string | null;
  giver_is_erased: boolean | null;
  receiver_id: number | null;
  receiver_name: string | null;
  receiver_is_erased: boolean | null;
}

/** What an exchange and its appointment know of a notice: the appointment first. */
const origin = sql`
  exchange.id as exchange_id, arrangement.id as arrangement_id,
  coalesce(arrangement.notice_id, about.notice_id) as notice_id,
  case when arrangement.notice_id is null then about.answer_id else arrangement.answer_id end
    as answer_id`;

/** The steps of one course, by their ids. */
const ANCHORS: Record<CourseStep, (p: Params<From>) => RawBuilder<unknown>> = {
  exchange: (p) => sql`
    select ${origin} from exchange
    left join arrangement on arrangement.exchange_id = exchange.id
    left join exchange_about about on about.exchange_id = exchange.id
    where exchange.id = ${p.id}`,
  arrangement: (p) => sql`
    select ${origin} from arrangement
    left join exchange on exchange.id = arrangement.exchange_id
    left join exchange_about about on about.exchange_id = exchange.id
    where arrangement.id = ${p.id}`,
  // Of several the latest that came to an appointment or to hours, then to a yes.
  notice: (p) => sql`
    select exchange_id, arrangement_id, ${p.id}::bigint as notice_id, answer_id from (
      select 0 as place, created_at, exchange_id, id as arrangement_id, answer_id,
             giver_id as one_id, receiver_id as other_id
      from arrangement where notice_id = ${p.id} and state <> 'dropped'
      union all
      select 0, exchange.created_at, exchange.id, arrangement.id, about.answer_id, creditor_id,
             debtor_id
      from exchange_about about
      join exchange on exchange.id = about.exchange_id
        and exchange.state in ('pending', 'confirmed')
      left join arrangement on arrangement.exchange_id = exchange.id
      where about.notice_id = ${p.id} and arrangement.notice_id is null
      union all
      select case state when 'accepted' then 1 when 'open' then 2 else 3 end, created_at, null, null,
             id, person_id, person_id
      from notice_answer
      where notice_id = ${p.id}
        and (person_id = ${p.readerId} or state in ('open', 'accepted'))
      union all
      select 4, created_at, null, null, null, person_id, person_id from notice where id = ${p.id}
    ) step
    where ${p.seesAll} or ${p.readerId} in (one_id, other_id)
    order by place, created_at desc, answer_id desc limit 1`,
};

const isRequest = sql`notice.kind = 'request'`;

/** One course, with the two people of it as far as they are known. */
export const findCourse = statementsBy(
  'exchanges.course',
  (step: CourseStep) => (p: Params<From>) =>
    sql<CourseRow>`
    with at as (${ANCHORS[step](p)})
    select notice.id as notice_id, notice.created_at as notice_at, notice.kind as notice_kind,
           notice.state as notice_state, notice.bank_id as notice_bank_id,
           notice.person_id as author_id,
           notice.bank_id = ${p.readerBankId}::bigint or (notice.reach = 'friends'
             and ${areFriends(sql.ref('notice.bank_id'), p.readerBankId)}) as notice_is_within_reach,
           answer.id as answer_id, answer.created_at as answer_at, answer.state as answer_state,
           answer.person_id as answerer_id,
           arrangement.id as arrangement_id, arrangement.created_at as arrangement_at,
           arrangement.state as arrangement_state, arrangement.starts_at,
           arrangement.minutes as planned_minutes, ${wasNotDone} as was_not_done,
           exchange.id as exchange_id, exchange.created_at as exchange_at,
           exchange.state as exchange_state, exchange.performed_on, exchange.minutes,
           exchange.decided_at,
           giver.id as giver_id, ${firstName('giver')} as giver_name,
           giver.erased_at is not null as giver_is_erased,
           receiver.id as receiver_id, ${firstName('receiver')} as receiver_name,
           receiver.erased_at is not null as receiver_is_erased
    from at
    left join notice on notice.id = at.notice_id
    left join notice_answer answer on answer.id = at.answer_id
    left join arrangement on arrangement.id = at.arrangement_id
    left join exchange on exchange.id = at.exchange_id
    left join person giver on giver.id = coalesce(exchange.creditor_id, arrangement.giver_id,
      case when ${isRequest} then answer.person_id else notice.person_id end)
    left join person receiver on receiver.id = coalesce(exchange.debtor_id, arrangement.receiver_id,
      case when ${isRequest} then notice.person_id else answer.person_id end)`,
);
