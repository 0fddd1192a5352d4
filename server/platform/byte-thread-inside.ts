/** The inside of a thread that makes bytes: see `byte-thread.ts`. */
import { setPriority } from 'node:os';
import { type MessagePort, parentPort } from 'node:worker_threads';
import type { ByteAnswer } from './byte-thread.ts';
import { codeOf } from './write-once.ts';

/** How far behind the requests the thread stands where cores are few; 19 would be last of all. */
const NICENESS = 10;

/**
 * Serves the jobs that the thread is given, each when it is asked for more.
 * @param make begins a job @param end lets go of what the thread holds, when it is told to end
 */
export function serveBytes<Job>(
  make: (job: Job) => AsyncGenerator<Uint8Array>,
  end: () => Promise<void>,
): void {
  const desk = parentPort;
  if (!desk) throw new Error('this runs in a thread');
  // Elsewhere a priority is that of the whole process.
  if (process.platform === 'linux') setPriority(NICENESS);
  desk.on('message', async (told: 'end' | { job: Job; port: MessagePort }) => {
    if (told !== 'end') return serve(make(told.job), told.port);
    await end();
    desk.close();
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
