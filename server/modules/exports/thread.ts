/** The thread in which files are made, with its own way to the database. */
import { workerData } from 'node:worker_threads';
import { serveBytes } from '#server/platform/byte-thread-inside.ts';
import { Database } from '#server/platform/database.ts';
import { type ExportJob, fileOf } from './jobs.ts';

/** Two lists at once, each with what belongs to its rows, and somebody's own data. */
const CONNECTIONS = 5;
/** A long list takes long, and so does somebody with a slow line to fetch it. */
const PATIENCE_MS = 10 * 60_000;

const databaseUrl: string = workerData;
const database = new Database(databaseUrl, {
  connections: CONNECTIONS,
  patienceMs: PATIENCE_MS,
  // A connection that breaks fails the file that used it, and is replaced for the next.
  onError: () => {},
});
serveBytes<ExportJob>(
  (job) => fileOf(database, job),
  () => database.close(),
);
