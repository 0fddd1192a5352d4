/** Before the first browser story: the browser and the one database server; after the last: its end. */
import { startDatabaseServer } from '#server/test/support/database-server.ts';
import { unpackChromium } from './chromium.ts';

export default async function setup(): Promise<() => Promise<void>> {
  await unpackChromium();
  const { url, stop } = await startDatabaseServer();
  // Playwright hands the environment, and nothing else, to its workers.
  process.env.TEST_DATABASE_SERVER_URL = url;
  return stop;
}
