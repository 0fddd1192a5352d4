/** SQL of the job that makes the dates of standing appointments, and pauses what nobody answers. */
import { sql } from 'kysely';
import type { Rhythm } from '#contract/board/standings.ts';
import { statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';
import { isBetweenOpenBanks } from './two-people-sql.ts';

/**
 * Whose next date is to be made up to a day, between banks that are open, and stay so until the
 * transaction ends. Of two jobs the second waits, and finds none left.
 */
export const lockDueStandings = statement(
  'arrangements.lockDueStandings',
  (p: Params<{ until: string; most: number }>) => sql<{
    id: number;
    every: Rhythm;
    from_day: string;
    until_day: string | null;
    time: string;
    next_day: string | null;
  }>`
    select standing.id, every, from_day, until_day, to_char(starts_at_time, 'HH24:MI') as time,
           next_day
    from standing_arrangement standing
    join bank giver_bank on giver_bank.id = giver_bank_id and giver_bank.suspended_at is null
    join bank receiver_bank on receiver_bank.id = receiver_bank_id
      and receiver_bank.suspended_at is null
    where next_day <= ${p.until}::date and state in ('agreed', 'paused')
    order by next_day, standing.id
    limit ${p.most}
    for update of standing for key share of giver_bank, receiver_bank`,
);

/** Makes dates, each once (`standing_id`, `day`, `starts_at`). */
export const insertDates = statement(
  'arrangements.insertDates',
  (p: Params<{ rows: string; now: Date }>) => sql`
    insert into arrangement (notice_id, answer_id, giver_id, giver_bank_id, receiver_id, receiver_bank_id,
                             activity_id, title, starts_at, minutes, place, state, proposed_by,
                             created_at, created_by, changed_at, standing_id, standing_day)
    select standing.notice_id, standing.answer_id, giver_id, giver_bank_id, receiver_id, receiver_bank_id, activity_id,
           title, made.starts_at, minutes, place, 'agreed', proposed_by, ${p.now}, proposed_by,
           ${p.now}, standing.id, made.day
    from jsonb_to_recordset(${p.rows}::jsonb)
      as made (standing_id bigint, day date, starts_at timestamptz)
    join standing_arrangement standing on standing.id = made.standing_id
    order by made.starts_at, standing.id
    on conflict (standing_id, standing_day) do nothing`,
);

/** Says which date comes next (`id`, `next_day`; null where none follows). */
export const moveNextDays = statement(
  'arrangements.moveNextDays',
  (p: Params<{ rows: string }>) => sql`
    update standing_arrangement standing set next_day = moved.next_day
    from jsonb_to_recordset(${p.rows}::jsonb) as moved (id bigint, next_day date)
    where standing.id = moved.id`,
);

/** Resumes what was paused until a day that has come, between banks that are open. */
export const resumeDue = statement(
  'arrangements.resumeDue',
  (p: Params<{ today: string; now: Date }>) => sql`
    update standing_arrangement standing set state = 'agreed', paused_until = null, paused_by = null,
                        watched_from = ${p.today}, changed_at = ${p.now}
    where state = 'paused' and paused_until <= ${p.today}::date
      and ${isBetweenOpenBanks('standing')}`,
);

/** Ends what is past its last day, and proposals whose first date passed before a day without an answer. */
export const endPast = statement(
  'arrangements.endPast',
  (p: Params<{ today: string; unansweredBefore: string; now: Date }>) => sql`
    update standing_arrangement standing set state = 'ended', paused_until = null, paused_by = null, next_day = null,
                        changed_at = ${p.now}
    where (state <> 'ended' and until_day < ${p.today}::date)
      or (state = 'proposed' and from_day < ${p.unansweredBefore}::date)`,
);

/**
 * Pauses those of whose last dates so many in a row ended before a moment, and nobody said what became
 * of them; both are told, once. Dates from before a bank was reopened do not count, for nobody could
 * record them then.
 */
export const pauseUnanswered = statement(
  'arrangements.pauseUnanswered',
  (p: Params<{ endedBefore: Date; many: number; now: Date }>) => sql`
    with paused as (
      update standing_arrangement standing set state = 'paused', next_day = null, changed_at = ${p.now}
      where state = 'agreed' and ${isBetweenOpenBanks('standing')} and ${p.many} = (
        select count(*) filter (where latest.state = 'agreed') from (
          select arrangement.state from arrangement
          where arrangement.standing_id = standing.id
            and arrangement.standing_day >= standing.watched_from
            and arrangement.starts_at >= all(
              select reopened_at from bank
              where bank.id in (standing.giver_bank_id, standing.receiver_bank_id)
                and reopened_at is not null)
            and arrangement.starts_at + make_interval(mins => arrangement.minutes)
              <= ${p.endedBefore}
          order by arrangement.standing_day desc limit ${p.many}) latest)
      returning id, giver_id, receiver_id
    )
    insert into outbox (kind, payload, created_at)
    select 'standing-paused',
           jsonb_build_object('standingId', paused.id, 'personId', reader.id),
           ${p.now}::timestamptz
    from paused cross join lateral (values (giver_id), (receiver_id)) as reader (id)
    order by paused.id, reader.id`,
);
