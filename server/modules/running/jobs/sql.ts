/**
 * SQL of jobs that were given up. They stay in the worker's own table, which holds nothing but what
 * waits or has failed; the public view of it does not have what a job is about.
 */
import { type RawBuilder, sql } from 'kysely';
import { statement, statementsBy } from '#server/modules/tables.ts';
import { isGivenUp } from '#server/platform/expressions.ts';
import type { Order, PageValues } from '#server/platform/paging.ts';
import type { Params } from '#server/platform/statements.ts';

/** The worker puts the next try off by so much, also after the last one. */
const FAILED_AT: RawBuilder<Date> = sql`job.run_at - exp(least(job.attempts, 10)) * interval '1 second'`;

export const listFailed = statementsBy(
  'jobs.listFailed',
  (order: Order<'failedAt'>) =>
    (p: Params<PageValues & { mailTasks: string[]; areMails: boolean }>) =>
      sql<{
        id: number;
        task: string;
        /** The kind of letter; null for jobs that are none of the usual letters. */
        letter: string | null;
        address: string | null;
        failed_at: Date;
        tries: number;
        answer: string | null;
        total: number;
      }>`
    select job.id, task.identifier as task, job.payload ->> 'kind' as letter,
           coalesce(job.payload ->> 'address', person.email) as address,
           ${FAILED_AT} as failed_at, job.attempts as tries, job.last_error as answer,
           count(*) over ()::int as total
    from graphile_worker._private_jobs job
    join graphile_worker._private_tasks task on task.id = job.task_id
    left join person on ${p.areMails}::boolean and person.id = (job.payload ->> 'personId')::bigint
    where ${isGivenUp} and (task.identifier = any(${p.mailTasks}::text[])) = ${p.areMails}::boolean
    order by ${FAILED_AT} ${order.descending ? sql`desc` : sql`asc`}, job.id
    limit ${p.limit}::bigint offset ${p.offset}::bigint`,
);

/**
 * Gives every try back to one job, or to all mails when `id` is null. Only what is given up: a second
 * statement at the same moment waits, looks again and finds nothing.
 */
export const retryJobs = statement(
  'jobs.retry',
  (p: Params<{ id: number | null; mailTasks: string[]; mailTries: number }>) =>
    sql<{ id: number; task: string; letter: string | null }>`
    update graphile_worker._private_jobs job
    set attempts = 0, run_at = now(), last_error = null, updated_at = now(),
        max_attempts = case when task.identifier = any(${p.mailTasks}::text[])
                       then ${p.mailTries}::smallint else job.max_attempts end
    from graphile_worker._private_tasks task
    where task.id = job.task_id and ${isGivenUp}
      and case when ${p.id}::bigint is null then task.identifier = any(${p.mailTasks}::text[])
          else job.id = ${p.id}::bigint end
    returning job.id, task.identifier as task, job.payload ->> 'kind' as letter`,
);

export const findJob = statement(
  'jobs.find',
  (p: Params<{ id: number }>) =>
    sql<{ id: number }>`select id from graphile_worker._private_jobs where id = ${p.id}`,
);
