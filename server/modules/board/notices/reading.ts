/** Reading the board, one's own notices, and one notice (specification §20). */

import type { NoticePage } from '#contract/board/course.ts';
import { meantActivities } from '#contract/board/meant-activities.ts';
import type { NoticeCounts } from '#contract/board/notice-counts.ts';
import type { AnswerState, Notice, NoticeCard } from '#contract/board/notices.ts';
import { dayAfter } from '#contract/time.ts';
import type { Call, ReadCall, Reading } from '#server/call.ts';

import { courseFrom } from '#server/modules/hours/exchanges/course.ts';
import { readOwnBand } from '#server/modules/hours/limits/own-band.ts';
import type { OwnBand } from '#server/modules/hours/limits/rules.ts';
import type { Queryable } from '#server/platform/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { onWall } from '#server/platform/local-time.ts';
import { containsPattern, type Page, pageValues, readPage } from '#server/platform/paging.ts';
import { listAnswers } from './answers-sql.ts';
import { EVERYDAY_WORDS } from './everyday-words.ts';
import { countByGroup, countReached, listBoard, listForMe, listOfPerson } from './list-sql.ts';
import { factsOf, presentCard, presentCounts, presentNotice, type Reader } from './present.ts';
import { findPublicBank } from './public-sql.ts';
import { URGENT_DAYS, viewOf } from './rules.ts';
import { findNotice, type NoticeRow } from './sql.ts';

/** What somebody did for others within this many days shows that they can. */
export const DONE_DAYS = 730;
/** A person has few open ones; older ones that are over are left out. */
const OWN_MAX = 100;

/** The open notices that the reader may see. */
export function readBoard(call: Call<'listNotices'>): Promise<Page<NoticeCard>> {
  const { db, now, today, actor, query, locale } = call;
  const { where = 'all', q = '' } = query;
  const values = {
    ...pageValues(query),
    readerId: actor.personId,
    ownBankId: where === 'friends' ? null : actor.bankId,
    friendsOfBankId: where === 'bank' ? null : actor.bankId,
    kind: query.kind ?? null,
    groupId: query.group ?? null,
    activityId: query.activity ?? null,
    neededUntil: query.urgent ? dayAfter(today, URGENT_DAYS) : null,
    forMe: query.forMe ?? false,
    since: dayAfter(today, -DONE_DAYS),
    search: q === '' ? null : containsPattern(q),
    searchedActivities: q === '' ? [] : meantActivities(q, ...EVERYDAY_WORDS),
    soonest: query.sort === 'soon',
  };
  return readPage(db, listBoard(locale), values, (row) => presentCard(row, actor, now));
}

/** The first of the requests that the reader may help with, but for those that they were asked for since a moment. */
export async function readForMe(
  { db, now, today, actor, locale }: ReadCall,
  { askedAfter, most }: { askedAfter: Date; most: number },
): Promise<NoticeCard[]> {
  const { personId: readerId, bankId } = actor;
  const since = dayAfter(today, -DONE_DAYS);
  const rows = await db.rows(listForMe(locale), { readerId, bankId, since, askedAfter, most });
  return rows.map((row) => presentCard(row, actor, now));
}

/** How many notices the reader may see, by group. */
export async function readCounts(call: Call<'countNotices'>): Promise<NoticeCounts> {
  const { db, today, actor, locale } = call;
  const { personId: readerId, bankId } = actor;
  const since = dayAfter(today, -DONE_DAYS);
  const rows = await db.rows(countByGroup(locale), { readerId, bankId, since });
  const reached = await db.first(countReached, { bankId });
  return presentCounts(rows, reached, await isPublic(db, bankId));
}

/** Whether everybody may read what is on the board of a bank for its friends. */
async function isPublic(db: Queryable, id: number): Promise<boolean> {
  return (await db.first(findPublicBank, { id })) !== undefined;
}

/** The reader's own notices in their bank, in every state. */
export async function readOwnNotices(call: Call<'listOwnNotices'>): Promise<NoticeCard[]> {
  const { db, now, actor, locale } = call;
  const { personId, bankId } = actor;
  const rows = await db.rows(listOfPerson(locale), { personId, bankId, most: OWN_MAX });
  return rows.map((row) => presentCard(row, actor, now));
}

/**
 * One notice, with its course: for its author and its desk that which came furthest, for anybody else the
 * one that they take part in.
 */
export async function readNotice(call: Call<'readNotice'>): Promise<NoticePage> {
  const { id } = call.params;
  const row = await findRow(call, id);
  const notice = await noticeOf(call, row);
  const view = viewOf(factsOf(row, call.actor));
  const seesAll = view === 'author' || view === 'desk';
  return { ...notice, course: (await courseFrom(call, { step: 'notice', id, seesAll })) ?? null };
}

/** A notice as the caller may see it. @throws Refusal `not-found`, also for what they may not see */
export async function noticeFor(call: ReadCall<Reader>, noticeId: number): Promise<Notice> {
  return noticeOf(call, await findRow(call, noticeId));
}

async function noticeOf(call: ReadCall<Reader>, row: NoticeRow): Promise<Notice> {
  const { db, actor } = call;
  const view = viewOf(factsOf(row, actor));
  if (!view) throw new Refusal('not-found');
  const readsAnswers = view === 'author' || view === 'desk';
  const answers = readsAnswers ? await db.rows(listAnswers, { noticeId: row.id }) : [];
  const own = await ownBandFor(call, row, answers);
  return presentNotice(row, answers, actor, { moment: onWall(call), own });
}

/** Where the account of who looks for help stands; undefined where no answer waits with a day. */
export async function ownBandFor(
  reading: Reading,
  { kind, person_id: personId, bank_id: bankId }: NoticeRow,
  answers: readonly { state: AnswerState; days: readonly unknown[] }[],
): Promise<OwnBand | undefined> {
  const waits = answers.some(({ state, days }) => state === 'open' && days.length > 0);
  return kind === 'request' && waits ? readOwnBand(reading, { personId, bankId }) : undefined;
}

/** A notice as it stands to the caller, whether or not they may see it. @throws Refusal `not-found` for none */
export async function findRow(
  { db, actor, locale }: ReadCall<Reader>,
  id: number,
): Promise<NoticeRow> {
  const values = { id, readerId: actor.personId, bankId: actor.bankId };
  const row = await db.first(findNotice(locale), values);
  if (!row) throw new Refusal('not-found');
  return row;
}
