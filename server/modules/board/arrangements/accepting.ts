/**
 * Saying yes to an answer of the board (specification §20, §22). A yes to one of its days makes the
 * appointment too: both agree by that, and one letter tells each of them all of it.
 */
import type { Acceptance } from '#contract/board/answer-days.ts';
import type { Notice } from '#contract/board/notices.ts';
import type { Call, ChangeCall } from '#server/call.ts';
import { findToDecide, take } from '#server/modules/board/notices/answering.ts';
import { acceptDay, findAnswer } from '#server/modules/board/notices/answers-sql.ts';
import { auditForMember } from '#server/modules/board/notices/for-members.ts';
import { closeFull } from '#server/modules/board/notices/keeping-sql.ts';
import type { Reader } from '#server/modules/board/notices/present.ts';
import { noticeFor } from '#server/modules/board/notices/reading.ts';
import { lockPlaces, type NoticeRow } from '#server/modules/board/notices/sql.ts';
import { lockActiveMembers } from '#server/modules/hours/exchanges/sql.ts';
import { enqueueEvent } from '#server/modules/sending/outbox/enqueue.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { assertMayExchange, directed, noteDesk } from './proposing.ts';
import { answererGives, bookingRefusal } from './rules.ts';
import { findAnsweredDay, insertArrangement } from './sql.ts';

/** Says yes to an answer; where the caller names one of its days, the two agree on it. */
export async function acceptAnswer(call: Call<'acceptAnswer'>): Promise<Notice> {
  const { id } = call.params;
  const { answer, notice } = await findToDecide(call, id);
  const isForSeveral = notice.places > 1;
  if (isForSeveral) await waitForPlaces(call, notice);
  if (call.body) {
    await agreeOnDay(call, id, call.body);
  } else {
    await take(call, id, 'accepted');
    const about = { personId: answer.person_id, answerId: id };
    await enqueueEvent(call.db, 'answer-accepted', about, call.now);
  }
  if (isForSeveral) await call.db.count(closeFull, { id: notice.id, now: call.now });
  await auditForMember(call, 'answer-accepted', {
    personId: notice.person_id,
    noticeId: notice.id,
  });
  return noticeFor(call, notice.id);
}

/** Two yeses of a request for several people are counted one after the other: first its author, then the notice. */
async function waitForPlaces(
  { db }: ChangeCall<Reader>,
  { id, person_id: personId, bank_id: bankId }: NoticeRow,
): Promise<void> {
  await db.rows(lockActiveMembers, { personIds: [personId], bankIds: [bankId] });
  await db.first(lockPlaces, { id });
}

/**
 * Says yes to the day that stands now, for the author of the notice.
 * @throws Refusal as the call `acceptAnswer`
 */
export async function acceptByLink(call: ChangeCall<Reader>, id: number, day: number) {
  const { answer, notice } = await findToDecide(call, id);
  if (notice.person_id !== call.actor.personId) throw new Refusal('not-found');
  await agreeOnDay(call, id, { day, sequence: answer.sequence });
}

async function agreeOnDay(
  call: ChangeCall<Reader>,
  id: number,
  { day, sequence: seen }: Acceptance,
): Promise<void> {
  const { db, now, actor } = call;
  const found = await db.first(findAnsweredDay, { answerId: id, position: day });
  if (!found) throw new Refusal('not-found');
  const { starts_at: startsAt, minutes, place, answerer_bank_id: answererBankId } = found;
  const refusal = bookingRefusal({ ...found, seen, startsAt, now, actorId: actor.personId });
  if (refusal) throw new Refusal(refusal);
  // An answer ends with the membership of who gave it.
  if (answererBankId === null) throw new Refusal('already-decided');
  if (startsAt === null || minutes === null || place === null) throw new Refusal('seen-outdated');
  const author = { personId: found.author_id, bankId: found.author_bank_id };
  const answerer = { personId: found.answerer_id, bankId: answererBankId };
  const { giver, receiver } = directed(answerer, author, answererGives(found.kind));
  const origin = { noticeId: found.notice_id, answerId: id };
  await assertMayExchange(db, author, { ...origin, giver, receiver });
  if (!(await db.first(acceptDay, { id, day, seen, now }))) {
    const state = (await db.first(findAnswer, { id }))?.state;
    throw new Refusal(state === 'open' ? 'seen-outdated' : 'already-decided');
  }
  const row = await db.first(insertArrangement, {
    ...{ ...origin, state: 'agreed' },
    ...{ giverId: giver.personId, giverBankId: giver.bankId },
    ...{ receiverId: receiver.personId, receiverBankId: receiver.bankId },
    ...{ activityId: found.activity_id, title: found.title, startsAt, minutes, place },
    ...{ proposedBy: answerer.personId, by: actor.personId, now },
  });
  if (!row) throw new Error('what was agreed on has its id');
  const isDesk = actor.personId !== author.personId;
  if (isDesk) await noteDesk({ ...call, actor: { ...author, deskId: actor.personId } }, row.id);
  for (const { personId } of [answerer, author]) {
    const about = { personId, answerId: id, arrangementId: row.id, sequence: 0 };
    await enqueueEvent(db, 'answer-agreed', about, now);
  }
}
