/** The thread in which files are made, with its own way to the database. */
import { workerData } from 'node:worker_threads';
import { serveBytes } from '#server/platform/byte-thread-inside.ts';
import { Database } from '#server/platform/database.ts';
import { upToDate } from '#server/platform/replica.ts';
import type { ExportJob, Source } from './job.ts';
import { fileOf } from './making.ts';

/** Two lists at once, each with what belongs to its rows, and somebody's own data. */
const CONNECTIONS = 5;
/** A long list takes long, and so does somebody with a slow line to fetch it. */
const PATIENCE_MS = 10 * 60_000;

const { url, replicaUrl }: Source = workerData;
const primary = connect(url);
const replica = replicaUrl === undefined ? undefined : connect(replicaUrl);
serveBytes<ExportJob>(made, async () => {
  await Promise.all([primary.close(), replica?.close()]);
});

/** The file of a job, from a database that has everything that was written before it was asked for. */
async function* made(job: ExportJob): AsyncGenerator<Uint8Array> {
  yield* fileOf(await upToDate(primary, replica), job);
}

function connect(address: string): Database {
  return new Database(address, {
    connections: CONNECTIONS,
    patienceMs: PATIENCE_MS,
    // A connection that breaks fails the file that used it, and is replaced for the next.
    onError: () => {},
  });
}
