/**
 * The end of a process, which takes no longer than it may: each part is waited for, but whatever hangs
 * (a mail server, a job, a connection that is mute) keeps neither the parts after it nor the process.
 */
import { setTimeout as pause } from 'node:timers/promises';

/** The whole of it; a service manager kills after 90 s. */
const ENDING_MS = 40_000;
/** What is left of it for the database, which comes last. */
const FOR_DATABASE_MS = 10_000;
/** One of several processes ends before the first one gives it up. */
const OF_ONE_MS = 28_000;
/** What each part gets that comes after another was too slow. */
const LEAST_MS = 500;

/** One end, from its first part to its last. */
export class Ending {
  readonly #wholeMs: number;
  readonly #databaseMs: number;
  #begun: number | undefined;
  readonly #late: string[] = [];

  constructor(wholeMs = ENDING_MS, databaseMs = FOR_DATABASE_MS) {
    this.#wholeMs = wholeMs;
    this.#databaseMs = databaseMs;
  }

  /** Of a process of a portal that has several: the database is none of its parts. */
  static ofOneOfSeveral(): Ending {
    return new Ending(OF_ONE_MS, 0);
  }

  /** The parts that were not waited for any longer, by their names. */
  get late(): readonly string[] {
    return this.#late;
  }

  /**
   * Ends one part; those that are late go on by themselves.
   * @param what its name in the sentence "It waited in vain for …"
   * @throws what the part throws in time
   */
  async part(what: string, end: () => Promise<unknown>): Promise<void> {
    await this.#wait(what, end, this.#databaseMs);
  }

  /** The same for the database, after everything that uses it. */
  async database(what: string, end: () => Promise<unknown>): Promise<void> {
    await this.#wait(what, end, 0);
  }

  async #wait(what: string, end: () => Promise<unknown>, keptMs: number): Promise<void> {
    this.#begun ??= performance.now();
    const left = this.#wholeMs - keptMs - (performance.now() - this.#begun);
    const enough = new AbortController();
    const ended = end().then(() => true);
    // It may fail when nobody waits any more.
    ended.catch(() => {});
    const late = pause(Math.max(LEAST_MS, left), false, { signal: enough.signal, ref: true });
    late.catch(() => {});
    try {
      if (!(await Promise.race([ended, late]))) this.#late.push(what);
    } finally {
      enough.abort();
    }
  }
}
