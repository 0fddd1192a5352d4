/** The board at the desk of a bank: its list, what members report, and taking a notice off it. */
import type { Notice } from '#contract/board/notices.ts';
import type { DeskNoticeCard } from '#contract/board/notices-desk.ts';
import { daysAfter } from '#contract/time.ts';
import type { Call, ChangeCall } from '#server/call.ts';
import { readIsBeginning, unmetAfter } from '#server/modules/banks/banks/beginning.ts';
import { audit } from '#server/modules/running/audit/write.ts';
import { enqueueEvent } from '#server/modules/sending/outbox/enqueue.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { containsPattern, type Page, pageValues, readPage } from '#server/platform/paging.ts';
import { askUrgently } from './asking.ts';
import { listOfBank } from './list-sql.ts';
import { factsOf, presentDeskCard } from './present.ts';
import { findRow, noticeFor } from './reading.ts';
import { asksAgainOn, isUrgent, viewOf } from './rules.ts';
import {
  allowNotice,
  hideNotice as hide,
  insertReport,
  type NoticeRow,
  settleReports,
  showNotice as show,
} from './sql.ts';

/** The notices of the administrator's bank: what waits, then requests that nobody has met. */
export async function readDeskBoard(call: Call<'listBoard'>): Promise<Page<DeskNoticeCard>> {
  const { db, now, actor: admin, query, locale } = call;
  const { q = '', state = null, reported = false, toCheck = false } = query;
  const unmetDays = unmetAfter(await readIsBeginning(call, admin.bankId));
  const values = {
    ...pageValues(query),
    bankId: admin.bankId,
    state,
    reported,
    toCheck,
    search: q === '' ? null : containsPattern(q),
    searchedId: /^[1-9]\d{0,14}$/.test(q) ? Number(q) : null,
    unmetBefore: daysAfter(now, -unmetDays),
  };
  return readPage(db, listOfBank(locale), values, (row) => presentDeskCard(row, admin, now));
}

/** Tells the desk of a notice's bank what is wrong with it. */
export async function reportNotice(call: Call<'reportNotice'>): Promise<void> {
  const { db, now, actor, body } = call;
  const { id: noticeId } = call.params;
  const view = viewOf(factsOf(await findRow(call, noticeId), actor));
  if (!view) throw new Refusal('not-found');
  if (view === 'author') throw new Refusal('own-notice');
  await db.count(insertReport, { ...body, noticeId, reporterId: actor.personId, now });
}

/** Takes a notice off the board; its author reads why. */
export const hideNotice = (call: Call<'hideNotice'>) =>
  judge(call, call.params.id, call.body.reason);

/** Lets it onto the board, puts it back, or leaves it where it is; reports are settled. */
export const showNotice = (call: Call<'showNotice'>) => judge(call, call.params.id, null);

/** Lets a notice onto the board; from now on it stands, and who may help is asked. */
async function allow(
  call: ChangeCall,
  { id, person_id: personId, kind, needed_by: neededBy }: NoticeRow,
): Promise<void> {
  const { db, now, today } = call;
  const { personId: actorId, bankId } = call.actor;
  const values = { id, asksAgainOn: asksAgainOn(kind, neededBy, today), now };
  if (!(await db.first(allowNotice, values))) throw new Refusal('notice-closed');
  await enqueueEvent(db, 'notice-allowed', { personId, noticeId: id }, now);
  const entry = { actorId, personId, bankId, detail: { noticeId: id } };
  await audit(db, now, 'notice-allowed', entry);
  if (isUrgent(kind, neededBy, today)) await askUrgently(call, id);
}

async function judge(call: ChangeCall, id: number, reason: string | null): Promise<Notice> {
  const { db, now } = call;
  const { personId: by, bankId } = call.actor;
  const row = await findRow(call, id);
  if (row.bank_id !== bankId) throw new Refusal('not-found');
  if (reason === null && row.state === 'waiting') {
    await allow(call, row);
    return noticeFor(call, id);
  }
  const judged =
    reason === null ? await db.first(show, { id, now }) : await db.first(hide, { id, reason, now });
  if (!judged) throw new Refusal('notice-closed');
  await db.count(settleReports, { noticeId: id, by, now });
  if (reason !== null) {
    await enqueueEvent(db, 'notice-hidden', { personId: row.person_id, noticeId: id }, now);
  }
  const action = reason === null ? 'notice-shown' : 'notice-hidden';
  const entry = { actorId: by, personId: row.person_id, bankId, detail: { noticeId: id } };
  await audit(db, now, action, entry);
  return noticeFor(call, id);
}
