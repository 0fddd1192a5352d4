/** Thanking for an exchange, taking it back, and reporting it (specification §47). No history has a word of it. */
import type { Call } from '#server/call.ts';
import { lockActiveMembers } from '#server/modules/hours/exchanges/sql.ts';
import { enqueueEvent, takeOutWaiting } from '#server/modules/sending/outbox/enqueue.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { factsOf, findRow } from './reading.ts';
import { thanksRefusal } from './rules.ts';
import { dropThanks, emptyThanks, insertThanksReport, setMayQuote, writeThanks } from './sql.ts';

/**
 * Writes the one sentence of an exchange; who gave gets a letter of the first. The same sentence again
 * changes nothing; another one waits until this one is taken back (`already-decided`).
 */
export async function giveThanks(call: Call<'giveThanks'>): Promise<void> {
  const { db, now, actor, params, body } = call;
  const { personId, bankId } = actor;
  const row = await findRow(call, params.id);
  const refusal = thanksRefusal(factsOf(row, actor));
  if (refusal) throw new Refusal(refusal);
  if (row.text === body.text) return;
  if (row.text !== null) throw new Refusal('already-decided');
  const both = await db.rows(lockActiveMembers, {
    personIds: [personId, row.creditor_id],
    bankIds: [bankId, row.creditor_bank_id],
  });
  if (both.length < 2) throw new Refusal('thread-over');
  const written = await db.first(writeThanks, { exchangeId: params.id, text: body.text, now });
  if (!written) {
    // The same call a moment ago, or another page of theirs.
    const { text } = await findRow(call, params.id);
    if (text === body.text) return;
    throw new Refusal(text === null ? 'not-confirmed' : 'already-decided');
  }
  const { id: thanksId, giver_id: giverId, is_first: isFirst, kept_back: isKeptBack } = written;
  if (!isFirst || isKeptBack) return;
  await enqueueEvent(db, 'thanked', { thanksId, personId: giverId }, now, personId);
}

/** Takes the sentence back, and its letter while that has not left; once more changes nothing. */
export async function takeBackThanks(call: Call<'takeBackThanks'>): Promise<void> {
  const { db, now, actor, params } = call;
  const { personId: actorId } = actor;
  const taken = await db.first(emptyThanks, { exchangeId: params.id, receiverId: actorId });
  if (!taken) {
    await findRow(call, params.id);
    return;
  }
  const { id } = taken;
  const letter = await takeOutWaiting(db, 'thanked', { thanksId: id }, { actorId, now });
  if (letter) await db.count(dropThanks, { id });
}

/**
 * Agrees that the sentence is quoted on a yearly page, which the bank of who gave must have; who agreed
 * may stop at any time (specification §50). No history has it.
 */
export async function setQuoting(call: Call<'setQuoting'>): Promise<void> {
  const { db, now, actor, params, body } = call;
  const row = await findRow(call, params.id);
  if (body.mayQuote && row.is_suspended) throw new Refusal('bank-suspended');
  if (body.mayQuote && !row.has_page) throw new Refusal('room-closed');
  const about = { exchangeId: params.id, readerId: actor.personId };
  const set = await db.first(setMayQuote, { ...about, agreedAt: body.mayQuote ? now : null });
  if (!set) throw new Refusal('not-found');
}

/** Hands a sentence to the desk of who got it; it is looked after like a report of messages. */
export async function reportThanks(call: Call<'reportThanks'>): Promise<void> {
  const { db, now, actor, params, body } = call;
  const { personId: reporterId, bankId } = actor;
  const about = { exchangeId: params.id, reporterId, bankId };
  const told = await db.first(insertThanksReport, { ...about, ...body, now });
  if (!told) throw new Refusal('not-found');
}
