/** A semaphore for each key that has work in hand: those of one key wait for each other, and for nobody else. */
import { Semaphore } from './semaphore.ts';

export class KeyedSemaphore<Key> {
  readonly #settings: ConstructorParameters<typeof Semaphore>;
  readonly #semaphores = new Map<Key, Semaphore>();

  /** @param settings of each key's semaphore */
  constructor(...settings: ConstructorParameters<typeof Semaphore>) {
    this.#settings = settings;
  }

  /** How many keys have work in hand. */
  get size(): number {
    return this.#semaphores.size;
  }

  /** Waits for a free place of that key. @returns the release, to be called once @throws as `Semaphore.acquire` */
  async acquire(key: Key, signal?: AbortSignal): Promise<() => void> {
    const semaphore = this.#semaphores.get(key) ?? new Semaphore(...this.#settings);
    this.#semaphores.set(key, semaphore);
    const forgetIfIdle = () => {
      if (semaphore.isIdle) this.#semaphores.delete(key);
    };
    try {
      const release = await semaphore.acquire(signal);
      return () => {
        release();
        forgetIfIdle();
      };
    } catch (error) {
      forgetIfIdle();
      throw error;
    }
  }

  /** Does the work in a free place of that key. @throws as `acquire`, or what the work throws */
  async run<Result>(key: Key, work: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    const release = await this.acquire(key, signal);
    try {
      return await work();
    } finally {
      release();
    }
  }
}
