/** Reading the board, one's own notices, and one notice (specification §20). */
import type { QueryOf } from '#contract/endpoints.ts';
import { DE } from '#contract/everyday-words/de.ts';
import { EN } from '#contract/everyday-words/en.ts';
import { IT } from '#contract/everyday-words/it.ts';
import type { Locale } from '#contract/locales.ts';
import { meantActivities } from '#contract/meant-activities.ts';
import type { Notice, NoticeCard, NoticeCounts } from '#contract/notices.ts';
import { dayAfter } from '#contract/time.ts';
import type { Deps } from '#server/deps.ts';
import type { SignedInMember } from '#server/modules/accounts/signed-in.ts';
import type { Queryable } from '#server/platform/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { containsPattern, type Page, pageValues, readPage } from '#server/platform/paging.ts';
import { listAnswers } from './answers-sql.ts';
import { countByGroup, countReached, listBoard, listOfPerson } from './list-sql.ts';
import { factsOf, presentCard, presentCounts, presentNotice, type Reader } from './present.ts';
import { findPublicBank } from './public-sql.ts';
import { URGENT_DAYS, viewOf } from './rules.ts';
import { findNotice, type NoticeRow } from './sql.ts';

/** What somebody did for others within this many days shows that they can. */
export const DONE_DAYS = 730;
/** A person has few open ones; older ones that are over are left out. */
const OWN_MAX = 100;

/** The open notices that the reader may see. */
export function readBoard(
  { database, clock }: Deps,
  actor: SignedInMember,
  query: QueryOf<'listNotices'>,
  locale: Locale,
): Promise<Page<NoticeCard>> {
  const { where = 'all', q = '' } = query;
  const today = clock.today();
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
    searchedActivities: q === '' ? [] : meantActivities(q, IT, EN, DE),
    soonest: query.sort === 'soon',
  };
  const now = clock.now();
  return readPage(database, listBoard(locale), values, (row) => presentCard(row, actor, now));
}

/** How many notices the reader may see, by group. */
export async function readCounts(
  { database, clock }: Deps,
  { personId: readerId, bankId }: SignedInMember,
  locale: Locale,
): Promise<NoticeCounts> {
  const since = dayAfter(clock.today(), -DONE_DAYS);
  const rows = await database.rows(countByGroup(locale), { readerId, bankId, since });
  const reached = await database.first(countReached, { bankId });
  return presentCounts(rows, reached, await isPublic(database, bankId));
}

/** Whether everybody may read what is on the board of a bank for its friends. */
async function isPublic(database: Queryable, id: number): Promise<boolean> {
  return (await database.first(findPublicBank, { id })) !== undefined;
}

/** The reader's own notices in their bank, in every state. */
export async function readOwnNotices(
  { database, clock }: Deps,
  actor: SignedInMember,
  locale: Locale,
): Promise<NoticeCard[]> {
  const { personId, bankId } = actor;
  const rows = await database.rows(listOfPerson(locale), { personId, bankId, most: OWN_MAX });
  return rows.map((row) => presentCard(row, actor, clock.now()));
}

/** One notice. @throws Refusal `not-found`, also for what the reader may not see */
export async function readNotice(
  deps: Pick<Deps, 'clock'> & { database: Queryable },
  actor: Reader,
  id: number,
  locale: Locale,
): Promise<Notice> {
  const row = await findRow(deps.database, actor, id, locale);
  const view = viewOf(factsOf(row, actor));
  if (!view) throw new Refusal('not-found');
  const readsAnswers = view === 'author' || view === 'desk';
  const answers = readsAnswers ? await deps.database.rows(listAnswers, { noticeId: id }) : [];
  return presentNotice(row, answers, actor, deps.clock.now());
}

/** A notice as it stands to a reader, whether or not they may see it. @throws Refusal `not-found` for none */
export async function findRow(
  queryable: Queryable,
  { personId: readerId, bankId }: Pick<Reader, 'personId' | 'bankId'>,
  id: number,
  locale: Locale,
): Promise<NoticeRow> {
  const row = await queryable.first(findNotice(locale), { id, readerId, bankId });
  if (!row) throw new Refusal('not-found');
  return row;
}
