/**
 * Work that makes many bytes, done in a thread of its own, so that requests need not wait for it.
 * The thread begins with the first job, serves several at once, and goes when it has rested a while:
 * its memory goes with it. What runs in it is told by `byte-thread-inside.ts`.
 */
import { once } from 'node:events';
import { MessageChannel, Worker } from 'node:worker_threads';

const HEAP_MB = 64;
const YOUNG_MB = 4;
const RESTS_MS = 10_000;
const ENDS_WITHIN_MS = 2_000;

/** The next bytes of a job, its end, or what went wrong. */
export type ByteAnswer =
  | { bytes: Uint8Array }
  | { end: true }
  | { failure: { message: string; code: string | undefined } };

/** @typeParam Job what the thread is told of a job: plain data */
export class ByteThread<Job> {
  readonly #script: URL;
  readonly #setting: unknown;
  #worker: Worker | undefined;
  #running = 0;
  #resting: NodeJS.Timeout | undefined;

  /** @param setting what the thread is told once, as its `workerData` */
  constructor(script: URL, setting: unknown) {
    this.#script = script;
    this.#setting = setting;
  }

  /**
   * The bytes of a job as they are made; the thread makes the next ones only when asked.
   * @throws AbortError when `signal` is aborted, or what went wrong in the thread
   */
  async *run(job: Job, signal: AbortSignal): AsyncGenerator<Uint8Array> {
    signal.throwIfAborted();
    const { port1: port, port2 } = new MessageChannel();
    const worker = this.#begin();
    const lost = new AbortController();
    port.once('close', () => {
      this.#forget(worker);
      lost.abort();
    });
    worker.postMessage({ job, port: port2 }, [port2]);
    try {
      for (;;) {
        const answered = once(port, 'message', { signal: AbortSignal.any([signal, lost.signal]) });
        port.postMessage('more');
        const [answer]: ByteAnswer[] = await answered;
        if (!answer || 'end' in answer) return;
        if ('failure' in answer) {
          throw Object.assign(new Error(answer.failure.message), { code: answer.failure.code });
        }
        yield answer.bytes;
      }
    } finally {
      port.removeAllListeners('close');
      port.close();
      this.#rest();
    }
  }

  /** Ends the thread, with whatever is still running in it. */
  async close(): Promise<void> {
    clearTimeout(this.#resting);
    const worker = this.#worker;
    this.#worker = undefined;
    if (!worker) return;
    const ended = once(worker, 'exit');
    worker.postMessage('end');
    const impatience = setTimeout(() => void worker.terminate(), ENDS_WITHIN_MS);
    await ended;
    clearTimeout(impatience);
  }

  #begin(): Worker {
    clearTimeout(this.#resting);
    this.#running += 1;
    this.#worker ??= this.#start();
    return this.#worker;
  }

  #start(): Worker {
    const worker = new Worker(this.#script, {
      workerData: this.#setting,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: YOUNG_MB },
    });
    worker.unref();
    // A thread that breaks ends, and its jobs see their ports close.
    worker.on('error', () => {});
    worker.once('exit', () => this.#forget(worker));
    return worker;
  }

  /** The next job begins a new thread. */
  #forget(worker: Worker): void {
    if (this.#worker === worker) this.#worker = undefined;
  }

  #rest(): void {
    this.#running -= 1;
    if (this.#running > 0) return;
    this.#resting = setTimeout(() => void this.close(), RESTS_MS).unref();
  }
}
