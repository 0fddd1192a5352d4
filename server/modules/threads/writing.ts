/** Writing to another member (specification §21): who may, how often, and taking it back. */
import { MESSAGES_AN_HOUR, THREADS_A_DAY } from '#contract/limits.ts';
import {
  type NewMessage,
  type NewThread,
  type Sent,
  sentSchema,
  type ThreadPartner,
} from '#contract/threads.ts';
import type { Deps } from '#server/deps.ts';
import type { SignedInMember } from '#server/modules/accounts/signed-in.ts';
import { lockActiveMembers } from '#server/modules/exchanges/sql.ts';
import { withIdempotencyKey } from '#server/modules/guards/idempotency.ts';
import { enqueueEvent } from '#server/modules/outbox/enqueue.ts';
import { type Clock, daysAfter, minutesAfter } from '#server/platform/clock.ts';
import type { Queryable, Transaction } from '#server/platform/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { findPartner } from './people-sql.ts';
import { factsOf, type PartnerRow, presentPartner } from './present.ts';
import { findRow } from './reading.ts';
import { writeRefusal } from './rules.ts';
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

interface Wanted {
  otherId: number;
  noticeId: number | null;
}

/**
 * Somebody to whom the reader may write, and their conversation so far.
 * @throws Refusal `not-found`, `reached-by-desk`, `friend-needs-reason`, `contact-through-desk`,
 *   `person-blocked`
 */
export async function readThreadPartner(
  { database }: Deps,
  actor: SignedInMember,
  wanted: Wanted,
): Promise<ThreadPartner> {
  return presentPartner(await partnerFor(database, actor, wanted), actor.bankId);
}

/**
 * Writes to somebody, in the conversation that the two have about that notice or about nothing in
 * particular. The same key and text have one effect and one answer.
 * @throws Refusal as `readThreadPartner`, `too-many-threads`, `too-many-messages`,
 *   `idempotency-key-reused`
 */
export function startThread(
  { database, clock }: Deps,
  actor: SignedInMember,
  form: NewThread,
  key: string | undefined,
): Promise<Sent> {
  const { personId } = actor;
  const { toPerson: otherId, noticeId = null, text } = form;
  const intention = { personId, key, request: ['start', otherId, noticeId, text] };
  return withIdempotencyKey(database, clock, intention, readSent, async (transaction) => {
    const now = clock.now();
    const partner = await partnerFor(transaction, actor, { otherId, noticeId });
    await lockBoth(transaction, actor, { personId: otherId, bankId: partner.bank_id }, 'not-found');
    const begun = await countOf(transaction, personId, now);
    const thread = await transaction.first(start, { personId, otherId, noticeId, now });
    if (!thread) throw new Error('a conversation is made or found');
    if (thread.is_new) {
      if (begun.threads >= THREADS_A_DAY) throw new Refusal('too-many-threads');
      await transaction.count(insertPeople, {
        threadId: thread.id,
        personIds: [personId, otherId],
      });
    }
    const keptBack = partner.is_kept_back;
    return writeIn(transaction, { threadId: thread.id, personId, text, keptBack, now });
  });
}

/**
 * Writes in a conversation of the writer's.
 * @throws Refusal `not-found`, `person-blocked`, `thread-over`, `too-many-messages`,
 *   `idempotency-key-reused`
 */
export function sendMessage(
  { database, clock }: Deps,
  actor: SignedInMember,
  { threadId, text }: { threadId: number } & NewMessage,
  key: string | undefined,
): Promise<Sent> {
  const { personId } = actor;
  const intention = { personId, key, request: ['send', threadId, text] };
  return withIdempotencyKey(database, clock, intention, readSent, (transaction) =>
    sendWithin({ transaction, clock }, actor, { threadId, text }),
  );
}

/** The same within a transaction, without a session. @throws Refusal as `sendMessage` */
export async function sendWithin(
  { transaction, clock }: { transaction: Transaction; clock: Clock },
  actor: Member,
  { threadId, text }: { threadId: number } & NewMessage,
): Promise<Sent> {
  const now = clock.now();
  const { personId } = actor;
  const row = await findRow(transaction, actor, threadId);
  if (row.is_blocked) throw new Refusal('person-blocked');
  if (row.bank_id === null) throw new Refusal('thread-over');
  const other = { personId: row.person_id, bankId: row.bank_id };
  await lockBoth(transaction, actor, other, 'thread-over');
  await countOf(transaction, personId, now);
  await transaction.first(lockThread, { id: threadId });
  return writeIn(transaction, { threadId, personId, text, keptBack: row.is_kept_back, now });
}

/** Takes an own message back; once more changes nothing. @throws Refusal `not-found` */
export function withdrawMessage(
  { database, clock }: Deps,
  { personId }: SignedInMember,
  id: number,
): Promise<void> {
  return database.transaction(async (transaction) => {
    const now = clock.now();
    const message = await transaction.first(findOwnMessage, { id, personId });
    if (!message) throw new Refusal('not-found');
    const isFirst = await transaction.first(withdraw, { id, now });
    if (!isFirst || message.kept_back) return;
    await enqueueEvent(transaction, 'thread-changed', { threadId: message.thread_id }, now);
  });
}

/** What was kept of an earlier answer. */
const readSent = (kept: unknown) => sentSchema.parse(kept);

async function partnerFor(
  queryable: Queryable,
  { personId: readerId, bankId }: SignedInMember,
  { otherId, noticeId }: Wanted,
): Promise<PartnerRow> {
  if (otherId === readerId) throw new Refusal('not-found');
  const row = await queryable.first(findPartner, { readerId, bankId, otherId, noticeId });
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
  transaction: Transaction,
  writer: Member,
  other: Member,
  otherwise: 'not-found' | 'thread-over',
): Promise<void> {
  const both = await transaction.rows(lockActiveMembers, {
    personIds: [writer.personId, other.personId],
    bankIds: [writer.bankId, other.bankId],
  });
  if (both.length < 2) throw new Refusal(otherwise);
}

/** What they wrote lately; others of their messages wait. @throws Refusal `too-many-messages` */
async function countOf(transaction: Transaction, personId: number, now: Date) {
  await transaction.first(lockWriter, { personId });
  const hourAgo = minutesAfter(now, -60);
  const written = await transaction.first(countWritten, {
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
async function writeIn(transaction: Transaction, written: Written): Promise<Sent> {
  const { threadId, keptBack, now } = written;
  const message = await transaction.first(insertMessage, written);
  if (!message) throw new Error('a message was written');
  if (!keptBack) await enqueueEvent(transaction, 'thread-changed', { threadId }, now);
  return { threadId, messageId: message.id };
}
