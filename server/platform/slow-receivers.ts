/**
 * Room for those who answer. A server that the portal calls may be slow or mute, and each such call keeps a
 * worker busy until it gives up: all of them together get a few workers at most, and the others stay free.
 */

/** A receiver that took longer the last time is slow, answered or not. */
const SLOW_MS = 2_000;

/** What a process knows of those it calls, by number. */
export class SlowReceivers {
  readonly #slow = new Set<number>();
  readonly #most: number;
  #inHand = 0;

  /** @param most how many calls to slow ones are in hand at once */
  constructor(most: number) {
    this.#most = most;
  }

  /** Whether one may be called now; otherwise somewhat later. */
  mayCall(receiver: number): boolean {
    return !this.#slow.has(receiver) || this.#inHand < this.#most;
  }

  /** Calls one, and remembers whether it was slow. */
  async call<Answer>(receiver: number, ask: () => Promise<Answer>): Promise<Answer> {
    const wasSlow = this.#slow.has(receiver);
    if (wasSlow) this.#inHand += 1;
    const begun = performance.now();
    try {
      return await ask();
    } finally {
      if (wasSlow) this.#inHand -= 1;
      if (performance.now() - begun > SLOW_MS) this.#slow.add(receiver);
      else this.#slow.delete(receiver);
    }
  }
}
