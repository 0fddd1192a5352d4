/** Answering a notice, with days that would do; doing without an answer, and taking it back (specification §20). */

import type { NewAnswer, Notice } from '#contract/board/notices.ts';
import { ANSWERS_A_DAY } from '#contract/limits.ts';
import { daysAfter } from '#contract/time.ts';
import type { Call, ChangeCall, Work } from '#server/call.ts';
import { lockActiveMembers } from '#server/modules/hours/exchanges/sql.ts';
import { beforeTakeBack, enqueueEvent } from '#server/modules/sending/outbox/enqueue.ts';
import { Refusal, refuseFields } from '#server/platform/http/refusal.ts';
import { wallClock } from '#server/platform/local-time.ts';
import type { RowOf } from '#server/platform/statements.ts';
import {
  countAnswers,
  decideAnswer,
  findAccess,
  findAnswer,
  lockOwnAnswers,
  putAnswer,
  reopenAnswer,
} from './answers-sql.ts';
import { dropDays, insertDays, listDays, noteChange } from './days-sql.ts';
import { auditForMember } from './for-members.ts';
import { factsOf, type Reader } from './present.ts';
import { findRow, noticeFor } from './reading.ts';
import { answerRefusal, daysProblems, viewOf } from './rules.ts';
import { lockNotice, type NoticeRow } from './sql.ts';

/**
 * Answers a notice; while the answer waits, answering again changes its words and days. The desk of the notice's
 * bank that answers for a member puts the two in touch by that.
 */
export async function answerNotice(call: Call<'answerNotice'>): Promise<Notice> {
  const { id } = call.params;
  await giveAnswer(call, id, call.body);
  return noticeFor(call, id);
}

/**
 * Answers for the member who calls; the days of an answer that waits stay where nothing is said of days.
 * @throws Refusal as the call `answerNotice`
 */
export async function giveAnswer(
  call: ChangeCall<Reader>,
  noticeId: number,
  { days: asked, ...answer }: Omit<NewAnswer, 'days'> & Partial<Pick<NewAnswer, 'days'>>,
): Promise<void> {
  const { db, now, actor } = call;
  const { personId, bankId } = actor;
  await db.first(lockActiveMembers, { personIds: [personId], bankIds: [bankId] });
  await db.first(lockNotice, { id: noticeId });
  await db.rows(lockOwnAnswers, { noticeId, personId });
  const row = await findRow(call, noticeId);
  const facts = factsOf(row, actor);
  const isThroughDesk = actor.deskId !== undefined && facts.isSameBank && facts.contact === 'desk';
  const refusal = answerRefusal(isThroughDesk ? { ...facts, contact: 'portal' } : facts);
  if (refusal) throw new Refusal(refusal);
  const days = asked && (await plannedDays(call, asked));
  const given = await db.first(countAnswers, { personId, since: daysAfter(now, -1) });
  if (given && given.many >= ANSWERS_A_DAY) throw new Refusal('too-many-answers');
  const { text, givesPhone = null, givesEmail = null } = answer;
  const values = { text, givesPhone, givesEmail, noticeId, personId, now };
  const put = await db.first(putAnswer, values);
  if (!put) throw new Error('what was answered has its id');
  const sequence = days && (await keepDays(call, put, days));
  if (put.is_new || sequence !== undefined) {
    const about = { personId: row.person_id, answerId: put.id, sequence: sequence ?? 0 };
    await enqueueEvent(db, 'notice-answered', about, now);
  }
}

/** A day of an answer, as it is kept. */
interface Planned {
  startsAt: Date;
  minutes: number;
  place: string;
}

/**
 * The days with their moments. The desk plans for those alone who use no e-mail (specification §22).
 * @throws Refusal for a day that is over or too far, and `person-has-login`
 */
async function plannedDays(
  { db, now, today, config, actor }: ChangeCall<Reader>,
  asked: NewAnswer['days'],
): Promise<Planned[]> {
  const wall = wallClock(config.timeZone);
  const days = asked.map((plan) => ({ ...plan, startsAt: wall.momentOf(plan) }));
  refuseFields(daysProblems(days, { now, today }));
  const isAtDesk = actor.deskId !== undefined && actor.deskId !== actor.personId;
  if (isAtDesk && days.length > 0) {
    const person = await db.first(findAccess, { personId: actor.personId });
    if (person?.access !== 'desk') throw new Refusal('person-has-login');
  }
  return days.map(({ startsAt, minutes, place }) => ({ startsAt, minutes, place }));
}

