/** Before the first browser story: the browser and the one database server; after the last: its end. */
import { readConfig } from '#server/config.ts';
import { fillWithDemoData } from '#server/demo/fill.ts';
import { createClock } from '#server/platform/clock.ts';
import { Database } from '#server/platform/database.ts';
import { createTemplate, startDatabaseServer } from '#server/test/support/database-server.ts';
import { PASSWORD_HASH } from '#server/test/support/world.ts';
import { unpackChromium } from './chromium.ts';
import { DEMO_TEMPLATE } from './portal.ts';

export default async function setup(): Promise<() => Promise<void>> {
  await unpackChromium();
  const { url, stop } = await startDatabaseServer();
  await createTemplate(url, DEMO_TEMPLATE, fill);
  // Playwright hands the environment, and nothing else, to its workers.
  process.env.TEST_DATABASE_SERVER_URL = url;
  return stop;
}

/** Once for all portals: each of them would need half a second for it. */
async function fill(databaseUrl: string): Promise<void> {
  const onError = (error: Error) => {
    throw error;
  };
  const database = new Database(databaseUrl, { connections: 3, onError });
  const { timeZone } = readConfig({});
  await fillWithDemoData(database, createClock(timeZone), async () => PASSWORD_HASH, timeZone);
  await database.close();
}
