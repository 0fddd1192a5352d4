/** Listens on one channel of PostgreSQL, on a connection of its own that comes back after a break. */
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from './log.ts';

const RECONNECT_AFTER_MS = 2_000;
const CONNECT_MS = 10_000;

interface Listening {
  databaseUrl: string;
  channel: string;
  onMessage(text: string): void;
  /** Messages may have been missed: the connection was away and is back. */
  onGap(): void;
  log: Log;
}

/** Listens from now on; `ready` resolves when the first connection listens. */
export function listenTo({ databaseUrl, channel, onMessage, onGap, log }: Listening): {
  ready: Promise<void>;
  stop(): Promise<void>;
} {
  const stopping = new AbortController();
  const listening = Promise.withResolvers<void>();
  let client: pg.Client | undefined;
  const ended = keepListening();
  return {
    ready: listening.promise,
    async stop() {
      stopping.abort();
      await client?.end();
      await ended;
    },
  };

  async function keepListening(): Promise<void> {
    for (let round = 0; !stopping.signal.aborted; round += 1) {
      try {
        await listenOnce(round > 0);
      } catch (error) {
        if (!stopping.signal.aborted) log.warn(error, `not listening to ${channel}`);
      }
      await pause(RECONNECT_AFTER_MS, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }

  /** Resolves when the connection ends. */
  async function listenOnce(again: boolean): Promise<void> {
    const fresh = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: CONNECT_MS,
      keepAlive: true,
    });
    const closed = new Promise<void>((resolve) => fresh.once('end', () => resolve()));
    fresh.on('error', () => {});
    fresh.on('notification', ({ payload = '' }) => onMessage(payload));
    client = fresh;
    await fresh.connect();
    await fresh.query(`listen ${pg.escapeIdentifier(channel)}`);
    listening.resolve();
    if (again) onGap();
    await closed;
  }
}
