/**
 * What all processes of a portal have counted. Sums never shrink: what a process had counted when it was
 * last asked stays after its end, and one that does not answer in time counts as it did before.
 */
import type { Worker } from 'node:cluster';
import { type Counts, lastingCounts, mergeCounts } from '#server/platform/metrics.ts';
import { tell } from './post.ts';

const ANSWER_MS = 1_000;

/** A question, until everybody has answered or its time is up. */
interface Question {
  open: Set<number>;
  done: () => void;
}

export class Tally {
  readonly #workers = new Map<number, Worker>();
  readonly #latest = new Map<number, Counts>();
  readonly #questions = new Map<number, Question>();
  #ofEnded: Counts = [];
  #merging = Promise.resolve();
  #asked = 0;

  /** A process that can be asked from now on. */
  add(worker: Worker): void {
    this.#workers.set(worker.id, worker);
  }

  /** The answer of a process. */
  take(worker: Worker, question: number, counts: Counts): void {
    if (!this.#workers.has(worker.id)) return;
    this.#latest.set(worker.id, counts);
    this.#close(worker.id, this.#questions.get(question));
  }

  /** A process that has ended. */
  remove({ id }: Worker): void {
    const counts = this.#latest.get(id);
    this.#workers.delete(id);
    this.#latest.delete(id);
    for (const question of this.#questions.values()) this.#close(id, question);
    if (!counts) return;
    this.#merging = this.#merging.then(async () => {
      this.#ofEnded = await mergeCounts([this.#ofEnded, lastingCounts(counts)]);
    });
  }

  /** Asks every process. @returns one list for each, and one for those that have ended */
  async all(): Promise<Counts[]> {
    this.#asked += 1;
    const number = this.#asked;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#questions.set(number, { open: new Set(this.#workers.keys()), done: resolve });
    for (const worker of this.#workers.values()) tell(worker, { say: 'count', question: number });
    const late = setTimeout(resolve, ANSWER_MS);
    if (this.#workers.size > 0) await promise;
    clearTimeout(late);
    this.#questions.delete(number);
    await this.#merging;
    return [this.#ofEnded, ...this.#latest.values()];
  }

  #close(workerId: number, question: Question | undefined): void {
    if (question?.open.delete(workerId) && question.open.size === 0) question.done();
  }
}
