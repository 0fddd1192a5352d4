/** A semaphore: limits how often work runs at once; later callers wait in order, if there is room. */
import { Refusal } from './http/refusal.ts';

/** Which callers are let in before others. */
type Lane = 'first' | 'last';

interface Queue {
  waitingMax: number;
  /** When a caller that finds the queue full may come again. */
  retryAfterS: number;
}

export class Semaphore {
  readonly #atOnce: number;
  readonly #queue: Queue | undefined;
  #free: number;
  readonly #waiting: Record<Lane, Set<() => void>> = { first: new Set(), last: new Set() };

  /** @param queue bounds how many may wait in each lane; any number may when not given */
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
   * Waits for a free place, first come, first served in each lane.
   * @param lane `first` goes before everybody who waits in `last`
   * @returns the release, to be called once
   * @throws AbortError when `signal` is aborted before that, Refusal `unavailable` when the queue is full
   */
  async acquire(signal?: AbortSignal, lane: Lane = 'last'): Promise<() => void> {
    signal?.throwIfAborted();
    if (this.#free === 0) await this.#wait(this.#waiting[lane], signal);
    else this.#free -= 1;
    return () => this.#release();
  }

  /** Does the work in a free place. @throws as `acquire`, or what the work throws */
  async run<Result>(
    work: () => Promise<Result>,
    signal?: AbortSignal,
    lane?: Lane,
  ): Promise<Result> {
    const release = await this.acquire(signal, lane);
    try {
      return await work();
    } finally {
      release();
    }
  }

  #wait(waiting: Set<() => void>, signal: AbortSignal | undefined): Promise<void> {
    if (this.#queue && waiting.size >= this.#queue.waitingMax) {
      throw new Refusal('unavailable', { retryAfterS: this.#queue.retryAfterS });
    }
    return new Promise((resolve, reject) => {
      const leave = () => {
        waiting.delete(call);
        reject(signal?.reason);
      };
      const call = () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      waiting.add(call);
      signal?.addEventListener('abort', leave, { once: true });
    });
  }

  #release(): void {
    const lane = this.#waiting.first.size > 0 ? this.#waiting.first : this.#waiting.last;
    const [next] = lane;
    if (!next) {
      this.#free += 1;
      return;
    }
    lane.delete(next);
    next();
  }
}
