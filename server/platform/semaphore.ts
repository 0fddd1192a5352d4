/** A semaphore: limits how often work runs at once; later callers wait in order. */
export class Semaphore {
  readonly #atOnce: number;
  #free: number;
  readonly #waiting = new Set<() => void>();

  constructor(atOnce: number) {
    this.#atOnce = atOnce;
    this.#free = atOnce;
  }

  /** The number of waiting callers. */
  get waiting(): number {
    return this.#waiting.size;
  }

  /** Whether nothing runs or waits. */
  get isIdle(): boolean {
    return this.#free === this.#atOnce;
  }

  /**
   * Waits for a free place, first come, first served.
   * @returns the release, to be called once @throws AbortError when `signal` is aborted before that
   */
  async acquire(signal: AbortSignal): Promise<() => void> {
    signal.throwIfAborted();
    if (this.#free === 0) await this.#queue(signal);
    else this.#free -= 1;
    return () => this.#release();
  }

  #queue(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#waiting.delete(call);
        reject(signal.reason);
      };
      const call = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      this.#waiting.add(call);
      signal.addEventListener('abort', leave, { once: true });
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
