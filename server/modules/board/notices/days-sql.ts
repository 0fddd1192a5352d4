/** SQL of the days that come with answers, and of what comes of answers. */
import { type Expression, sql } from 'kysely';
import type { ArrangementState } from '#contract/board/arrangements.ts';
import { ANSWER_CHANGES_MAX } from '#contract/limits.ts';
import { DAY_ACTS } from '#contract/sending/letters.ts';
import { statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';

/** A day as JSON has it. */
export interface AnswerDayRow {
  position: number;
  /** ISO 8601. */
  starts_at: string;
  minutes: number;
  place: string;
}

/** The days of an answer in their order, as one column. */
export const daysOf = (answerId: Expression<unknown>) => sql<AnswerDayRow[]>`
  (select coalesce(jsonb_agg(jsonb_build_object('position', position, 'starts_at', starts_at,
            'minutes', minutes, 'place', place) order by position), '[]')
   from answer_day where answer_id = ${answerId})`;

/** What came of an answer; all null where nothing did. */
export interface FollowedRow {
  planned_id: number | null;
  planned_state: Exclude<ArrangementState, 'dropped'> | null;
  planned_at: Date | null;
  exchange_id: number | null;
}

/** The columns of a `followed` answer. */
export const followedColumns = sql`
  followed.planned_id, followed.planned_state, followed.planned_at, followed.exchange_id`;

/**
 * The latest appointment of an answer that was not called off, and its hours, which may have been recorded
 * without one; a join named `followed`.
 */
export const followedBy = (answerId: Expression<unknown>) => sql`
  left join lateral (
    select planned.id as planned_id, planned.state as planned_state,
           planned.starts_at as planned_at,
           coalesce(planned.exchange_id, (
             select exchange.id from exchange_about about
             join exchange on exchange.id = about.exchange_id
             where about.answer_id = ${answerId} and exchange.state in ('pending', 'confirmed')
             order by exchange.id desc limit 1)) as exchange_id
    from (select) always
    left join lateral (
      select id, state, starts_at, exchange_id from arrangement
      where answer_id = ${answerId} and state <> 'dropped'
      order by created_at desc, id desc limit 1
    ) planned on true
  ) followed on true`;

export const listDays = statement(
  'notices.listDays',
  (p: Params<{ answerId: number }>) => sql<{ days: AnswerDayRow[] }>`
    select ${daysOf(p.answerId)} as days`,
);

export const dropDays = statement(
  'notices.dropDays',
  (p: Params<{ answerId: number }>) => sql<Record<never, never>>`
    delete from answer_day where answer_id = ${p.answerId}`,
);

/** @param p `days` as JSON, in their order */
export const insertDays = statement(
  'notices.insertDays',
  (p: Params<{ answerId: number; days: string }>) => sql<Record<never, never>>`
    insert into answer_day (answer_id, position, starts_at, minutes, place)
    select ${p.answerId}, row_number() over (), starts_at, minutes, place
    from jsonb_to_recordset(${p.days}::jsonb)
      as planned (starts_at timestamptz, minutes integer, place text)`,
);

/**
 * Notes that the days of an answer have changed: what was seen of them counts no more, the links of
 * letters to its author are of no use, and a desk tells them again. No row where they changed as often
 * as they may.
 */
export const noteChange = statement(
  'notices.noteChange',
  (p: Params<{ answerId: number; now: Date }>) => sql<{ sequence: number }>`
    with changed as (
      update notice_answer set sequence = sequence + 1, told_at = null, told_by = null
      where id = ${p.answerId} and sequence < ${sql.lit(ANSWER_CHANGES_MAX)}
      returning id, sequence
    ), ended as (
      update act_token set used_at = ${p.now} from changed
      where subject_id = changed.id and used_at is null
        and act in (${sql.join(DAY_ACTS.map((act) => sql.lit(act)))})
    )
    select sequence from changed`,
);
