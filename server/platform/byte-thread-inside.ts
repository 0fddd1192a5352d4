/** The worker's side of `byte-thread.ts`. */
import { setPriority } from 'node:os';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import type { ByteAnswer } from './byte-thread.ts';
import { Database } from './database.ts';
import { codeOf } from './write-once.ts';

/** The priority of the thread below the requests (nice); 19 would be the lowest. */
const NICENESS = 10;

/** A whole bank takes long, and so does somebody with a slow line to fetch it. */
const PATIENCE_MS = 10 * 60_000;
const CONNECTIONS = 2;

/** The thread's own way to a database. */
export function connectForBytes(databaseUrl: string, connections: number): Database {
  return new Database(databaseUrl, {
    connections,
    patienceMs: PATIENCE_MS,
    // A connection that breaks fails the file that used it, and is replaced for the next.
    onError: () => {},
  });
}

/**
 * Serves the jobs that the thread receives with its own way to the database, whose address it was given.
 * @param make starts a job
 */
export function serveBytesOfDatabase<Job>(
  make: (database: Database, job: Job) => AsyncGenerator<Uint8Array>,
): void {
  const database = connectForBytes(workerData, CONNECTIONS);
  serveBytes<Job>(
    (job) => make(database, job),
    () => database.close(),
  );
}

/**
 * Serves the jobs that the thread receives, chunk by chunk on request.
 * @param make starts a job @param end releases the thread's resources before it ends
 */
export function serveBytes<Job>(
  make: (job: Job) => AsyncGenerator<Uint8Array>,
  end: () => Promise<void>,
): void {
  const parent = parentPort;
  if (!parent) throw new Error('this runs in a thread');
  // Elsewhere a priority is that of the whole process.
  if (process.platform === 'linux') setPriority(NICENESS);
  parent.on('message', async (message: 'end' | { job: Job; port: MessagePort }) => {
    if (message !== 'end') return serve(make(message.job), message.port);
    await end();
    parent.close();
  });
}

function serve(bytes: AsyncGenerator<Uint8Array>, port: MessagePort): void {
  port.on('message', async () => port.postMessage(await nextOf(bytes)));
  // The caller has gone.
  port.once('close', () => void bytes.return(undefined));
}

async function nextOf(bytes: AsyncGenerator<Uint8Array>): Promise<ByteAnswer> {
  try {
    const { value, done } = await bytes.next();
    return done ? { end: true } : { bytes: value };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { failure: { message, code: codeOf(error) } };
  }
}
