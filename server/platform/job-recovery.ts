/**
 * Jobs whose server died in the middle are free again within a minute, not after the four hours
 * that graphile-worker waits. A living server shows its name as the `application_name` of the
 * connection on which it listens; PostgreSQL forgets it at once when the server is gone.
 */
import { EventEmitter } from 'node:events';
import type { WorkerEvents } from 'graphile-worker';
import { sql } from 'kysely';
import { type Database, statementsOn } from './database.ts';
import type { Log } from './log.ts';

const LOOK_EVERY_MS = 20_000;

const { statement } = statementsOn<Record<string, never>>();

/** Half a minute of grace: a living server may be just about to connect again. */
const freeOrphans = statement('jobs.freeOrphans', () =>
  sql`
    select graphile_worker.force_unlock_workers(array(
      select distinct locked_by from graphile_worker.jobs
      where locked_at < now() - interval '30 seconds'
        and not exists (select from pg_stat_activity where application_name = locked_by)
    ))
  `.$castTo<object>(),
);

/** The events of a worker that shows its name while it lives. */
export function eventsShowingLife(): WorkerEvents {
  const events: WorkerEvents = new EventEmitter();
  // On a broken connection neither matters: it is about to be replaced.
  const ignore = () => {};
  events.on('pool:listen:success', ({ client, workerPool }) => {
    client.query("select set_config('application_name', $1, false)", [workerPool.id]).catch(ignore);
  });
  events.on('pool:listen:release', ({ client }) => {
    client.query('reset application_name').catch(ignore);
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
