/** The archive of a bank, on its way out and on its way in. */
import { Readable } from 'node:stream';
import type { ReplyOf } from '#contract/endpoints.ts';
import { ARCHIVE_BYTES_MAX } from '#contract/limits.ts';
import type { Locale } from '#contract/locales.ts';
import type { Deps } from '#server/deps.ts';
import type { SignedIn, SignedInMember } from '#server/modules/accounts/signed-in.ts';
import { audit } from '#server/modules/audit/write.ts';
import { type Bounds, workApart } from '#server/platform/apart.ts';
import { ByteThread } from '#server/platform/byte-thread.ts';
import type { Database } from '#server/platform/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { Semaphore } from '#server/platform/semaphore.ts';
import type { ArchiveJob } from './export.ts';
import type { ImportOrder } from './import-process.ts';

/** Buffered for a slow client, so that it does not keep others waiting. */
const READY_BYTES_MAX = 16 * 1024 * 1024;

const IMPORT_SCRIPT = new URL('./import-process.ts', import.meta.url);
/** A bank of a thousand members, their pictures and twenty years needs a minute and some 400 MB. */
const IMPORT_BOUNDS: Bounds = { cpuMs: 180_000, ms: 10 * 60_000, memoryMb: 640 };
const IMPORTS_WAITING_MAX = 1;
const RETRY_AFTER_S = 30;

/** Makes archives, and brings others in, one at a time each, without making other requests wait. */
export class Archives {
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

  /**
   * Brings a bank in, in a process of its own.
   * @param caller aborted when nobody waits for the answer any more; then nothing comes in
   * @throws Refusal `archive-invalid`, `bank-known`, `people-known`, `too-large` or `unavailable`;
   *   then nothing has changed
   */
  async importBank(
    { clock }: Deps,
    { personId: importerId }: SignedIn,
    { file, signal: caller }: { file: Buffer | undefined; signal: AbortSignal },
  ): Promise<ReplyOf<'importBank'>> {
    if (!file) throw new Refusal('archive-invalid');
    if (file.length > ARCHIVE_BYTES_MAX) throw new Refusal('too-large');
    const job: ImportOrder = {
      url: this.#url,
      importerId,
      now: clock.now().toISOString(),
      today: clock.today(),
    };
    const signal = AbortSignal.any([caller, this.#ending.signal]);
    const work = { job, file, bounds: IMPORT_BOUNDS };
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
