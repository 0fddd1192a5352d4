/** Who may help with a request, and asking them: by its author, the desk, or the portal (specification §20). */

import type { Notice, NoticeHelper } from '#contract/board/notices.ts';
import { ASKS_A_WEEK, NOTICE_HELPERS_MAX, URGENT_ASKS_MAX } from '#contract/limits.ts';
import { personName } from '#contract/person-name.ts';
import { dayAfter, daysAfter } from '#contract/time.ts';
import type { Call, ChangeCall, ReadCall, Reading, Work } from '#server/call.ts';
import { enqueueEvent } from '#server/modules/sending/outbox/enqueue.ts';
import { Refusal, refuseFields } from '#server/platform/http/refusal.ts';
import { giveAnswer } from './answering.ts';
import {
  findAsk,
  findAskedOften,
  insertAsks,
  listHelpers,
  reopenAsk,
  settleAsk,
} from './asking-sql.ts';
import { factsOf, type Reader } from './present.ts';
import { DONE_DAYS, findRow, noticeFor } from './reading.ts';
import { changeRefusal } from './rules.ts';

const WEEK_DAYS = 7;
const MONTHS_DAYS = 90;
/** More than any bank has members. */
const EVERYBODY = 100_000;

/**
 * Who may help with a request, for its author and the desk of its bank; nobody once it is closed. The desk
 * sees more reasons, phone numbers, and people without e-mail.
 */
export async function readHelpers(call: Call<'listNoticeHelpers'>): Promise<NoticeHelper[]> {
  const { id } = call.params;
  const { refusal, isDesk } = await findAsking(call, id);
  // A page that shows them may ask again in the moment in which somebody closes the request.
  if (refusal === 'notice-closed') return [];
  if (refusal) throw new Refusal(refusal);
  const rows = await helpersOf(call, id, isDesk);
  return rows
    .filter((row) => isDesk || row.is_reached)
    .slice(0, NOTICE_HELPERS_MAX)
    .map((row) => ({
      id: row.id,
      who: personName(row),
      why: row.why,
      phone: isDesk ? row.phone : null,
      canBeAsked: row.is_reached,
    }));
}

/** Asks some of them by letter. @throws Refusal `invalid-input` for people who are none of them */
export async function askHelpers(call: Call<'askHelpers'>): Promise<Notice> {
  const { id } = call.params;
  const { people } = call.body;
  const { isDesk } = await assertMayAsk(call, id);
  const helpers = await helpersOf(call, id, isDesk);
  const askable = new Set(helpers.filter((row) => row.is_reached).map((row) => row.id));
  if (!people.every((personId) => askable.has(personId))) {
    await refuseAskedOften(call, people);
    refuseFields([{ path: 'people', code: 'not-a-member' }]);
  }
  await ask(call, { noticeId: id, people, askedBy: call.actor.personId });
  return noticeFor(call, id);
}

/** Asks at once who may help with a new request that is needed within days. */
export async function askUrgently(work: Work, noticeId: number): Promise<void> {
  const helpers = await helpersOf(work, noticeId, true);
  const people = helpers
    .filter((row) => row.is_reached && row.why !== 'offers-similar')
    .slice(0, URGENT_ASKS_MAX)
    .map((row) => row.id);
  await ask(work, { noticeId, people, askedBy: null });
}

/**
 * Says yes, which answers the notice, or not now, of which nobody hears.
 * @throws Refusal `already-decided`, and as the call `answerNotice`
 */
export async function settleByLink(
  call: ChangeCall<Reader>,
  { askId, act, text }: { askId: number; act: 'ask-yes' | 'ask-not-now'; text: string },
): Promise<void> {
  const { db, actor } = call;
  const found = await db.first(findAsk, { id: askId });
  if (found?.person_id !== actor.personId) throw new Refusal('not-found');
  const state = act === 'ask-yes' ? 'yes' : 'not-now';
  if (!(await db.first(settleAsk, { id: askId, state }))) throw new Refusal('already-decided');
  if (state === 'not-now') return;
  await giveAnswer(call, found.notice_id, { text });
}

/** Not now, said on a screen; nobody hears of it. */
export async function declineAsk(call: Call<'declineAsk'>): Promise<void> {
  const askId = call.params.id;
  await settleByLink(call, { askId, act: 'ask-not-now', text: '' });
}

/** Who cannot now is asked again. */
export const takeBackOnAsk = (call: Call<'takeBackOnAsk'>) => askAgain(call, call.params.id);

/** The same for who acts. Nobody was told. @throws Refusal `not-found`, `nothing-to-take-back` */
export async function askAgain({ db, actor }: ChangeCall<Reader>, id: number): Promise<void> {
  const found = await db.first(findAsk, { id });
  if (found?.person_id !== actor.personId) throw new Refusal('not-found');
  if (!(await db.first(reopenAsk, { id }))) throw new Refusal('nothing-to-take-back');
}

async function ask(
  { db, now }: Work,
  asking: { noticeId: number; people: number[]; askedBy: number | null },
): Promise<void> {
  for (const row of await db.rows(insertAsks, { ...asking, now })) {
    await enqueueEvent(db, 'notice-asked', { personId: row.person_id, askId: row.id }, now);
  }
}

/** @throws Refusal `not-found`, `forbidden`, `notice-closed` */
async function assertMayAsk(call: ReadCall, id: number): Promise<{ isDesk: boolean }> {
  const { refusal, isDesk } = await findAsking(call, id);
  if (refusal) throw new Refusal(refusal);
  return { isDesk };
}

/** Whether the reader may ask for helpers, and why not: `notice-closed` for what is not an open request. */
async function findAsking(call: ReadCall, id: number) {
  const row = await findRow(call, id);
  const facts = factsOf(row, call.actor);
  const isOpenRequest = row.kind === 'request' && row.state === 'open';
  const refusal = changeRefusal(facts) ?? (isOpenRequest ? undefined : ('notice-closed' as const));
  return { refusal, isDesk: facts.isDesk };
}

async function refuseAskedOften({ db, now }: Work, people: number[]) {
  const since = daysAfter(now, -WEEK_DAYS);
  const often = await db.first(findAskedOften, { people, since, most: ASKS_A_WEEK });
  if (often) throw new Refusal('asked-too-often');
}

function helpersOf({ db, now, today }: Reading, noticeId: number, withAll: boolean) {
  return db.rows(listHelpers, {
    noticeId,
    withAll,
    limit: EVERYBODY,
    since: dayAfter(today, -DONE_DAYS),
    weekAgo: daysAfter(now, -WEEK_DAYS),
    monthsAgo: daysAfter(now, -MONTHS_DAYS),
    mostInWeek: ASKS_A_WEEK,
  });
}
