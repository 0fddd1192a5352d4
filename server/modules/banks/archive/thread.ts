/** The thread in which archives are made, with its own way to the database. */
import { workerData } from 'node:worker_threads';
import { serveBytes } from '#server/platform/byte-thread-inside.ts';
import { Database } from '#server/platform/database.ts';
import { archiveBytes } from './export.ts';
import type { ArchiveJob } from './jobs.ts';

/** A whole bank takes long, and so does somebody with a slow line to fetch it. */
const PATIENCE_MS = 10 * 60_000;

const databaseUrl: string = workerData;
const database = new Database(databaseUrl, {
  connections: 2,
  patienceMs: PATIENCE_MS,
  // A connection that breaks fails the file that used it, and is replaced for the next.
  onError: () => {},
});
serveBytes<ArchiveJob>(
  (job) => archiveBytes(database, job),
  () => database.close(),
);
