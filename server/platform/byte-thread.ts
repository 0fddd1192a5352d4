/**
 * Produces long streams of bytes in a worker thread, so that requests do not wait for it. The thread
 * starts with the first job, serves several at once, and ends after some idle seconds, which frees its
 * memory. `byte-thread-inside.ts` is what runs in it.
 */
import { once } from 'node:events';
import { MessageChannel, Worker } from 'node:worker_threads';

const HEAP_MB = 64;
const YOUNG_MB = 4;
const IDLE_MS = 10_000;
const STOP_TIMEOUT_MS = 2_000;

/** The next bytes of a job, its end, or what went wrong. */
export type ByteAnswer =
  | { bytes: Uint8Array }
  | { end: true }
  | { failure: { message: string; code: string | undefined } };

/** @typeParam Job the message that describes a job: plain data */
export class ByteThread<Job> {
  readonly #script: URL;
  readonly #setting: unknown;
  readonly #heapMb: number;
  #worker: Worker | undefined;
  #running = 0;
  #resting: NodeJS.Timeout | undefined;

  /** @param setting the thread's `workerData` @param heapMb how large its memory may grow */
  constructor(script: URL, setting: unknown, heapMb = HEAP_MB) {
    this.#script = script;
    this.#setting = setting;
    this.#heapMb = heapMb;
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

  /** The computing time that the thread has used so far, in ms; 0 when there is none. */
  async cpuMs(): Promise<number> {
    // A thread that ends at this moment has used nothing that matters any more.
    const used = await this.#worker?.cpuUsage().catch(() => undefined);
    return used ? (used.user + used.system) / 1000 : 0;
  }

  /** Ends the thread, with whatever is still running in it. */
  async close(): Promise<void> {
    clearTimeout(this.#resting);
    const worker = this.#worker;
    this.#worker = undefined;
    if (!worker) return;
    const ended = once(worker, 'exit');
    worker.postMessage('end');
    const impatience = setTimeout(() => void worker.terminate(), STOP_TIMEOUT_MS);
    await ended;
    clearTimeout(impatience);
  }

  /** Ends the thread at once, in the middle of whatever it does. */
  async abandon(): Promise<void> {
    clearTimeout(this.#resting);
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
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
      resourceLimits: { maxOldGenerationSizeMb: this.#heapMb, maxYoungGenerationSizeMb: YOUNG_MB },
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
    this.#resting = setTimeout(() => void this.close(), IDLE_MS).unref();
  }
}
