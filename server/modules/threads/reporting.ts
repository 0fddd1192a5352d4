/** What members tell the desk about messages: the only way in which a desk reads any (specification §21). */
import type { QueryOf } from '#contract/endpoints.ts';
import { REPORTED_MESSAGES } from '#contract/limits.ts';
import type { DeskThreadReport, ThreadReport } from '#contract/threads.ts';
import type { Deps } from '#server/deps.ts';
import type { SignedInMember } from '#server/modules/accounts/signed-in.ts';
import { audit } from '#server/modules/audit/write.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { type Page, pageValues, readPage } from '#server/platform/paging.ts';
import { presentReport } from './present.ts';
import { findRow } from './reading.ts';
import { findReport, insertReport, listReports, settleReport } from './reports-sql.ts';

/** Hands the latest messages to the desk of the reporter's bank. @throws Refusal `not-found` */
export async function reportThread(
  { database, clock }: Deps,
  actor: SignedInMember,
  threadId: number,
  { reason, text }: ThreadReport,
): Promise<void> {
  const { person_id: reportedId } = await findRow(database, actor, threadId);
  const { personId: reporterId, bankId } = actor;
  const told = { threadId, bankId, reporterId, reportedId, reason, text };
  await database.count(insertReport, { ...told, most: REPORTED_MESSAGES, now: clock.now() });
}

/** The reports of the administrator's bank, but for those about the administrator. */
export function readReports(
  { database }: Deps,
  { personId: readerId, bankId }: SignedInMember,
  { settled = false, ...query }: QueryOf<'listThreadReports'>,
): Promise<Page<DeskThreadReport>> {
  const values = { ...pageValues(query), bankId, readerId, settled };
  return readPage(database, listReports, values, presentReport);
}

/** Looks after a report. @throws Refusal `not-found`, `already-decided` when somebody was faster */
export function settleThreadReport(
  { database, clock }: Deps,
  { personId: by, bankId }: SignedInMember,
  id: number,
): Promise<void> {
  return database.transaction(async (transaction) => {
    const now = clock.now();
    const report = await transaction.first(findReport, { id, bankId, readerId: by });
    if (!report) throw new Refusal('not-found');
    const isFirst = await transaction.first(settleReport, { id, by, now });
    if (!isFirst) throw new Refusal('already-decided');
    const entry = { actorId: by, personId: report.reporter_id, bankId, detail: { reportId: id } };
    await audit(transaction, now, 'thread-report-settled', entry);
  });
}
