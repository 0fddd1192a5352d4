/** Answering a notice, and deciding on an answer: the yes shows both how to reach each other. */

import { ANSWERS_A_DAY } from '#contract/limits.ts';
import type { Locale } from '#contract/locales.ts';
import type { NewAnswer, Notice } from '#contract/notices.ts';
import type { DeskWord } from '#contract/notices-desk.ts';
import { daysAfter } from '#contract/time.ts';
import type { Deps } from '#server/deps.ts';
import type { SignedInMember } from '#server/modules/accounts/signed-in.ts';
import { lockActiveMembers } from '#server/modules/exchanges/sql.ts';
import { beforeTakeBack, enqueueEvent } from '#server/modules/outbox/enqueue.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Transaction } from '#server/platform/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { countAnswers, decideAnswer, findAnswer, putAnswer, reopenAnswer } from './answers-sql.ts';
import { auditForMember } from './for-members.ts';
import { factsOf, type Reader } from './present.ts';
import { findRow, readNotice } from './reading.ts';
import { answerRefusal, viewOf } from './rules.ts';
import { lockNotice } from './sql.ts';

/**
 * Answers a notice; while the answer waits, answering again changes its words.
 * @throws Refusal `not-found`, `own-notice`, `contact-through-desk`, `notice-closed`,
 *   `already-decided` after a yes or once let go, `too-many-answers`
 */
export function answerNotice(
  { database, clock }: Deps,
  actor: SignedInMember,
  noticeId: number,
  answer: NewAnswer,
  locale: Locale,
): Promise<Notice> {
  return database.transaction(async (transaction) => {
    await giveAnswer({ transaction, clock }, actor, { noticeId, locale }, answer);
    return readNotice({ database: transaction, clock }, actor, noticeId, locale);
  });
}

interface Answering {
  noticeId: number;
  locale: Locale;
  /** The desk of the notice's bank answers for them, and so puts them in touch. */
  isPutInTouch?: boolean;
}

/** The same within a transaction, without a session. @throws Refusal as `answerNotice` */
export async function giveAnswer(
  { transaction, clock }: { transaction: Transaction; clock: Clock },
  actor: Reader,
  { noticeId, locale, isPutInTouch = false }: Answering,
  answer: NewAnswer,
): Promise<void> {
  const { personId, bankId } = actor;
  const now = clock.now();
  await transaction.first(lockActiveMembers, { personIds: [personId], bankIds: [bankId] });
  await transaction.first(lockNotice, { id: noticeId });
  const row = await findRow(transaction, actor, noticeId, locale);
  const facts = factsOf(row, actor);
  const isThroughDesk = isPutInTouch && facts.isSameBank && facts.contact === 'desk';
  const refusal = answerRefusal(isThroughDesk ? { ...facts, contact: 'portal' } : facts);
  if (refusal) throw new Refusal(refusal);
  const since = daysAfter(now, -1);
  const given = await transaction.first(countAnswers, { personId, since });
  if (given && given.many >= ANSWERS_A_DAY) throw new Refusal('too-many-answers');
  const put = await transaction.first(putAnswer, { ...answer, noticeId, personId, now });
  if (put?.is_new) {
    const about = { personId: row.person_id, answerId: put.id };
    await enqueueEvent(transaction, 'notice-answered', about, now);
  }
}

/**
 * Says yes to an answer. Its author reads in a letter how to reach the other one.
 * @throws Refusal `not-found` for everybody but the author of the notice and its desk, `already-decided`
 */
export function acceptAnswer(deps: Deps, actor: SignedInMember, decision: Decision) {
  return decide(deps, actor, 'accepted', decision);
}

/** Does without an answer; nobody is written to. @throws Refusal as `acceptAnswer` */
export function letAnswerGo(deps: Deps, actor: SignedInMember, decision: Decision) {
  return decide(deps, actor, 'let-go', decision);
}

interface Decision {
  id: number;
  locale: Locale;
  /** How the author's word has come, where the desk decides for them. */
  basis: NonNullable<DeskWord>['basis'];
}

function decide(
  { database, clock }: Deps,
  actor: SignedInMember,
  state: 'accepted' | 'let-go',
  { id, locale, basis }: Decision,
): Promise<Notice> {
  const now = clock.now();
  return database.transaction(async (transaction) => {
    const answer = await transaction.first(findAnswer, { id });
    if (!answer) throw new Refusal('not-found');
    const noticeId = answer.notice_id;
    const row = await findRow(transaction, actor, noticeId, locale);
    const view = viewOf(factsOf(row, actor));
    if (view !== 'author' && view !== 'desk') throw new Refusal('not-found');
    await take(transaction, { id, state, now });
    if (state === 'accepted') {
      const about = { personId: answer.person_id, answerId: id };
      await enqueueEvent(transaction, 'answer-accepted', about, now);
    }
    const action = state === 'accepted' ? 'answer-accepted' : 'answer-let-go';
    const about = { actor, personId: row.person_id, noticeId, basis };
    await auditForMember(transaction, now, action, about);
    return readNotice({ database: transaction, clock }, actor, noticeId, locale);
  });
}

/** Takes back an own answer. @throws Refusal `not-found` for another's, `already-decided` */
export function withdrawAnswer(
  { database, clock }: Deps,
  { personId }: SignedInMember,
  id: number,
): Promise<void> {
  return database.transaction(async (transaction) => {
    const answer = await transaction.first(findAnswer, { id });
    if (answer?.person_id !== personId) throw new Refusal('not-found');
    await take(transaction, { id, state: 'withdrawn', now: clock.now() });
  });
}

/**
 * An answer waits again that its notice's author, or the desk, has just let go, or that the caller has
 * just taken back. Nobody was told of either.
 * @throws Refusal `not-found` for everybody else, `nothing-to-take-back` when the seconds are over, or
 *   the answer or its notice is not as it was left
 */
export function takeBackOnAnswer(
  { database, clock }: Deps,
  actor: SignedInMember,
  { id, locale }: Pick<Decision, 'id' | 'locale'>,
): Promise<void> {
  const since = beforeTakeBack(clock.now());
  return database.transaction(async (transaction) => {
    const answer = await transaction.first(findAnswer, { id });
    if (!answer) throw new Refusal('not-found');
    const isOwn = answer.person_id === actor.personId;
    const view = viewOf(
      factsOf(await findRow(transaction, actor, answer.notice_id, locale), actor),
    );
    if (!isOwn && view !== 'author' && view !== 'desk') throw new Refusal('not-found');
    const values = { id, from: isOwn ? 'withdrawn' : 'let-go', since } as const;
    if (!(await transaction.first(reopenAnswer, values))) throw new Refusal('nothing-to-take-back');
  });
}

/** @throws Refusal `already-decided` when somebody was faster */
async function take(
  transaction: Transaction,
  values: { id: number; state: 'accepted' | 'let-go' | 'withdrawn'; now: Date },
): Promise<void> {
  if (!(await transaction.first(decideAnswer, values))) throw new Refusal('already-decided');
}
