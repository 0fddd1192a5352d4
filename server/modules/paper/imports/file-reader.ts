/**
 * Reads files that somebody sent, each in a process of its own, so that no request waits for it and
 * nothing of it stays. Two are read at once, of one bank one after the other: a file that takes long
 * keeps no other bank waiting.
 */
import { type Bounds, workApart } from '#server/platform/apart.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { KeyedSemaphore } from '#server/platform/keyed-semaphore.ts';
import { Semaphore } from '#server/platform/semaphore.ts';
import type { FileHead, ReadJob } from './file-lines.ts';

const SCRIPT = new URL('./reading-process.ts', import.meta.url);
const AT_ONCE = 2;
/** A workbook of 20,000 lines and twenty columns needs a second, and some 250 MB while it is read. */
const BOUNDS: Bounds = { cpuMs: 8_000, ms: 30_000, memoryMb: 448 };
const RETRY_AFTER_S = 10;
const WAITING_MAX = 8;
/** Of one bank. */
const BANK_WAITING_MAX = 2;

/** What was read of a file. */
interface ReadFile extends FileHead {
  /** Some hundred lines each, as JSON. */
  rows: string[];
}

export class FileReader {
  readonly #turns = new Semaphore(AT_ONCE, { waitingMax: WAITING_MAX, retryAfterS: RETRY_AFTER_S });
  readonly #banks = new KeyedSemaphore<number>(1, {
    waitingMax: BANK_WAITING_MAX,
    retryAfterS: RETRY_AFTER_S,
  });
  readonly #bounds: Bounds;
  readonly #ending = new AbortController();

  /** @param bounds of one file */
  constructor(bounds = BOUNDS) {
    this.#bounds = bounds;
  }

  /** @throws Refusal why the file cannot be read, or `unavailable` when too many wait */
  async read(
    bankId: number,
    { file, ...job }: ReadJob & { file: Uint8Array },
    caller: AbortSignal,
  ): Promise<ReadFile> {
    const signal = AbortSignal.any([caller, this.#ending.signal]);
    const read = () => this.#readApart(job, file, signal);
    return this.#banks.run(bankId, () => this.#turns.run(read, signal), signal);
  }

  /** Ends what is being read. */
  close(): void {
    this.#ending.abort();
  }

  async #readApart(job: ReadJob, file: Uint8Array, signal: AbortSignal): Promise<ReadFile> {
    const bits = workApart(SCRIPT, { job, file, bounds: this.#bounds }, signal);
    const first = await bits.next();
    if (first.done) throw new Refusal('sheet-unreadable');
    const head: FileHead = JSON.parse(first.value);
    const rows: string[] = [];
    for await (const bit of bits) rows.push(bit);
    return { ...head, rows };
  }
}
