/** Keeps the outbox drained for as long as a server runs. */
import type { Log } from '#server/platform/log.ts';
import { type DrainDeps, drainOutbox } from './drain.ts';

const ROUND_MS = 100;
const AWAY_MS_MAX = 5_000;

/** A running drainer. */
export interface Drainer {
  /** Waits for the round in hand. */
  stop(): Promise<void>;
}

/** Drains from now on; while the database is away it asks less and less often and says so once. */
export function startDrainer(deps: DrainDeps, log: Log): Drainer {
  let waitMs = ROUND_MS;
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
      round = drainRound().then(() => {
        if (!isStopped) next();
      });
    }, waitMs);
  }

  async function drainRound(): Promise<void> {
    try {
      await drainOutbox(deps);
      if (waitMs > ROUND_MS) log.info({}, 'The outbox is drained again');
      waitMs = ROUND_MS;
    } catch (error) {
      if (waitMs === ROUND_MS) log.error({ err: error }, 'The outbox could not be drained');
      waitMs = Math.min(waitMs * 2, AWAY_MS_MAX);
    }
  }
}
