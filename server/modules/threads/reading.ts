/** Reading one's conversations (specification §21); nobody reads those of others. */
import type { QueryOf } from '#contract/endpoints.ts';
import { COPIED_MESSAGES_MAX, MESSAGES_PAGE } from '#contract/limits.ts';
import type { Locale } from '#contract/locales.ts';
import type { Thread, ThreadCard } from '#contract/threads.ts';
import type { Deps } from '#server/deps.ts';
import type { SignedInMember } from '#server/modules/accounts/signed-in.ts';
import type { Queryable } from '#server/platform/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { type Page, pageValues, readPage } from '#server/platform/paging.ts';
import { copyMessages, countUnread, listThreads } from './list-sql.ts';
import { presentCard, presentThread, type ThreadRow } from './present.ts';
import { findThread, listMessages, markRead } from './sql.ts';
import { copyText } from './texts.ts';

/** The reader's conversations, the latest first. */
export function readThreads(
  { database }: Deps,
  { personId: readerId, bankId }: SignedInMember,
  query: QueryOf<'listThreads'>,
): Promise<Page<ThreadCard>> {
  return readPage(database, listThreads, { ...pageValues(query), readerId, bankId }, presentCard);
}

/** In how many of them something is new. */
export async function readUnread({ database }: Deps, { personId }: SignedInMember) {
  const counted = await database.first(countUnread, { personId });
  return { threads: counted?.threads ?? 0 };
}

/** A conversation with a page of its messages. @throws Refusal `not-found`, also for that of others */
export async function readThread(
  { database }: Deps,
  actor: SignedInMember,
  id: number,
  { before }: QueryOf<'readThread'>,
): Promise<Thread> {
  const row = await findRow(database, actor, id);
  const messages = await database.rows(listMessages, {
    threadId: id,
    readerId: actor.personId,
    before: before ?? null,
    most: MESSAGES_PAGE + 1,
  });
  return presentThread(row, messages, MESSAGES_PAGE);
}

/** A conversation as it stands to one of its two. @throws Refusal `not-found` for everybody else */
export async function findRow(
  queryable: Queryable,
  { personId: readerId, bankId }: Pick<SignedInMember, 'personId' | 'bankId'>,
  id: number,
): Promise<ThreadRow> {
  const row = await queryable.first(findThread, { id, readerId, bankId });
  if (!row) throw new Refusal('not-found');
  return row;
}

/** The reader has read up to a message. @throws Refusal `not-found` */
export async function markThreadRead(
  { database }: Deps,
  { personId }: SignedInMember,
  threadId: number,
  readTo: number,
): Promise<void> {
  const marked = await database.first(markRead, { threadId, personId, readTo });
  if (!marked) throw new Refusal('not-found');
}

/** Everything that the reader can see of their conversations, as a text to keep. */
export async function copyThreads(
  { database, config }: Deps,
  { personId: readerId, bankId }: SignedInMember,
  locale: Locale,
): Promise<string> {
  const values = { readerId, bankId, most: COPIED_MESSAGES_MAX };
  const rows = await database.rows(copyMessages, values);
  return copyText(rows, { locale, timeZone: config.timeZone });
}
