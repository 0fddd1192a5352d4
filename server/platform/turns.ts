/** Work that may only be done a few times at once: whoever comes later waits for their turn. */
export class Turns {
  readonly #atOnce: number;
  #free: number;
  readonly #waiting = new Set<() => void>();

  constructor(atOnce: number) {
    this.#atOnce = atOnce;
    this.#free = atOnce;
  }

  /** How many wait for a turn. */
  get waiting(): number {
    return this.#waiting.size;
  }

  /** Whether nobody has a turn, or waits for one. */
  get isIdle(): boolean {
    return this.#free === this.#atOnce;
  }

  /**
   * Waits for a turn, in the order of asking. Whoever gets one ends it.
   * @returns what ends the turn @throws AbortError when `signal` is aborted before it begins
   */
  async take(signal: AbortSignal): Promise<() => void> {
    signal.throwIfAborted();
    if (this.#free === 0) await this.#called(signal);
    else this.#free -= 1;
    return () => this.#end();
  }

  #called(signal: AbortSignal): Promise<void> {
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

  #end(): void {
    const [next] = this.#waiting;
    if (!next) {
      this.#free += 1;
      return;
    }
    this.#waiting.delete(next);
    next();
  }
}
