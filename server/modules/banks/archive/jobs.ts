/** Archives, as actions ask for them: plain data, which goes to a thread or a process. */
import type { Readable } from 'node:stream';
import type { ReplyOf } from '#contract/endpoints.ts';
import type { Locale } from '#contract/locales.ts';

/** Which bank, when, and for a reader of which language. */
export interface ArchiveJob {
  bankId: number;
  locale: Locale;
  /** `yyyy-MM-dd`. */
  day: string;
}

/** Who brings the archive in, and when. */
export interface ImportJob {
  importerId: number;
  /** The moment, as an ISO timestamp, and the day. */
  now: string;
  today: string;
}

/** The job, and the database. */
export interface ImportOrder extends ImportJob {
  url: string;
}

/** Makes archives, and brings others in, without making other requests wait. */
export interface Archives {
  /** The zip file of a bank, as it is made. */
  file(job: ArchiveJob, signal: AbortSignal): Readable;
  /**
   * Brings a bank in, in a process of its own.
   * @param caller aborted when nobody waits for the answer any more; then nothing comes in
   * @throws Refusal as `importBank` of `import.ts`, or `unavailable`; then nothing has changed
   */
  bringIn(job: ImportJob, file: Buffer, caller: AbortSignal): Promise<ReplyOf<'importBank'>>;
}
