/** Keeping a notice: renewing, pausing and closing it, by its author or the desk of its bank. */
import type { Notice, NoticeOutcome } from '#contract/board/notices.ts';
import type { Call, ChangeCall } from '#server/call.ts';
import type { AuditedAction } from '#server/modules/running/audit/write.ts';
import { enqueueEvent, takeOut } from '#server/modules/sending/outbox/enqueue.ts';
import type { Transaction } from '#server/platform/database.ts';
import { Refusal, refuseFields } from '#server/platform/http/refusal.ts';
import { listAnswers } from './answers-sql.ts';
import { auditForMember } from './for-members.ts';
import {
  closeNotice,
  keepNoticeOpen,
  pauseNotice as pause,
  renewNotice as renew,
  reopenClosed,
} from './keeping-sql.ts';
import { factsOf, isMetByItself, type Reader } from './present.ts';
import { findRow, noticeFor } from './reading.ts';
import { asksAgainOn, changeRefusal } from './rules.ts';
import type { NoticeRow } from './sql.ts';

/** Changes the state of a notice by one statement; no row from it means that somebody was faster. */
type Change = (row: NoticeRow) => Promise<object | undefined>;

/** It still stands, for its whole time from today. */
export const renewNotice = (call: Call<'renewNotice'>) => keep(call, 'notice-renewed', stand(call));

/** Off the board until it is renewed. */
export const pauseNotice = (call: Call<'pauseNotice'>) =>
  keep(call, 'notice-paused', ({ id }) => call.db.first(pause, { id, now: call.now }));

/** It is over; answers that wait are let go. */
export function endNotice(call: Call<'closeNotice'>): Promise<Notice> {
  const { db } = call;
  const { outcome, with: met, undoable } = call.body;
  const metWith = outcome === 'met' && met !== undefined ? met : null;
  return keep(call, 'notice-closed', async (row) => {
    if (metWith !== null) await assertAccepted(db, row.id, metWith);
    return close(call, row, { outcome, metWith, undoable });
  });
}

/** More help is needed: hours do not close it, and what they have closed is on the board again. */
export async function keepOpen(call: Call<'keepNoticeOpen'>): Promise<Notice> {
  const { id: noticeId } = call.params;
  const { person_id: personId } = await keepOpenFor(call, noticeId);
  await auditForMember(call, 'notice-renewed', { personId, noticeId });
  return noticeFor(call, noticeId);
}

/** The same for who acts. @throws Refusal `not-found`, `forbidden`, `notice-closed` */
export async function keepOpenFor(call: ChangeCall<Reader>, id: number): Promise<NoticeRow> {
  const { db, now, today, actor } = call;
  const row = await findRow(call, id);
  const facts = factsOf(row, actor);
  const refusal = changeRefusal(isMetByItself(row) ? { ...facts, state: 'open' } : facts);
  if (refusal) throw new Refusal(refusal);
  if (!(await db.first(keepNoticeOpen, { id, now, ...timeFrom(row, today) }))) {
    throw new Refusal('notice-closed');
  }
  return row;
}

interface End {
  outcome: NoticeOutcome;
  metWith: number | null;
  undoable?: boolean | undefined;
}

/** The author alone takes it back: what a desk does for them stands in the history. */
async function close(
  { db, now, actor }: ChangeCall<Reader>,
  row: NoticeRow,
  { undoable, ...end }: End,
) {
  const { id: noticeId, state, person_id: authorId } = row;
  const closed = await db.first(closeNotice, { id: noticeId, ...end, now });
  if (closed && undoable && state !== 'closed' && authorId === actor.personId) {
    const { hidden_reason: why, met_by_exchange_id: metBy } = row;
    await enqueueEvent(db, 'notice-closed', { noticeId, was: state, why, metBy }, now, authorId);
  }
  return closed;
}

/** A notice that its author has just closed stands as before, with the answers that waited. */
export const takeBackNotice = async (call: Call<'takeBackNotice'>) => {
  const { id } = call.params;
  await takeBackEnd(call, id);
  return noticeFor(call, id);
};

/** The same for who acts. @throws Refusal `not-found`, `forbidden`, `nothing-to-take-back` */
export async function takeBackEnd(call: ChangeCall<Reader>, id: number): Promise<void> {
  const { db, now, actor, config } = call;
  const refusal = changeRefusal(factsOf(await findRow(call, id), actor));
  if (refusal && refusal !== 'notice-closed') throw new Refusal(refusal);
  const by = { actorId: actor.personId, now };
  const { decidedAt, payload } = await takeOut(db, 'notice-closed', { noticeId: id }, by);
  if (!('why' in payload)) throw new Refusal('nothing-to-take-back');
  const { was: state, why, metBy = null } = payload;
  const before = { id, state, why, metBy, timeZone: config.timeZone };
  const reopened = await db.first(reopenClosed, { ...before, decidedAt, now });
  if (!reopened) throw new Refusal('nothing-to-take-back');
}

/** What the link of a letter does for the author. @throws Refusal as the calls of the same names */
export async function keepByLink(
  call: ChangeCall<Reader>,
  id: number,
  { act, undoable }: { act: 'renew-notice' | 'close-notice'; undoable: boolean | undefined },
): Promise<void> {
  const end: Change = (row) => close(call, row, { outcome: 'withdrawn', metWith: null, undoable });
  await makeChange(call, id, act === 'renew-notice' ? stand(call) : end);
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
