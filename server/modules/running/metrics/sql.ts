/** SQL of the figures for Prometheus: what waits, and since when. */
import { sql } from 'kysely';
import { statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';

/** Jobs by kind and state. */
export const countJobs = statement(
  'metrics.countJobs',
  (_: object) => sql<{
    task: string;
    state: 'running' | 'failed' | 'due' | 'waiting';
    jobs: number;
  }>`
    select task.identifier as task,
           case when job.locked_at is not null then 'running'
                when job.attempts >= job.max_attempts then 'failed'
                when job.run_at <= now() then 'due'
                else 'waiting' end as state,
           count(*) as jobs
    from graphile_worker._private_jobs job
    join graphile_worker._private_tasks task on task.id = job.task_id
    group by task, state`,
);

/**
 * For how many seconds the oldest event that is due has waited in the outbox, and the oldest mail that
 * may leave; 0 when none waits. A mail that waits for the morning counts from the morning, one that
 * was tried counts from its beginning.
 */
export const findWaiting = statement(
  'metrics.findWaiting',
  (p: Params<{ mailTasks: string[]; now: Date }>) => sql<{ event: number; mail: number }>`
    select
      coalesce((
        select extract(epoch from ${p.now}::timestamptz - min(coalesce(due_at, created_at)))
        from outbox where due_at is null or due_at <= ${p.now}::timestamptz
      ), 0)::double precision as event,
      coalesce((
        select extract(epoch from now() - min(
          case when job.attempts = 0 then job.run_at else job.created_at end))
        from graphile_worker._private_jobs job
        join graphile_worker._private_tasks task on task.id = job.task_id
        where task.identifier = any(${p.mailTasks}::text[])
          and job.attempts < job.max_attempts
          and (job.attempts > 0 or job.run_at <= now())
      ), 0)::double precision as mail`,
);

/** The version of the database, such as `18.4`, its size in bytes, and when a portal first started on it. */
export const findDatabase = statement(
  'metrics.findDatabase',
  (_: object) => sql<{ version: string; bytes: number; first_start: Date }>`
    select split_part(current_setting('server_version'), ' ', 1) as version,
           pg_database_size(current_database()) as bytes,
           (select min(applied_at) from migration) as first_start`,
);