/**
 * Keeps the days of an answer in the place of those before.
 * @returns how often they have changed where they did now; undefined where they are new or the same
 * @throws Refusal `too-many-answers` when they changed as often as they may
 */
async function keepDays(
  { db, now }: ChangeCall<Reader>,
  { id: answerId, is_new: isNew }: { id: number; is_new: boolean },
  days: readonly Planned[],
): Promise<number | undefined> {
  const kept = isNew ? undefined : await db.first(listDays, { answerId });
  const nameOf = (at: Date, minutes: number, place: string) =>
    `${at.getTime()} ${minutes} ${place}`;
  const before = (kept?.days ?? []).map((one) =>
    nameOf(new Date(one.starts_at), one.minutes, one.place),
  );
  const after = days.map((one) => nameOf(one.startsAt, one.minutes, one.place));
  if (JSON.stringify(before) === JSON.stringify(after)) return undefined;
  if (before.length > 0) await db.count(dropDays, { answerId });
  const rows = days.map(({ startsAt, ...day }) => ({ ...day, starts_at: startsAt }));
  if (rows.length > 0) await db.count(insertDays, { answerId, days: JSON.stringify(rows) });
  if (isNew) return undefined;
  const changed = await db.first(noteChange, { answerId, now });
  if (!changed) throw new Refusal('too-many-answers');
  return changed.sequence;
}

/**
 * An answer that the caller may decide on, and its notice: only its author and its desk know of it.
 * @throws Refusal `not-found`
 */
export async function findToDecide(
  call: ChangeCall<Reader>,
  id: number,
): Promise<{ answer: RowOf<typeof findAnswer>; notice: NoticeRow }> {
  const answer = await call.db.first(findAnswer, { id });
  if (!answer) throw new Refusal('not-found');
  const notice = await findRow(call, answer.notice_id);
  const view = viewOf(factsOf(notice, call.actor));
  if (view !== 'author' && view !== 'desk') throw new Refusal('not-found');
  return { answer, notice };
}

/** Does without an answer; nobody is written to. */
export async function letAnswerGo(call: Call<'letAnswerGo'>): Promise<Notice> {
  const { id } = call.params;
  const { notice } = await findToDecide(call, id);
  await take(call, id, 'let-go');
  const about = { personId: notice.person_id, noticeId: notice.id };
  await auditForMember(call, 'answer-let-go', about);
  return noticeFor(call, notice.id);
}

/** Takes back an own answer. */
export async function withdrawAnswer(call: Call<'withdrawAnswer'>): Promise<void> {
  const { id } = call.params;
  const answer = await call.db.first(findAnswer, { id });
  if (answer?.person_id !== call.actor.personId) throw new Refusal('not-found');
  await take(call, id, 'withdrawn');
}

/**
 * An answer waits again that its notice's author, or the desk, has just let go, or that the caller has
 * just taken back. Nobody was told of either.
 */
export async function takeBackOnAnswer(call: Call<'takeBackOnAnswer'>): Promise<void> {
  const { db, now, actor } = call;
  const { id } = call.params;
  const answer = await db.first(findAnswer, { id });
  if (!answer) throw new Refusal('not-found');
  const isOwn = answer.person_id === actor.personId;
  const view = viewOf(factsOf(await findRow(call, answer.notice_id), actor));
  if (!isOwn && view !== 'author' && view !== 'desk') throw new Refusal('not-found');
  const from = isOwn ? 'withdrawn' : 'let-go';
  const reopened = await db.first(reopenAnswer, { id, from, since: beforeTakeBack(now) });
  if (!reopened) throw new Refusal('nothing-to-take-back');
}

/** Decides on an answer that waits. @throws Refusal `already-decided` when somebody was faster */
export async function take(
  { db, now }: Work,
  id: number,
  state: 'accepted' | 'let-go' | 'withdrawn',
): Promise<void> {
  if (!(await db.first(decideAnswer, { id, state, now }))) throw new Refusal('already-decided');
}
