/**
 * The relay: hands the events of the outbox to their consumers. An event leaves the outbox in the
 * transaction in which its consumers take it over, so that a crash loses none and repeats none;
 * several servers relay side by side.
 */
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Transaction } from '#server/platform/database.ts';
import type { Log } from '#server/platform/log.ts';
import type { EventKind, Events } from './events.ts';
import { claimEvents, findDueEvent } from './sql.ts';

/** Few enough that the portal computes for less than 20 ms at a stretch while thousands leave. */
const BATCH = 100;
const INTERVAL_MS = 100;
const INTERVAL_MS_MAX = 5_000;

/** An event on its way out. */
export interface OutboxEvent<Kind extends EventKind = EventKind> {
  id: number;
  kind: Kind;
  payload: Events[Kind];
}

/** Takes over what concerns it, in the transaction that empties the outbox. */
export type Consumer = (transaction: Transaction, events: OutboxEvent[]) => Promise<void>;

export interface RelayOptions {
  database: Database;
  clock: Clock;
  /** The kinds of events that the consumers know. */
  kinds: EventKind[];
  consumers: Consumer[];
}

/** Empties the outbox once. @returns the number of events that left. */
export async function relayEvents(options: RelayOptions): Promise<number> {
  const { database, clock, kinds } = options;
  let total = 0;
  let claimed = BATCH;
  const now = clock.now();
  while (claimed === BATCH && (await database.first(findDueEvent, { kinds, now }))) {
    claimed = await database.transaction((transaction) => relayBatch(transaction, options, now));
    total += claimed;
  }
  return total;
}

async function relayBatch(
  transaction: Transaction,
  { kinds, consumers }: RelayOptions,
  now: Date,
): Promise<number> {
  const events = await transaction.rows(claimEvents, { kinds, most: BATCH, now });
  if (events.length === 0) return 0;
  for (const consume of consumers) await consume(transaction, events);
  return events.length;
}

/**
 * Relays from now on. While the database is away it tries less and less often and logs one error.
 * @returns `stop`, which waits for the current round
 */
export function startRelay(options: RelayOptions & { log: Log }): { stop(): Promise<void> } {
  const { log } = options;
  let waitMs = INTERVAL_MS;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let round = Promise.resolve();
  next();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await round;
    },
  };

  function next(): void {
    timer = setTimeout(() => {
      round = relayRound().then(() => {
        if (!isStopped) next();
      });
    }, waitMs);
  }

  async function relayRound(): Promise<void> {
    try {
      await relayEvents(options);
      if (waitMs > INTERVAL_MS) log.info({}, 'The outbox is drained again');
      waitMs = INTERVAL_MS;
    } catch (error) {
      if (waitMs === INTERVAL_MS) log.error({ err: error }, 'The outbox could not be drained');
      waitMs = Math.min(waitMs * 2, INTERVAL_MS_MAX);
    }
  }
}
