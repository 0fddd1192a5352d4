/** Conversations that stories need ready-made, and ways to write. */
import { insertRow, type Made } from './fixture-rows.ts';
import type { TestPortal } from './portal.ts';
import { NOW, type Who } from './world.ts';

/** The other one wrote last: "Ci vediamo alle tre?" */
export async function insertThread(portal: TestPortal, one: Made, other: Made): Promise<Made> {
  const id = await insertRow(
    portal,
    `insert into thread (low_id, high_id, started_by, started_at, last_sent_at)
     values (least($1::bigint, $2::bigint), greatest($1::bigint, $2::bigint), $2, $3, $3)
     returning id`,
    [one.id, other.id, NOW],
  );
  await portal.deps.database.pool.query(
    `insert into thread_person (thread_id, person_id) select $1, unnest($2::bigint[])`,
    [id, [one.id, other.id]],
  );
  await insertMessage(portal, { id, bankId: one.bankId }, other);
  return { id, bankId: one.bankId };
}

/** In a conversation, seen by both. */
export async function insertMessage(
  portal: TestPortal,
  thread: Made,
  writer: Made,
  text = 'Ci vediamo alle tre?',
): Promise<Made> {
  const id = await insertRow(
    portal,
    `with made as (
       insert into message (thread_id, person_id, text, sent_at, kept_back)
       values ($1, $2, $3, $4, false) returning id
     ), noted as (
       update thread_person set last_message_id = made.id from made where thread_id = $1
     )
     select id from made`,
    [thread.id, writer.id, text, NOW],
  );
  return { id, bankId: thread.bankId };
}

/** Waits for the desk of the reporter's bank. */
export function insertThreadReport(
  portal: TestPortal,
  reporter: Made,
  reported: Made,
): Promise<number> {
  return insertRow(
    portal,
    `insert into thread_report (bank_id, reporter_id, reported_id, reason, text, messages, created_at)
     values ($1, $2, $3, 'other', '', '[]', $4) returning id`,
    [reporter.bankId, reporter.id, reported.id, NOW],
  );
}

/** Somebody writes to somebody. @returns what the portal answers */
export async function write(portal: TestPortal, from: Who, to: Who, text: string) {
  const caller = await portal.signIn(from);
  return caller.post('/users/threads', { toPerson: portal.world.person[to], text });
}
