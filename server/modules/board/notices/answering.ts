/** Answering a notice, and deciding on an answer: the yes shows both how to reach each other. */

import type { NewAnswer, Notice } from '#contract/board/notices.ts';
import { ANSWERS_A_DAY } from '#contract/limits.ts';
import { daysAfter } from '#contract/time.ts';
import type { Call, ChangeCall } from '#server/call.ts';
import { lockActiveMembers } from '#server/modules/hours/exchanges/sql.ts';
import { beforeTakeBack, enqueueEvent } from '#server/modules/sending/outbox/enqueue.ts';
import type { Transaction } from '#server/platform/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { countAnswers, decideAnswer, findAnswer, putAnswer, reopenAnswer } from './answers-sql.ts';
import { auditForMember } from './for-members.ts';
import { factsOf, type Reader } from './present.ts';
import { findRow, noticeFor } from './reading.ts';
import { answerRefusal, viewOf } from './rules.ts';
import { lockNotice } from './sql.ts';

/**
 * Answers a notice; while the answer waits, answering again changes its words. The desk of the notice's
 * bank that answers for a member puts the two in touch by that.
 */
export async function answerNotice(call: Call<'answerNotice'>): Promise<Notice> {
  const { id } = call.params;
  await giveAnswer(call, id, call.body);
  return noticeFor(call, id);
}

/** Answers for the member who calls. @throws Refusal as the call `answerNotice` */
export async function giveAnswer(
  call: ChangeCall<Reader>,
  noticeId: number,
  answer: NewAnswer,
): Promise<void> {
  const { db, now, actor } = call;
  const { personId, bankId } = actor;
  await db.first(lockActiveMembers, { personIds: [personId], bankIds: [bankId] });
  await db.first(lockNotice, { id: noticeId });
  const row = await findRow(call, noticeId);
  const facts = factsOf(row, actor);
  const isThroughDesk = actor.deskId !== undefined && facts.isSameBank && facts.contact === 'desk';
  const refusal = answerRefusal(isThroughDesk ? { ...facts, contact: 'portal' } : facts);
  if (refusal) throw new Refusal(refusal);
  const given = await db.first(countAnswers, { personId, since: daysAfter(now, -1) });
  if (given && given.many >= ANSWERS_A_DAY) throw new Refusal('too-many-answers');
  const { text, givesPhone = null, givesEmail = null } = answer;
  const values = { text, givesPhone, givesEmail, noticeId, personId, now };
  const put = await db.first(putAnswer, values);
  if (put?.is_new) {
    const about = { personId: row.person_id, answerId: put.id };
    await enqueueEvent(db, 'notice-answered', about, now);
  }
}

/** Says yes to an answer. Its author reads in a letter how to reach the other one. */
export const acceptAnswer = (call: Call<'acceptAnswer'>) => decide(call, 'accepted');

/** Does without an answer; nobody is written to. */
export const letAnswerGo = (call: Call<'letAnswerGo'>) => decide(call, 'let-go');

/** Only the author of the notice and its desk know of the answer. */
async function decide(
  call: Call<'acceptAnswer' | 'letAnswerGo'>,
  state: 'accepted' | 'let-go',
): Promise<Notice> {
  const { db, now, actor } = call;
  const { id } = call.params;
  const answer = await db.first(findAnswer, { id });
  if (!answer) throw new Refusal('not-found');
  const noticeId = answer.notice_id;
  const row = await findRow(call, noticeId);
  const view = viewOf(factsOf(row, actor));
  if (view !== 'author' && view !== 'desk') throw new Refusal('not-found');
  await take(db, { id, state, now });
  if (state === 'accepted') {
    const about = { personId: answer.person_id, answerId: id };
    await enqueueEvent(db, 'answer-accepted', about, now);
  }
  const action = state === 'accepted' ? 'answer-accepted' : 'answer-let-go';
  await auditForMember(call, action, { personId: row.person_id, noticeId });
  return noticeFor(call, noticeId);
}

/** Takes back an own answer. */
export async function withdrawAnswer(call: Call<'withdrawAnswer'>): Promise<void> {
  const { db, now, actor } = call;
  const { id } = call.params;
  const answer = await db.first(findAnswer, { id });
  if (answer?.person_id !== actor.personId) throw new Refusal('not-found');
  await take(db, { id, state: 'withdrawn', now });
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

/** @throws Refusal `already-decided` when somebody was faster */
async function take(
  db: Transaction,
  values: { id: number; state: 'accepted' | 'let-go' | 'withdrawn'; now: Date },
): Promise<void> {
  if (!(await db.first(decideAnswer, values))) throw new Refusal('already-decided');
}
