/** The portal's ear for news, which stories open only where they are about it. */
import type { Deps } from '#server/deps.ts';
import { NEWS_CHANNEL } from '#server/modules/mail/drain.ts';
import { listenTo } from '#server/platform/listener.ts';

/** Passes on to the hub what comes through the database's channel. */
export function listenForNews({ database, news, log }: Deps) {
  return listenTo({
    databaseUrl: database.pool.options.connectionString ?? '',
    channel: NEWS_CHANNEL,
    onMessage: (message) => void news.pass(message),
    onGap: () => void news.tellAll(),
    log,
  });
}

/** Sends a message through the channel, whatever it says. */
export async function sendNews({ database }: Deps, message: string): Promise<void> {
  await database.pool.query('select pg_notify($1, $2)', [NEWS_CHANNEL, message]);
}
