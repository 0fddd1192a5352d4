/** The way to the thread of imports: checks and reports, which no request waits for. */
import { Readable } from 'node:stream';
import { ByteThread } from '#server/platform/byte-thread.ts';
import type { Database } from '#server/platform/database.ts';
import type { ImportJob } from './jobs.ts';
import type { CheckJob } from './rehearsing.ts';
import type { ImportReports, ReportJob } from './report.ts';

/** Judging 20,000 lines needs some 150 MB. */
const HEAP_MB = 512;
/** Buffered for a slow client. */
const READY_BYTES_MAX = 4 * 1024 * 1024;

export class ImportThread implements ImportReports {
  readonly #thread: ByteThread<ImportJob>;

  constructor({ url }: Database) {
    this.#thread = new ByteThread(new URL('./thread.ts', import.meta.url), url, HEAP_MB);
  }

  /** Checks an import. @throws what went wrong in the thread, or AbortError when it ended */
  async check(job: CheckJob): Promise<void> {
    const patience = new AbortController();
    for await (const _ of this.#thread.run({ of: 'check', ...job }, patience.signal));
  }

  report(job: ReportJob, signal: AbortSignal): Readable {
    const bytes = this.#thread.run({ of: 'report', ...job }, signal);
    return Readable.from(bytes, { objectMode: false, highWaterMark: READY_BYTES_MAX });
  }

  /** Ends the thread. */
  close(): Promise<void> {
    return this.#thread.close();
  }
}
