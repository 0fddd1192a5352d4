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
    onGap: () => news.tellAll(),
    log,
  });
}
