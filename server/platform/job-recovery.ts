/**
 * Jobs whose server died in the middle are free again within a minute, not after the four hours
 * that graphile-worker waits. A living worker shows its name as the `application_name` of the
 * connection on which it listens; PostgreSQL forgets it at once when the server is gone.
 */
import { EventEmitter } from 'node:events';
import type { WorkerEvents } from 'graphile-worker';
import { sql } from 'kysely';
import type { Database } from './database.ts';
import type { Log } from './log.ts';
import { type Params, statementsOn } from './statements.ts';

const LOOK_EVERY_MS = 20_000;

const { statement } = statementsOn<Record<string, never>>();

/** Half a minute of grace: a living worker may be just about to connect again. */
const freeOrphans = statement('jobs.freeOrphans', () =>
  sql`
    select graphile_worker.force_unlock_workers(array(
      select distinct locked_by from graphile_worker.jobs
      where locked_at < now() - interval '30 seconds'
        and not exists (select from pg_stat_activity where application_name = locked_by)
    ))
  `.$castTo<object>(),
);

const freeJobs = statement('jobs.free', (p: Params<{ workers: string[] }>) =>
  sql`select graphile_worker.force_unlock_workers(${p.workers}::text[])`.$castTo<object>(),
);

/** Frees the jobs of a worker that is known to have ended. */
export async function freeJobsOf(database: Database, worker: string): Promise<void> {
  await database.rows(freeJobs, { workers: [worker] });
}

/** The events of a worker that shows its name for as long as it listens. */
export function eventsShowingLife(): WorkerEvents {
  const events: WorkerEvents = new EventEmitter();
  events.on('pool:listen:success', ({ client, workerPool }) => {
    // First the worker itself has something to say on this connection.
    client.once('drain', () => {
      client
        .query("select set_config('application_name', $1, false)", [workerPool.id])
        // Then the connection is broken, and replaced by one that gets here again.
        .catch(() => {});
    });
  });
  return events;
}

/** Looks for orphaned jobs now and then. @returns the end of it. */
export function recoverOrphans(database: Database, log: Log): () => void {
  const look = () => {
    database.rows(freeOrphans, {}).catch((error: unknown) => {
      log.warn({ err: error }, 'Could not look for jobs of servers that are gone');
    });
  };
  look();
  const timer = setInterval(look, LOOK_EVERY_MS);
  return () => clearInterval(timer);
}
