/** What members tell the desk about messages: the only way in which a desk reads any (specification §21). */

import type { DeskThreadReport } from '#contract/board/threads.ts';
import { REPORTED_MESSAGES } from '#contract/limits.ts';
import type { Call } from '#server/call.ts';
import { audit } from '#server/modules/running/audit/write.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { type Page, pageValues, readPage } from '#server/platform/paging.ts';
import { presentReport } from './present.ts';
import { findRow } from './reading.ts';
import { findReport, insertReport, listReports, settleReport } from './reports-sql.ts';

/** Hands the latest messages to the desk of the reporter's bank. */
export async function reportThread(call: Call<'reportThread'>): Promise<void> {
  const { db, now, actor, params, body } = call;
  const { person_id: reportedId } = await findRow(db, actor, params.id);
  const { personId: reporterId, bankId } = actor;
  const told = { ...body, threadId: params.id, bankId, reporterId, reportedId };
  await db.count(insertReport, { ...told, most: REPORTED_MESSAGES, now });
}

/** The reports of the administrator's bank, but for those about the administrator. */
export function readReports({
  db,
  actor: { personId: readerId, bankId },
  query: { settled = false, ...query },
}: Call<'listThreadReports'>): Promise<Page<DeskThreadReport>> {
  const values = { ...pageValues(query), bankId, readerId, settled };
  return readPage(db, listReports, values, presentReport);
}

/** Looks after a report. */
export async function settleThreadReport(call: Call<'settleThreadReport'>): Promise<void> {
  const { db, now, actor, params } = call;
  const { personId: by, bankId } = actor;
  const { id } = params;
  const report = await db.first(findReport, { id, bankId, readerId: by });
  if (!report) throw new Refusal('not-found');
  const isFirst = await db.first(settleReport, { id, by, now });
  if (!isFirst) throw new Refusal('already-decided');
  const entry = { actorId: by, personId: report.reporter_id, bankId, detail: { reportId: id } };
  await audit(db, now, 'thread-report-settled', entry);
}
