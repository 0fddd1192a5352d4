/** Keeping a notice: renewing, pausing and closing it, by its author or the desk of its bank. */
import type { Notice } from '#contract/board/notices.ts';
import type { Call, ChangeCall } from '#server/call.ts';
import type { AuditedAction } from '#server/modules/running/audit/write.ts';
import type { Transaction } from '#server/platform/database.ts';
import { Refusal, refuseFields } from '#server/platform/http/refusal.ts';
import { listAnswers } from './answers-sql.ts';
import { auditForMember } from './for-members.ts';
import { factsOf, type Reader } from './present.ts';
import { findRow, noticeFor } from './reading.ts';
import { asksAgainOn, changeRefusal } from './rules.ts';
import { closeNotice, type NoticeRow, pauseNotice as pause, renewNotice as renew } from './sql.ts';

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
  return ({ id, kind, needed_by }) => {
    const neededBy = needed_by !== null && needed_by > today ? needed_by : null;
    return db.first(renew, { id, neededBy, asksAgainOn: asksAgainOn(kind, neededBy, today), now });
  };
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
