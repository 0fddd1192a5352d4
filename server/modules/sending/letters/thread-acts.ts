/** What the link in a letter about messages does: one answer in the conversation (specification §21). */
import type { Act } from '#contract/sending/letters.ts';
import type { ChangeCall } from '#server/call.ts';
import { partnerName } from '#server/modules/board/threads/present.ts';
import { findThread } from '#server/modules/board/threads/sql.ts';
import { sendMessage } from '#server/modules/board/threads/writing.ts';
import { openRoomsOf } from '#server/modules/running/guards/open-rooms.ts';
import type { Queryable } from '#server/platform/database.ts';
import { Refusal, refuseFields } from '#server/platform/http/refusal.ts';

/**
 * Writes it, as the reader of the letter.
 * @throws Refusal `not-found`, `room-closed`, `person-blocked`, `thread-over`, `too-many-messages`, or no words
 */
export async function answerByLink(
  call: ChangeCall<{ personId: number; bankId: number }>,
  threadId: number,
  text: string,
): Promise<void> {
  refuseFields(text === '' ? [{ path: 'text', code: 'required' }] : []);
  await sendMessage({ ...call, params: { id: threadId }, body: { text } });
}

interface ThreadLink {
  /** Of the conversation. */
  id: number;
  person_id: number;
  bank_id: number | null;
  isUsed: boolean;
}

/**
 * To whom the answer goes, and whether it still can. Nothing of what the two wrote: anyone who has the
 * link has one letter, not the conversation. @throws Refusal `token-invalid` for one that is gone
 */
export async function presentThreadAct(
  database: Queryable,
  { id, person_id: readerId, bank_id: bankId, isUsed }: ThreadLink,
): Promise<Act> {
  const row = await database.first(findThread, { id, readerId, bankId: bankId ?? 0 });
  if (!row) throw new Refusal('token-invalid');
  const { bank_id: partnerBankId, is_blocked: isBlocked } = row;
  const isOpen =
    !isUsed &&
    bankId !== null &&
    partnerBankId !== null &&
    !isBlocked &&
    (await haveMessages(database, [bankId, partnerBankId]));
  return {
    act: 'reply-message',
    isOpen,
    thread: { id, who: partnerName(row), noticeTitle: row.notice_title },
  };
}

/** Whether each of these banks has opened conversations. */
async function haveMessages(database: Queryable, bankIds: readonly number[]): Promise<boolean> {
  const open = await Promise.all(bankIds.map((bankId) => openRoomsOf(database, bankId)));
  return open.every((rooms) => rooms.includes('messages'));
}
