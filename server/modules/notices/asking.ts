/** Who may help with a request, and asking them: by its author, the desk, or the portal (specification §20). */

import { ASKS_A_WEEK, NOTICE_HELPERS_MAX, URGENT_ASKS_MAX } from '#contract/limits.ts';
import type { Locale } from '#contract/locales.ts';
import type { Notice, NoticeHelper } from '#contract/notices.ts';
import { personName } from '#contract/person-name.ts';
import { dayAfter, daysAfter } from '#contract/time.ts';
import type { Deps } from '#server/deps.ts';
import type { SignedInMember } from '#server/modules/accounts/signed-in.ts';
import { enqueueEvent } from '#server/modules/outbox/enqueue.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Queryable, Transaction } from '#server/platform/database.ts';
import { Refusal, refuseFields } from '#server/platform/http/refusal.ts';
import { giveAnswer } from './answering.ts';
import { findAsk, findAskedOften, insertAsks, listHelpers, settleAsk } from './asking-sql.ts';
import { factsOf, type Reader } from './present.ts';
import { DONE_DAYS, findRow, readNotice } from './reading.ts';
import { changeRefusal } from './rules.ts';
import type { NoticeRow } from './sql.ts';

const WEEK_DAYS = 7;
const MONTHS_DAYS = 90;
/** More than any bank has members. */
const EVERYBODY = 100_000;

/** A transaction and the time of it. */
interface Work {
  transaction: Transaction;
  clock: Clock;
}

/**
 * Who may help with a request, for its author and the desk of its bank. The desk sees more reasons,
 * phone numbers, and people without e-mail.
 * @throws Refusal `not-found`, `forbidden`, `notice-closed` for what is not an open request
 */
export async function readHelpers(
  { database, clock }: Deps,
  actor: SignedInMember,
  id: number,
): Promise<NoticeHelper[]> {
  const { isDesk } = await assertMayAsk(database, actor, id, 'it');
  const rows = await helpersOf(database, clock, { id, withAll: isDesk, limit: EVERYBODY });
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

/**
 * Asks some of them by letter.
 * @throws Refusal as `readHelpers`, `asked-too-often`, or `invalid-input` for people who are none
 *   of them
 */
export function askHelpers(
  { database, clock }: Deps,
  actor: SignedInMember,
  id: number,
  { people, locale }: { people: number[]; locale: Locale },
): Promise<Notice> {
  return database.transaction(async (transaction) => {
    const { isDesk } = await assertMayAsk(transaction, actor, id, locale);
    const helpers = await helpersOf(transaction, clock, { id, withAll: isDesk, limit: EVERYBODY });
    const askable = new Set(helpers.filter((row) => row.is_reached).map((row) => row.id));
    if (!people.every((personId) => askable.has(personId))) {
      await refuseAskedOften(transaction, clock, people);
      refuseFields([{ path: 'people', code: 'not-a-member' }]);
    }
    await ask({ transaction, clock }, { noticeId: id, people, askedBy: actor.personId });
    return readNotice({ database: transaction, clock }, actor, id, locale);
  });
}

/** Asks at once who may help with a new request that is needed within days. */
export async function askUrgently({ transaction, clock }: Work, noticeId: number): Promise<void> {
  const helpers = await helpersOf(transaction, clock, {
    ...{ id: noticeId, withAll: true, limit: EVERYBODY },
  });
  const people = helpers
    .filter((row) => row.is_reached && row.why !== 'offers-similar')
    .slice(0, URGENT_ASKS_MAX)
    .map((row) => row.id);
  await ask({ transaction, clock }, { noticeId, people, askedBy: null });
}

/**
 * Says yes, which answers the notice, or not now, of which nobody hears.
 * @throws Refusal `already-decided`, and as `giveAnswer`
 */
export async function settleByLink(
  { transaction, clock }: Work,
  actor: Reader,
  { askId, act, text }: { askId: number; act: 'ask-yes' | 'ask-not-now'; text: string },
): Promise<void> {
  const found = await transaction.first(findAsk, { id: askId });
  if (found?.person_id !== actor.personId) throw new Refusal('not-found');
  const state = act === 'ask-yes' ? 'yes' : 'not-now';
  if (!(await transaction.first(settleAsk, { id: askId, state }))) {
    throw new Refusal('already-decided');
  }
  if (state === 'not-now') return;
  const about = { noticeId: found.notice_id, locale: 'it' as const };
  const answer = { text, givesPhone: true, givesEmail: true };
  await giveAnswer({ transaction, clock }, actor, about, answer);
}

async function ask(
  { transaction, clock }: Work,
  asking: { noticeId: number; people: number[]; askedBy: number | null },
): Promise<void> {
  const now = clock.now();
  for (const row of await transaction.rows(insertAsks, { ...asking, now })) {
    const about = { personId: row.person_id, askId: row.id };
    await enqueueEvent(transaction, 'notice-asked', about, now);
  }
}

async function assertMayAsk(
  queryable: Queryable,
  actor: Reader,
  id: number,
  locale: Locale,
): Promise<{ row: NoticeRow; isDesk: boolean }> {
  const row = await findRow(queryable, actor, id, locale);
  const facts = factsOf(row, actor);
  const refusal = changeRefusal(facts);
  if (refusal) throw new Refusal(refusal);
  if (row.kind !== 'request' || row.state !== 'open') throw new Refusal('notice-closed');
  return { row, isDesk: facts.isDesk };
}

async function refuseAskedOften(transaction: Transaction, clock: Clock, people: number[]) {
  const since = daysAfter(clock.now(), -WEEK_DAYS);
  const often = await transaction.first(findAskedOften, { people, since, most: ASKS_A_WEEK });
  if (often) throw new Refusal('asked-too-often');
}

function helpersOf(
  queryable: Queryable,
  clock: Clock,
  { id: noticeId, withAll, limit }: { id: number; withAll: boolean; limit: number },
) {
  const now = clock.now();
  return queryable.rows(listHelpers, {
    noticeId,
    withAll,
    limit,
    since: dayAfter(clock.today(), -DONE_DAYS),
    weekAgo: daysAfter(now, -WEEK_DAYS),
    monthsAgo: daysAfter(now, -MONTHS_DAYS),
    mostInWeek: ASKS_A_WEEK,
  });
}
