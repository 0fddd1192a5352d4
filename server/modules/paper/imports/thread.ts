/** The thread that checks imports and writes reports, with its own way to the database. */
import { workerData } from 'node:worker_threads';
import { serveBytes } from '#server/platform/byte-thread-inside.ts';
import { Database } from '#server/platform/database.ts';
import { bytesOf, type ImportJob } from './jobs.ts';

/** A report takes as long as its reader's line is slow. */
const PATIENCE_MS = 10 * 60_000;

const databaseUrl: string = workerData;
const database = new Database(databaseUrl, {
  connections: 2,
  patienceMs: PATIENCE_MS,
  // A connection that breaks fails the report that used it, and is replaced for the next.
  onError: () => {},
});
serveBytes<ImportJob>(
  (job) => bytesOf(database, job),
  () => database.close(),
);
