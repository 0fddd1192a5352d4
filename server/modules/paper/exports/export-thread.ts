/** Files of lists, two at a time, and of one's own data, one at a time; other requests do not wait. */
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ByteThread } from '#server/platform/byte-thread.ts';
import type { Database } from '#server/platform/database.ts';
import { Semaphore } from '#server/platform/semaphore.ts';
import type { Exporter, ExportJob, Source } from './job.ts';

const AT_ONCE = 2;
/** Buffered for a slow client, so that it does not keep an export slot. */
const READY_BYTES_MAX = 16 * 1024 * 1024;

export class ExportThread implements Exporter {
  readonly #lists = new Semaphore(AT_ONCE);
  readonly #ownData = new Semaphore(1);
  readonly #thread: ByteThread<ExportJob>;

  /** @param replicaUrl of a replica that is read instead once it has caught up */
  constructor({ url }: Database, replicaUrl?: string) {
    const source: Source = { url, replicaUrl };
    this.#thread = new ByteThread(new URL('./thread.ts', import.meta.url), source);
  }

  file(job: ExportJob, signal: AbortSignal): Readable {
    const bytes = this.#bytes(job, signal);
    return Readable.from(bytes, { objectMode: false, highWaterMark: READY_BYTES_MAX });
  }

  async base64(job: ExportJob, signal: AbortSignal): Promise<string> {
    return (await buffer(this.file(job, signal))).toString('base64');
  }

  /** Aborts the exports that still run. */
  close(): Promise<void> {
    return this.#thread.close();
  }

  async *#bytes(job: ExportJob, signal: AbortSignal): AsyncGenerator<Uint8Array> {
    const turns = job.of === 'own data' ? this.#ownData : this.#lists;
    const release = await turns.acquire(signal);
    try {
      yield* this.#thread.run(job, signal);
    } finally {
      release();
    }
  }
}
