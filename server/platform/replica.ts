/**
 * A replica of the database, read instead of the primary where nobody sees less than they have written or
 * been told of. One that is behind, or does not answer, is not asked.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from './database.ts';
import type { Log } from './log.ts';
import { type Params, statementsOn } from './statements.ts';

/** So long a reading waits for the replica at most; usually it is behind by milliseconds. */
const CATCH_UP_MS = 2_000;
const LOOK_EVERY_MS = 20;
/** How often a process looks how far its replica is. */
const FOLLOW_EVERY_MS = 250;
/** A replica that lacks something older is not read. */
const BEHIND_MS_MAX = 1_000;

const { statement } = statementsOn<Record<string, never>>();

const findPosition = statement('replica.findPosition', () =>
  sql`select pg_current_wal_lsn()::text as position`.$castTo<{ position: string }>(),
);

/** Nothing where the server is no replica. */
const findReplayed = statement('replica.findReplayed', () =>
  sql`
    select pg_last_wal_replay_lsn()::text as position where pg_is_in_recovery()
  `.$castTo<{ position: string | null }>(),
);

/** Nothing, and so not caught up, where the server is no replica. */
const findCaughtUp = statement('replica.findCaughtUp', (p: Params<{ position: string }>) =>
  sql`
    select coalesce(pg_last_wal_replay_lsn() >= ${p.position}::text::pg_lsn, false) as caught_up
    where pg_is_in_recovery()
  `.$castTo<{ caught_up: boolean }>(),
);

/** A position in the log of the database, as a number that can be compared. */
function bytesOf(position: string): bigint {
  const [high = '', low = ''] = position.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

/** What the primary had written at a moment of `performance.now()`. */
interface Mark {
  at: number;
  bytes: bigint;
}

/** The replica of a process that serves, and how far it is as far as the process knows. */
export class Replica {
  readonly database: Database;
  readonly #primary: Database;
  readonly #log: Log;
  readonly #closing = new AbortController();
  #following: Promise<void> | undefined;
  #replayed = 0n;
  /** Everything that was committed before has arrived. */
  #completeUntil = Number.NEGATIVE_INFINITY;
  /** What has not arrived yet, the oldest first. */
  #ahead: Mark[] = [];
  #isFollowing = false;

  /** Ends both with `close`: its looking, and the connections of `database`. */
  constructor(primary: Database, database: Database, log: Log) {
    this.#primary = primary;
    this.database = database;
    this.#log = log;
  }

  /** Looks how far the replica is, and again four times a second until it is closed. */
  async follow(): Promise<void> {
    await this.#look();
    this.#following ??= this.#keepLooking();
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#following;
    await this.database.close();
  }

  /** How long ago everything was committed that it has, in milliseconds; infinite before it has answered. */
  get behindMs(): number {
    return performance.now() - this.#completeUntil;
  }

  /** Whether it lacks nothing that was committed more than a second ago. */
  get isClose(): boolean {
    return this.behindMs <= BEHIND_MS_MAX;
  }

  /** Whether a person may read there who has written up to that position. */
  has(position: string): boolean {
    return this.isClose && this.#replayed >= bytesOf(position);
  }

  /** Is not read any more until it has answered again: a reading there has failed. */
  distrust(): void {
    this.#completeUntil = Number.NEGATIVE_INFINITY;
  }

  /**
   * Waits until it has what is committed by now, so that somebody who is told of it finds it there; at
   * most two seconds, after which nobody reads there.
   */
  async catchUp(): Promise<void> {
    if (this.isClose) await upToDate(this.#primary, this.database);
  }

  async #keepLooking(): Promise<void> {
    const { signal } = this.#closing;
    while (!signal.aborted) {
      await pause(FOLLOW_EVERY_MS, undefined, { signal, ref: false }).catch(() => {});
      if (!signal.aborted) await this.#look();
    }
  }

  async #look(): Promise<void> {
    try {
      const at = performance.now();
      const written = await this.#primary.first(findPosition, {});
      const replayed = await this.database.first(findReplayed, {});
      if (written) this.#ahead.push({ at, bytes: bytesOf(written.position) });
      if (replayed?.position) this.#arrivedUpTo(bytesOf(replayed.position));
    } catch {
      // It is away, or the primary is: what is known gets older.
    }
    this.#tellOfChange();
  }

  #arrivedUpTo(bytes: bigint): void {
    this.#replayed = bytes;
    const arrived = this.#ahead.filter((mark) => mark.bytes <= bytes);
    this.#completeUntil = arrived.at(-1)?.at ?? this.#completeUntil;
    this.#ahead = this.#ahead.filter((mark) => mark.bytes > bytes);
  }

  #tellOfChange(): void {
    if (this.isClose === this.#isFollowing) return;
    this.#isFollowing = this.isClose;
    if (this.isClose) this.#log.info({}, 'Lists are read from the replica');
    else this.#log.warn({}, 'The replica is behind or away: everything is read from the primary');
  }
}

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
