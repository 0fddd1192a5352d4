/** The thread in which files are made, with its own way to the database. */
import { workerData } from 'node:worker_threads';
import { connectForBytes, serveBytes } from '#server/platform/byte-thread-inside.ts';
import { upToDate } from '#server/platform/replica.ts';
import type { ExportJob, Source } from './job.ts';
import { fileOf } from './making.ts';

/** Two lists at once, each with what belongs to its rows, and somebody's own data. */
const CONNECTIONS = 5;

const { url, replicaUrl }: Source = workerData;
const primary = connectForBytes(url, CONNECTIONS);
const replica = replicaUrl === undefined ? undefined : connectForBytes(replicaUrl, CONNECTIONS);
serveBytes<ExportJob>(made, async () => {
  await Promise.all([primary.close(), replica?.close()]);
});

/** The file of a job, from a database that has everything that was written before it was asked for. */
async function* made(job: ExportJob): AsyncGenerator<Uint8Array> {
  yield* fileOf(await upToDate(primary, replica), job);
}
