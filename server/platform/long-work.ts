/**
 * Work on the database that takes minutes, such as the nightly check of the books: on a connection of its
 * own that has more patience than the others, and cut off when the portal ends.
 */
import { Database } from './database.ts';
import type { Log } from './log.ts';

interface LongWork {
  /** How long one statement may take. */
  patienceMs: number;
  /** Aborted when the portal ends: PostgreSQL ends the connection, at whichever statement it is. */
  ending: AbortSignal | undefined;
  log: Log;
}

/**
 * Does it, and closes the connection.
 * @throws what `work` throws, also when it is cut off
 */
export async function onOwnConnection<Result>(
  database: Database,
  { patienceMs, ending, log }: LongWork,
  work: (own: Database) => Promise<Result>,
): Promise<Result> {
  const own = new Database(database.url, {
    connections: 1,
    patienceMs,
    onError: (error) => {
      if (!ending?.aborted) log.warn({ err: error }, 'The connection of long work broke');
    },
  });
  try {
    const process = await processOf(own);
    ending?.throwIfAborted();
    const cut = () => void endProcess(database, process).catch(() => {});
    ending?.addEventListener('abort', cut);
    try {
      return await work(own);
    } finally {
      ending?.removeEventListener('abort', cut);
    }
  } finally {
    await own.close();
  }
}

/** The process of PostgreSQL behind the only connection. */
async function processOf({ pool }: Database): Promise<number | undefined> {
  const { rows } = await pool.query<{ process: number }>('select pg_backend_pid() as process');
  return rows[0]?.process;
}

async function endProcess({ pool }: Database, process: number | undefined): Promise<void> {
  await pool.query('select pg_terminate_backend($1)', [process]);
}
