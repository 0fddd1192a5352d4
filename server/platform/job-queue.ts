/**
 * Work that happens after a call has been answered: jobs kept in the database, done by whichever
 * server is free and tried again when they fail. A job is done at least once, and never lost.
 */
import type { Task, TaskList } from 'graphile-worker';
import { sql } from 'kysely';
import type { Queryable } from './database.ts';
import { type Params, statementsOn } from './statements.ts';

/** A kind of job: its name and the type of its payload. Declare each once. */
export interface JobKind<Payload> {
  readonly name: string;
  /**
   * How often it is tried. The pause grows from three seconds to six hours: 5 tries take a good
   * minute, 17 two days. What still fails then is kept with its error in `graphile_worker.jobs`.
   */
  readonly tries: number;
  /** Never set; carries the payload's type. */
  readonly payload?: Payload;
}

/** A job to be done: of two with the same key that still wait, only the later one stays. */
export interface NewJob<Payload> {
  key: string;
  payload: Payload;
  /** Seconds until it may be done, by the database's clock; at once when not said. */
  delaySeconds?: number;
}

/** Who does which kind of job. */
export type Tasks = TaskList;

/** Thrown by a job that no further try would help: it counts as failed at once. */
export class JobGivenUp extends Error {
  override readonly name = 'JobGivenUp';
}

/** Thrown by a job that expects to be tried again, and has said why: nobody reads of it once more. */
export class JobPutOff extends Error {
  override readonly name = 'JobPutOff';
}

const { statement } = statementsOn<Record<string, never>>();

/** The try in hand was the last one. */
const endTries = statement('jobs.endTries', (p: Params<{ id: string }>) =>
  sql`
    update graphile_worker._private_jobs set max_attempts = attempts where id = ${p.id}::bigint
  `.$castTo<object>(),
);

/**
 * The entry of one kind in a list of tasks; `work` throws to be tried again, or `JobGivenUp` not to be. Its
 * signal is aborted some seconds after the portal begins to end.
 */
export function task<Payload>(
  kind: JobKind<Payload>,
  work: (payload: Payload, stopping: AbortSignal) => Promise<void>,
): Tasks {
  const run: Task = async (payload, { job, query, abortSignal }) => {
    try {
      // `addJobs` wrote the payload, with the same type.
      await work(payload as Payload, abortSignal);
    } catch (error) {
      if (error instanceof JobGivenUp) await query(endTries.text, endTries.bind({ id: job.id }));
      throw error;
    }
  };
  return { [kind.name]: run };
}

const insertJobs = statement('jobs.insert', (p: Params<{ specs: string; keepsTime: boolean }>) =>
  sql`
    select count(*) from graphile_worker.add_jobs(array(
      select jsonb_populate_record(null::graphile_worker.job_spec, spec || jsonb_build_object(
        'run_at', now() + make_interval(secs => (spec ->> 'delay')::double precision)))
      from jsonb_array_elements(${p.specs}::jsonb) with ordinality as given (spec, nth)
      order by nth
    ), ${p.keepsTime})
  `.$castTo<{ count: number }>(),
);

/**
 * Adds jobs of one kind; in a transaction they exist when it commits, or never.
 * @param keepsTime one with the same key that waits already is done when it was to be done
 */
export async function addJobs<Payload>(
  queryable: Queryable,
  kind: JobKind<Payload>,
  jobs: NewJob<Payload>[],
  keepsTime = false,
): Promise<void> {
  if (jobs.length === 0) return;
  const specs = jobs.map(({ key, payload, delaySeconds }) => ({
    identifier: kind.name,
    payload,
    job_key: `${kind.name}:${key}`,
    max_attempts: kind.tries,
    delay: delaySeconds ?? 0,
  }));
  await queryable.rows(insertJobs, { specs: JSON.stringify(specs), keepsTime });
}

const deleteFailed = statement('jobs.deleteFailed', (p: Params<{ lastTriedBefore: Date }>) =>
  sql`
    select count(*) from graphile_worker.complete_jobs(array(
      select id from graphile_worker.jobs
      where attempts = max_attempts and locked_at is null and updated_at < ${p.lastTriedBefore}
    ))
  `.$castTo<{ count: number }>(),
);

/** Throws away the jobs that were given up that long ago. */
export async function forgetFailedJobs(queryable: Queryable, lastTriedBefore: Date): Promise<void> {
  await queryable.rows(deleteFailed, { lastTriedBefore });
}
