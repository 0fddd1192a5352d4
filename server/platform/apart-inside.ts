/** The inside of a process of `apart.ts`. */
import { setPriority } from 'node:os';
import { buffer } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import { type Bounds, SAYS } from './apart.ts';
import { Refusal } from './http/refusal.ts';
import { codeOf } from './write-once.ts';

/** The priority below the requests (nice); 19 would be the lowest. */
const NICENESS = 10;
const LINE_END = 0x0a;

/**
 * Does the work that the portal sends, and ends. Result by result waits until it is taken.
 * @param work yields plain data
 */
export async function workInside<Job>(
  work: (job: Job, file: Buffer) => AsyncGenerator<unknown>,
): Promise<void> {
  watch();
  setPriority(NICENESS);
  const sent = await buffer(process.stdin);
  const headEnd = sent.indexOf(LINE_END);
  const job: Job = JSON.parse(sent.toString('utf8', 0, headEnd));
  try {
    for await (const result of work(job, sent.subarray(headEnd + 1))) say('result', result);
    say('end');
  } catch (error) {
    if (error instanceof Refusal) return say('refusal', { code: error.code, errors: error.errors });
    const message = error instanceof Error ? error.message : String(error);
    say('failure', { message, code: codeOf(error) });
  }
}

/** In a thread, for what is watched may be busy for long without a pause. */
function watch(): void {
  const bounds: Bounds = JSON.parse(process.argv[2] ?? '');
  new Worker(new URL('./apart-watch.ts', import.meta.url), { workerData: bounds }).unref();
}

/** Writing to a pipe blocks here until there is room. */
function say(sort: keyof typeof SAYS, value?: unknown): void {
  process.stdout.write(`${SAYS[sort]}${value === undefined ? '' : JSON.stringify(value)}\n`);
}
