/** Work that is done a few at a time, for which only so many may wait. */
import { Refusal } from './http/refusal.ts';

interface Bounds {
  atOnce: number;
  waitingMax: number;
  /** What who comes too late is told to wait, in seconds. */
  comeAgainS: number;
}

export class BoundedWork {
  readonly #bounds: Bounds;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  /**
   * Does the work as soon as there is room, in the order of asking.
   * @throws Refusal `unavailable` at once when too many are waiting
   */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    const { atOnce, waitingMax, comeAgainS } = this.#bounds;
    if (this.#waiting.length >= waitingMax) {
      throw new Refusal('unavailable', { retryAfterS: comeAgainS });
    }
    if (this.#running >= atOnce) await new Promise<void>((call) => this.#waiting.push(call));
    else this.#running += 1;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
