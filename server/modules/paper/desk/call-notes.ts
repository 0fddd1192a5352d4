/** What was said in the last phone call of a member: one sentence, kept for a year. */
import type { CallNote } from '#contract/paper/desk.ts';
import { personName } from '#contract/person-name.ts';
import type { Call } from '#server/call.ts';
import { memberIn } from '#server/modules/people/members/reading.ts';
import type { Queryable } from '#server/platform/database.ts';
import { findCallNote, writeCallNote as write } from './notes-sql.ts';

/** The note of a member's last call, null when there is none. */
export async function readCallNote({
  db,
  actor: { bankId },
  params: { id: personId },
}: Call<'readCallNote'>): Promise<CallNote | null> {
  await memberIn(db, bankId, personId);
  return findNote(db, personId, bankId);
}

/** Writes the note of a call, in the place of the one before. */
export async function writeCallNote({
  db,
  now,
  actor: { bankId, personId: by },
  params: { id: personId },
  body: { note },
}: Call<'writeCallNote'>): Promise<CallNote> {
  await memberIn(db, bankId, personId);
  await db.count(write, { bankId, personId, note, by, now });
  const written = await findNote(db, personId, bankId);
  if (!written) throw new Error('a note that was written can be read');
  return written;
}

async function findNote(queryable: Queryable, personId: number, bankId: number) {
  const row = await queryable.first(findCallNote, { personId, bankId });
  return row
    ? { note: row.note, calledAt: row.called_at.toISOString(), by: personName(row) }
    : null;
}
