/** The way to the thread of imports: one file at a time, and no request waits for it. */
import { Readable } from 'node:stream';
import { ByteThread } from '#server/platform/byte-thread.ts';
import type { Database } from '#server/platform/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { Semaphore } from '#server/platform/semaphore.ts';
import type { UnreadableReason } from '#server/platform/spreadsheet/reading/table.ts';
import { codeOf } from '#server/platform/write-once.ts';
import type { FileHead, FileLines, ImportJob, ReadJob } from './jobs.ts';

/** A workbook of 20,000 lines needs some 200 MB while it is read. */
const HEAP_MB = 512;
/** Large files take three seconds; one that takes longer is made to. */
const READ_MS = 30_000;
const WAITING_MAX = 4;
const RETRY_AFTER_S = 10;
/** Buffered for a slow client. */
const READY_BYTES_MAX = 4 * 1024 * 1024;

const REASONS: readonly UnreadableReason[] = [
  'sheet-empty',
  'sheet-too-long',
  'sheet-unreadable',
  'sheet-old-format',
  'sheet-locked',
  'too-large',
];

/** What was read of a file. */
interface ReadFile extends FileHead {
  rows: FileLines[];
}

export class Importer {
  readonly #thread: ByteThread<ImportJob>;
  readonly #semaphore = new Semaphore(1, { waitingMax: WAITING_MAX, retryAfterS: RETRY_AFTER_S });

  constructor({ url }: Database) {
    this.#thread = new ByteThread(new URL('./thread.ts', import.meta.url), url, HEAP_MB);
  }

  /** @throws Refusal why the file cannot be read, or `unavailable` when too many wait */
  read(job: Omit<ReadJob, 'of'>, signal: AbortSignal): Promise<ReadFile> {
    return this.#semaphore.run(() => this.#read({ of: 'tables', ...job }, signal), signal);
  }

  /** An xlsx file as it is made. */
  report(job: Omit<Extract<ImportJob, { of: 'report' }>, 'of'>, signal: AbortSignal): Readable {
    const bytes = this.#thread.run({ of: 'report', ...job }, signal);
    return Readable.from(bytes, { objectMode: false, highWaterMark: READY_BYTES_MAX });
  }

  /** Ends the thread. */
  close(): Promise<void> {
    return this.#thread.close();
  }

  async #read(job: ReadJob, signal: AbortSignal): Promise<ReadFile> {
    const inTime = AbortSignal.any([signal, AbortSignal.timeout(READ_MS)]);
    try {
      const bits = this.#thread.run(job, inTime);
      const head = await bits.next();
      if (head.done) throw new Refusal('sheet-unreadable');
      const rows: FileLines[] = [];
      for await (const bit of bits) rows.push(parsed<FileLines>(bit));
      return { ...parsed<FileHead>(head.value), rows };
    } catch (error) {
      if (signal.aborted || error instanceof Refusal) throw error;
      const reason = REASONS.find((code) => code === codeOf(error));
      if (reason) throw new Refusal(reason);
      // The file was too much for the thread: its memory or its time ran out.
      if (error instanceof Error && error.name === 'AbortError') {
        if (inTime.aborted) await this.#thread.close();
        throw new Refusal('sheet-unreadable');
      }
      throw error;
    }
  }
}

/** What the thread wrote a moment ago, with that type. */
function parsed<Value>(bytes: Uint8Array): Value {
  return JSON.parse(Buffer.from(bytes).toString('utf8'));
}
