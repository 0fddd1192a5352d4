/** The channel of live updates, which a story opens only where it is about them. */
import type { Deps } from '#server/deps.ts';
import { LIVE_CHANNEL } from '#server/modules/sending/live/live-updates.ts';
import { listenTo } from '#server/platform/listener.ts';

/** Forwards what comes through the database's channel to the open streams. */
export function listenForUpdates({ database, liveUpdates, log }: Deps) {
  return listenTo({
    databaseUrl: database.pool.options.connectionString ?? '',
    channel: LIVE_CHANNEL,
    onMessage: (message) => void liveUpdates.forward(message),
    onGap: () => void liveUpdates.refreshAll(),
    log,
  });
}

/** Sends any message through the channel. */
export async function sendUpdate({ database }: Deps, message: string): Promise<void> {
  await database.pool.query('select pg_notify($1, $2)', [LIVE_CHANNEL, message]);
}
