/** Somebody else at work in the same database: holds rows, so that stories meet on purpose. */
import { expect } from 'vitest';
import type { Deps } from '#server/deps.ts';

/** A transaction of somebody else's, open until it is ended. */
interface OtherTransaction {
  run(statement: string, values?: unknown[]): Promise<void>;
  /** Lets go of what it holds. */
  end(): Promise<void>;
}

export async function beginOther({ database }: Deps): Promise<OtherTransaction> {
  const client = await database.pool.connect();
  await client.query('begin');
  return {
    async run(statement, values = []) {
      await client.query(statement, values);
    },
    async end() {
      await client.query('commit');
      client.release();
    },
  };
}

const WAITS_WITHIN_MS = 20_000;

/** Resolves once so many connections wait for a lock that somebody else holds. */
export async function somebodyWaits({ database }: Deps, count = 1): Promise<void> {
  const waiting = async () => {
    const { rows } = await database.pool.query(
      `select pid from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows.length;
  };
  await expect.poll(waiting, { timeout: WAITS_WITHIN_MS }).toBe(count);
}
