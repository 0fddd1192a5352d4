/** A semaphore: limits how often work runs at once; later callers wait in order, if there is room. */
import { Refusal } from './http/refusal.ts';

interface Queue {
  waitingMax: number;
  /** When a caller that finds the queue full may come again. */
  retryAfterS: number;
}

export class Semaphore {
  readonly #atOnce: number;
  readonly #queue: Queue | undefined;
  #free: number;
  readonly #waiting = new Set<() => void>();

  /** @param queue bounds how many may wait; any number may when not given */
  constructor(atOnce: number, queue?: Queue) {
    this.#atOnce = atOnce;
    this.#queue = queue;
    this.#free = atOnce;
  }

  /** Whether nothing runs or waits. */
  get isIdle(): boolean {
    return this.#free === this.#atOnce;
  }

  /**
   * Waits for a free place, first come, first served.
   * @returns the release, to be called once
   * @throws AbortError when `signal` is aborted before that, Refusal `unavailable` when the queue is full
   */
  async acquire(signal?: AbortSignal): Promise<() => void> {
    signal?.throwIfAborted();
    if (this.#free === 0) await this.#wait(signal);
    else this.#free -= 1;
    return () => this.#release();
  }

  /** Does the work in a free place. @throws as `acquire`, or what the work throws */
  async run<Result>(work: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    const release = await this.acquire(signal);
    try {
      return await work();
    } finally {
      release();
    }
  }

  #wait(signal: AbortSignal | undefined): Promise<void> {
    if (this.#queue && this.#waiting.size >= this.#queue.waitingMax) {
      throw new Refusal('unavailable', { retryAfterS: this.#queue.retryAfterS });
    }
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#waiting.delete(call);
        reject(signal?.reason);
      };
      const call = () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      this.#waiting.add(call);
      signal?.addEventListener('abort', leave, { once: true });
    });
  }

  #release(): void {
    const [next] = this.#waiting;
    if (!next) {
      this.#free += 1;
      return;
    }
    this.#waiting.delete(next);
    next();
  }
}
