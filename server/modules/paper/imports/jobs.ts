/** What the thread of imports does: it checks them, and writes reports. Plain data, as it travels. */
import type { Database } from '#server/platform/database.ts';
import { type CheckJob, runCheck } from './rehearsing.ts';
import { type ReportJob, reportOf } from './report.ts';

export type ImportJob = (ReportJob & { of: 'report' }) | (CheckJob & { of: 'check' });

/** Does a job: the report comes bit by bit, of a check nothing but its end. */
export function bytesOf(database: Database, job: ImportJob): AsyncGenerator<Uint8Array> {
  return job.of === 'check' ? checked(database, job) : reportOf(database, job);
}

async function* checked(database: Database, job: CheckJob): AsyncGenerator<Uint8Array> {
  await runCheck(database, job);
  yield new Uint8Array();
}
