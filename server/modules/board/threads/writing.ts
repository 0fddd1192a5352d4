/** Writing to another member (specification §21): who may, how often, and taking it back. */

import type { Sent, ThreadPartner } from '#contract/board/threads.ts';
import { MESSAGES_AN_HOUR, THREADS_A_DAY } from '#contract/limits.ts';
import { daysAfter, minutesAfter } from '#contract/time.ts';
import type { Call } from '#server/call.ts';
import { lockActiveMembers } from '#server/modules/hours/exchanges/sql.ts';
import type { SignedInMember } from '#server/modules/people/accounts/signed-in.ts';
import { assertOpen } from '#server/modules/running/guards/open-rooms.ts';
import { enqueueEvent } from '#server/modules/sending/outbox/enqueue.ts';
import type { Queryable, Transaction } from '#server/platform/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { findPartner } from './people-sql.ts';
import { factsOf, type PartnerRow, presentPartner } from './present.ts';
import { findRow } from './reading.ts';
import { mayWithdraw, writeRefusal } from './rules.ts';
import {
  countWritten,
  findOwnMessage,
  insertMessage,
  insertPeople,
  lockThread,
  lockWriter,
  startThread as start,
  withdrawMessage as withdraw,
} from './sql.ts';

/** Somebody to whom the reader may write, and their conversation so far. */
export async function readThreadPartner(call: Call<'readThreadPartner'>): Promise<ThreadPartner> {
  const { db, actor, query } = call;
  const { person: otherId, notice: noticeId = null } = query;
  return presentPartner(await partnerFor(db, actor, { otherId, noticeId }), actor.bankId);
}

/**
 * Writes to somebody, in the conversation that the two have about that notice or about nothing in
 * particular.
 */
export async function startThread(call: Call<'startThread'>): Promise<Sent> {
  const { db, now, actor, body } = call;
  const { personId } = actor;
  const { toPerson: otherId, noticeId = null, text } = body;
  const partner = await partnerFor(db, actor, { otherId, noticeId });
  await assertOpen(db, partner.bank_id, 'messages');
  await lockBoth(db, actor, { personId: otherId, bankId: partner.bank_id }, 'not-found');
  const begun = await countOf(db, personId, now);
  const thread = await db.first(start, { personId, otherId, noticeId, now });
  if (!thread) throw new Error('a conversation is made or found');
  if (thread.is_new) {
    if (begun.threads >= THREADS_A_DAY) throw new Refusal('too-many-threads');
    await db.count(insertPeople, { threadId: thread.id, personIds: [personId, otherId] });
  }
  const keptBack = partner.is_kept_back;
  return writeIn(db, { threadId: thread.id, personId, text, keptBack, now });
}

/** What is needed to write in a conversation, also without a session: from the link of a letter. */
interface Sending extends Pick<Call<'sendMessage'>, 'db' | 'now' | 'params' | 'body'> {
  actor: Member;
}

/**
 * Writes in a conversation of the writer's, where the banks of both have conversations.
 * @throws Refusal `not-found`, `room-closed`, `person-blocked`, `thread-over`, `reached-by-desk`,
 *   `too-many-messages`
 */
export async function sendMessage({ db, now, actor, params, body }: Sending): Promise<Sent> {
  const { personId } = actor;
  const { id: threadId } = params;
  const row = await findRow(db, actor, threadId);
  if (row.is_blocked) throw new Refusal('person-blocked');
  if (row.bank_id === null) throw new Refusal('thread-over');
  if (row.is_minor) throw new Refusal('reached-by-desk');
  await assertOpen(db, actor.bankId, 'messages');
  await assertOpen(db, row.bank_id, 'messages');
  const other = { personId: row.person_id, bankId: row.bank_id };
  await lockBoth(db, actor, other, 'thread-over');
  await countOf(db, personId, now);
  await db.first(lockThread, { id: threadId });
  return writeIn(db, { threadId, personId, text: body.text, keptBack: row.is_kept_back, now });
}

/**
 * Takes an own message back; once more changes nothing.
 * @throws Refusal `not-found`, `nothing-to-take-back` after a day
 */
export async function withdrawMessage(call: Call<'withdrawMessage'>): Promise<void> {
  const { db, now, actor, params } = call;
  const { id } = params;
  const message = await db.first(findOwnMessage, { id, personId: actor.personId });
  if (!message) throw new Refusal('not-found');
  if (message.withdrawn_at) return;
  if (!mayWithdraw(message.sent_at, now)) throw new Refusal('nothing-to-take-back');
  const isFirst = await db.first(withdraw, { id, now });
  if (!isFirst || message.kept_back) return;
  await enqueueEvent(db, 'thread-changed', { threadId: message.thread_id }, now);
}

async function partnerFor(
  db: Queryable,
  { personId: readerId, bankId }: SignedInMember,
  { otherId, noticeId }: { otherId: number; noticeId: number | null },
): Promise<PartnerRow> {
  if (otherId === readerId) throw new Refusal('not-found');
  const row = await db.first(findPartner, { readerId, bankId, otherId, noticeId });
  if (!row || row.notice_id !== noticeId) throw new Refusal('not-found');
  const refusal = writeRefusal(factsOf(row, bankId));
  if (refusal) throw new Refusal(refusal);
  return row;
}

interface Member {
  personId: number;
  bankId: number;
}

/** Both stay members until the message is written. */
async function lockBoth(
  db: Transaction,
  writer: Member,
  other: Member,
  otherwise: 'not-found' | 'thread-over',
): Promise<void> {
  const both = await db.rows(lockActiveMembers, {
    personIds: [writer.personId, other.personId],
    bankIds: [writer.bankId, other.bankId],
  });
  if (both.length < 2) throw new Refusal(otherwise);
}

/** What they wrote lately; others of their messages wait. @throws Refusal `too-many-messages` */
async function countOf(db: Transaction, personId: number, now: Date) {
  await db.first(lockWriter, { personId });
  const hourAgo = minutesAfter(now, -60);
  const written = await db.first(countWritten, {
    personId,
    hourAgo,
    dayAgo: daysAfter(now, -1),
  });
  if (!written || written.messages >= MESSAGES_AN_HOUR) throw new Refusal('too-many-messages');
  return written;
}

interface Written {
  threadId: number;
  personId: number;
  text: string;
  keptBack: boolean;
  now: Date;
}

/** In a locked conversation. What is kept back is news for nobody. */
async function writeIn(db: Transaction, written: Written): Promise<Sent> {
  const { threadId, keptBack, now } = written;
  const message = await db.first(insertMessage, written);
  if (!message) throw new Error('a message was written');
  if (!keptBack) await enqueueEvent(db, 'thread-changed', { threadId }, now);
  return { threadId, messageId: message.id };
}
