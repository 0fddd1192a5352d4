/**
 * Whole lists, asked for without a limit, may be long. Each person gets one at a time, so that many
 * asked for at once neither fill the memory nor make the others wait.
 */
import { Refusal } from '#server/platform/http/refusal.ts';
import { KeyedSemaphore } from '#server/platform/keyed-semaphore.ts';

const WAIT_MS = 15_000;
const RETRY_AFTER_S = 5;

export class WholeLists {
  readonly #turns = new KeyedSemaphore<number>(1);

  /**
   * Waits until no other whole list of that person is being made or sent.
   * @returns what ends the turn
   * @throws Refusal `unavailable` after 15 s, AbortError when `signal` is aborted
   */
  async take(personId: number, signal: AbortSignal): Promise<() => void> {
    const late = AbortSignal.timeout(WAIT_MS);
    try {
      return await this.#turns.acquire(personId, AbortSignal.any([signal, late]));
    } catch (error) {
      if (signal.aborted) throw error;
      throw new Refusal('unavailable', { retryAfterS: RETRY_AFTER_S });
    }
  }
}
