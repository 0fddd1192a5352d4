/**
 * A replica of the database, for long readings that may not see less than their reader has written: one
 * that has not caught up with the primary, or does not answer, is not asked.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from './database.ts';
import { type Params, statementsOn } from './statements.ts';

/** So long a reading waits for the replica at most; usually it is behind by milliseconds. */
const CATCH_UP_MS = 2_000;
const LOOK_EVERY_MS = 50;

const { statement } = statementsOn<Record<string, never>>();

const findPosition = statement('replica.findPosition', () =>
  sql`select pg_current_wal_lsn()::text as position`.$castTo<{ position: string }>(),
);

/** Nothing, and so not caught up, where the server is no replica. */
const findCaughtUp = statement('replica.findCaughtUp', (p: Params<{ position: string }>) =>
  sql`
    select coalesce(pg_last_wal_replay_lsn() >= ${p.position}::text::pg_lsn, false) as caught_up
    where pg_is_in_recovery()
  `.$castTo<{ caught_up: boolean }>(),
);

/**
 * Where to read what is committed by now: the replica once it has replayed that, the primary when there is
 * none, or it takes too long. @throws when the primary does not answer
 */
export async function upToDate(
  primary: Database,
  replica: Database | undefined,
): Promise<Database> {
  if (!replica) return primary;
  const now = await primary.first(findPosition, {});
  const late = pause(CATCH_UP_MS, false, { ref: false });
  const isReady = now !== undefined && (await Promise.race([hasReplayed(replica, now), late]));
  return isReady ? replica : primary;
}

async function hasReplayed(replica: Database, now: { position: string }): Promise<boolean> {
  try {
    for (const until = performance.now() + CATCH_UP_MS; performance.now() < until; ) {
      if ((await replica.first(findCaughtUp, now))?.caught_up) return true;
      await pause(LOOK_EVERY_MS);
    }
  } catch {
    // It is away: the primary is not.
  }
  return false;
}
