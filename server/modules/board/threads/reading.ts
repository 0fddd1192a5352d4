/** Reading one's conversations (specification §21); nobody reads those of others. */

import type { Thread, ThreadCard } from '#contract/board/threads.ts';
import { COPIED_MESSAGES_MAX, MESSAGES_PAGE } from '#contract/limits.ts';
import type { Call, ReadCall } from '#server/call.ts';
import type { SignedInMember } from '#server/modules/people/accounts/signed-in.ts';
import type { Queryable } from '#server/platform/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { type Page, pageValues, readPage } from '#server/platform/paging.ts';
import { copyText } from './copy-text.ts';
import { copyMessages, countUnread, listThreads } from './list-sql.ts';
import { presentCard, presentThread, type ThreadRow } from './present.ts';
import { findThread, listMessages, markRead } from './sql.ts';

/** The reader's conversations, the latest first. */
export function readThreads({ db, actor, query }: Call<'listThreads'>): Promise<Page<ThreadCard>> {
  const { personId: readerId, bankId } = actor;
  return readPage(db, listThreads, { ...pageValues(query), readerId, bankId }, presentCard);
}

/** In how many of them something is new. */
export async function unreadThreads({ db, actor: { personId } }: ReadCall): Promise<number> {
  const counted = await db.first(countUnread, { personId });
  return counted?.threads ?? 0;
}

/** A conversation with a page of its messages. */
export async function readThread(call: Call<'readThread'>): Promise<Thread> {
  const { db, now, actor, params, query } = call;
  const row = await findRow(db, actor, params.id);
  const messages = await db.rows(listMessages, {
    threadId: params.id,
    readerId: actor.personId,
    before: query.before ?? null,
    most: MESSAGES_PAGE + 1,
  });
  return presentThread(row, messages, { pageSize: MESSAGES_PAGE, now });
}

/** A conversation as it stands to one of its two. @throws Refusal `not-found` for everybody else */
export async function findRow(
  db: Queryable,
  { personId: readerId, bankId }: Pick<SignedInMember, 'personId' | 'bankId'>,
  id: number,
): Promise<ThreadRow> {
  const row = await db.first(findThread, { id, readerId, bankId });
  if (!row) throw new Refusal('not-found');
  return row;
}

/** The reader has read up to a message. */
export async function markThreadRead(call: Call<'markThreadRead'>): Promise<void> {
  const { db, actor, params, body } = call;
  const read = { threadId: params.id, personId: actor.personId, readTo: body.readTo };
  if (!(await db.first(markRead, read))) throw new Refusal('not-found');
}

/** Everything that the reader can see of their conversations, as a text to keep. */
export async function copyThreads({
  db,
  actor: { personId: readerId, bankId },
  config: { timeZone },
  locale,
}: Call<'copyThreads'>): Promise<string> {
  const rows = await db.rows(copyMessages, { readerId, bankId, most: COPIED_MESSAGES_MAX });
  return copyText(rows, { locale, timeZone });
}
