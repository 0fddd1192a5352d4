/** The archive of a bank, on its way out. */
import { Readable } from 'node:stream';
import type { Locale } from '#contract/locales.ts';
import type { Deps } from '#server/deps.ts';
import type { SignedInMember } from '#server/modules/accounts/signed-in.ts';
import { audit } from '#server/modules/audit/write.ts';
import { ByteThread } from '#server/platform/byte-thread.ts';
import type { Database } from '#server/platform/database.ts';
import { Semaphore } from '#server/platform/semaphore.ts';
import type { ArchiveJob } from './export.ts';

/** Buffered for a slow client, so that it does not keep others waiting. */
const READY_BYTES_MAX = 16 * 1024 * 1024;

/** Makes archives, one at a time, without making other requests wait. */
export class Archives {
  readonly #semaphore = new Semaphore(1);
  readonly #thread: ByteThread<ArchiveJob>;

  constructor({ url }: Database) {
    this.#thread = new ByteThread(new URL('./thread.ts', import.meta.url), url);
  }

  /** Ends what still runs. */
  close(): Promise<void> {
    return this.#thread.close();
  }

  /** Writes down who takes the archive of their bank along, and makes it. */
  async exportBank(
    { database, clock }: Deps,
    { personId, bankId }: SignedInMember,
    { locale, signal }: { locale: Locale; signal: AbortSignal },
  ): Promise<Readable> {
    await database.transaction((transaction) =>
      audit(transaction, clock.now(), 'bank-exported', { actorId: personId, bankId }),
    );
    const bytes = this.#bytes({ bankId, locale, day: clock.today() }, signal);
    return Readable.from(bytes, { objectMode: false, highWaterMark: READY_BYTES_MAX });
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
