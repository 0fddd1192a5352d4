/** Archives of banks, made in a thread and brought in by processes of their own. */
import { Readable } from 'node:stream';
import type { ReplyOf } from '#contract/endpoints.ts';
import { type Bounds, workApart } from '#server/platform/apart.ts';
import { ByteThread } from '#server/platform/byte-thread.ts';
import type { Database } from '#server/platform/database.ts';
import { Semaphore } from '#server/platform/semaphore.ts';
import type { ArchiveJob, Archives, ImportJob, ImportOrder } from './jobs.ts';

/** Buffered for a slow client, so that it does not keep others waiting. */
const READY_BYTES_MAX = 16 * 1024 * 1024;

const IMPORT_SCRIPT = new URL('./import-process.ts', import.meta.url);
/** A bank of a thousand members, their pictures and twenty years needs a minute and some 400 MB. */
const IMPORT_BOUNDS: Bounds = { cpuMs: 180_000, ms: 10 * 60_000, memoryMb: 640 };
const IMPORTS_WAITING_MAX = 1;
const RETRY_AFTER_S = 30;

/** One at a time each. */
export class BankArchives implements Archives {
  readonly #semaphore = new Semaphore(1);
  readonly #imports = new Semaphore(1, {
    waitingMax: IMPORTS_WAITING_MAX,
    retryAfterS: RETRY_AFTER_S,
  });
  readonly #thread: ByteThread<ArchiveJob>;
  readonly #url: string;
  readonly #ending = new AbortController();

  constructor({ url }: Database) {
    this.#url = url;
    this.#thread = new ByteThread(new URL('./thread.ts', import.meta.url), url);
  }

  /** Ends what still runs. */
  close(): Promise<void> {
    this.#ending.abort();
    return this.#thread.close();
  }

  file(job: ArchiveJob, signal: AbortSignal): Readable {
    const bytes = this.#bytes(job, signal);
    return Readable.from(bytes, { objectMode: false, highWaterMark: READY_BYTES_MAX });
  }

  bringIn(job: ImportJob, file: Buffer, caller: AbortSignal): Promise<ReplyOf<'importBank'>> {
    const order: ImportOrder = { ...job, url: this.#url };
    const signal = AbortSignal.any([caller, this.#ending.signal]);
    const work = { job: order, file, bounds: IMPORT_BOUNDS };
    return this.#imports.run(async () => {
      for await (const bank of workApart(IMPORT_SCRIPT, work, signal)) return JSON.parse(bank);
      throw new Error('an import that ended says which bank it brought');
    }, signal);
  }

  async *#bytes(job: ArchiveJob, signal: AbortSignal): AsyncGenerator<Uint8Array> {
    const release = await this.#semaphore.acquire(signal);
    try {
      yield* this.#thread.run(job, signal);
    } finally {
      release();
    }
  }
}
