/** Requests that nobody has met: the one condition of the board at the desk, its figures and whom to call. */
import { type Expression, sql } from 'kysely';

/** An open request to which no answer waits or was accepted; reads the columns of `notice`. */
export const isUnanswered = sql<boolean>`notice.kind = 'request' and notice.state = 'open'
  and not exists (select from notice_answer
                  where notice_id = notice.id and state in ('open', 'accepted'))`;

/** One that was posted before that moment. */
export const isUnmet = (before: Expression<Date>) =>
  sql<boolean>`notice.created_at < ${before} and ${isUnanswered}`;
