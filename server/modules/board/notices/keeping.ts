/** Keeping a notice: renewing, pausing and closing it, by its author or the desk of its bank. */
import type { Notice } from '#contract/board/notices.ts';
import type { Call, ChangeCall } from '#server/call.ts';
import type { AuditedAction } from '#server/modules/running/audit/write.ts';
import type { Transaction } from '#server/platform/database.ts';
import { Refusal, refuseFields } from '#server/platform/http/refusal.ts';
import { listAnswers } from './answers-sql.ts';
import { auditForMember } from './for-members.ts';
import { factsOf, isMetByHours, type Reader } from './present.ts';
import { findRow, noticeFor } from './reading.ts';
import { asksAgainOn, changeRefusal } from './rules.ts';
import {
  closeNotice,
  keepNoticeOpen,
  type NoticeRow,
  pauseNotice as pause,
  renewNotice as renew,
} from './sql.ts';

/** Changes the state of a notice by one statement; no row from it means that somebody was faster. */
type Change = (row: NoticeRow) => Promise<object | undefined>;

/** It still stands, for its whole time from today. */
export const renewNotice = (call: Call<'renewNotice'>) => keep(call, 'notice-renewed', stand(call));

/** Off the board until it is renewed. */
export const pauseNotice = (call: Call<'pauseNotice'>) =>
  keep(call, 'notice-paused', ({ id }) => call.db.first(pause, { id, now: call.now }));

/** It is over; answers that wait are let go. */
export function endNotice(call: Call<'closeNotice'>): Promise<Notice> {
  const { db, now } = call;
  const { outcome, with: met } = call.body;
  const metWith = outcome === 'met' && met !== undefined ? met : null;
  return keep(call, 'notice-closed', async ({ id }) => {
    if (metWith !== null) await assertAccepted(db, id, metWith);
    return db.first(closeNotice, { id, outcome, metWith, now });
  });
}

/** More help is needed: hours do not close it, and what they have closed is on the board again. */
export async function keepOpen(call: Call<'keepNoticeOpen'>): Promise<Notice> {
  const { db, now, today, actor } = call;
  const { id } = call.params;
  const row = await findRow(call, id);
  const facts = factsOf(row, actor);
  const refusal = changeRefusal(isMetByHours(row) ? { ...facts, state: 'open' } : facts);
  if (refusal) throw new Refusal(refusal);
  if (!(await db.first(keepNoticeOpen, { id, now, ...timeFrom(row, today) }))) {
    throw new Refusal('notice-closed');
  }
  await auditForMember(call, 'notice-renewed', { personId: row.person_id, noticeId: id });
  return noticeFor(call, id);
}

/** What the link of a letter does for the author. @throws Refusal as the calls of the same names */
export async function keepByLink(
  call: ChangeCall<Reader>,
  id: number,
  act: 'renew-notice' | 'close-notice',
): Promise<void> {
  const { db, now } = call;
  const close: Change = () =>
    db.first(closeNotice, { id, outcome: 'withdrawn', metWith: null, now });
  await makeChange(call, id, act === 'renew-notice' ? stand(call) : close);
}

function stand({ db, now, today }: ChangeCall<Reader>): Change {
  return (row) => db.first(renew, { id: row.id, now, ...timeFrom(row, today) });
}

/** Its time, begun again: a day that has passed is no day any more. */
function timeFrom({ kind, needed_by }: NoticeRow, today: string) {
  const neededBy = needed_by !== null && needed_by > today ? needed_by : null;
  return { neededBy, asksAgainOn: asksAgainOn(kind, neededBy, today) };
}

async function assertAccepted(db: Transaction, noticeId: number, personId: number) {
  const answers = await db.rows(listAnswers, { noticeId });
  const isAccepted = answers.some(
    (answer) => answer.person_id === personId && answer.state === 'accepted',
  );
  refuseFields(isAccepted ? [] : [{ path: 'with', code: 'invalid' }]);
}

async function keep(
  call: Call<'renewNotice' | 'pauseNotice' | 'closeNotice'>,
  action: AuditedAction,
  change: Change,
): Promise<Notice> {
  const { id: noticeId } = call.params;
  const { person_id: personId } = await makeChange(call, noticeId, change);
  await auditForMember(call, action, { personId, noticeId });
  return noticeFor(call, noticeId);
}

async function makeChange(
  call: ChangeCall<Reader>,
  id: number,
  change: Change,
): Promise<NoticeRow> {
  const row = await findRow(call, id);
  const refusal = changeRefusal(factsOf(row, call.actor));
  if (refusal) throw new Refusal(refusal);
  if (!(await change(row))) throw new Refusal('notice-closed');
  return row;
}
