/** The portal that is measured: the whole application on the bench's database, without the web. */
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { LiveUpdates } from '#server/modules/sending/live/live-updates.ts';
import { createClock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database.ts';
import { createLog } from '#server/platform/log.ts';

/** The same for every process of the bench, so that a token of one opens the other. */
export const SECRET = 'a secret of the bench, of thirty-two characters or more';

/** The application on a database; nothing listens yet. */
export function openApp(database: Database) {
  const config = readConfig({ BOT_CHECK: 'off', DEMO: 'off' });
  const log = createLog('warn');
  const clock = createClock(config.timeZone);
  return buildApp({
    config,
    database,
    clock,
    log,
    liveUpdates: new LiveUpdates({ database, clock, log }),
    secret: SECRET,
  });
}
