/** SQL of the days that come with answers. */
import { type Expression, sql } from 'kysely';

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
