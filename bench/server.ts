/** A process of its own for the portal: `run.ts` starts it, asks what it uses, and ends it. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Database } from '#server/platform/database.ts';
import { openApp } from './portal.ts';
import type { Usage } from './server-process.ts';

const [databaseUrl = ''] = process.argv.slice(2);
const MB = 1024 * 1024;
/** How often the delay of the event loop is sampled; it is at least this much. */
const POLL_INTERVAL_MS = 1;

const database = new Database(databaseUrl, {
  connections: 20,
  onError(error) {
    throw error;
  },
});
const app = await openApp(database);
const delay = monitorEventLoopDelay({ resolution: POLL_INTERVAL_MS });
delay.enable();
const url = await app.listen({ port: 0, host: '127.0.0.1' });

/** Every question is for what was used since the last. */
process.on('message', () => {
  const usage: Usage = {
    rssMb: process.memoryUsage.rss() / MB,
    peakRssMb: process.resourceUsage().maxRSS / 1024,
    blockedMs: delay.max / 1e6,
  };
  delay.reset();
  process.send?.(usage);
});
process.once('disconnect', async () => {
  await app.close();
  await database.close();
});
process.send?.({ url });
