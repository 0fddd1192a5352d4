/** What the desk has written about a member: only the administrators of the bank read it. */
import type { MemberNote } from '#contract/paper/desk.ts';
import { personName } from '#contract/person-name.ts';
import type { Call } from '#server/call.ts';
import { memberIn } from '#server/modules/people/members/reading.ts';
import type { Queryable } from '#server/platform/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import {
  deleteMemberNote,
  findMemberNote,
  insertMemberNote,
  type OfNote,
  updateMemberNote,
} from './notes-sql.ts';

/** The note on a member, null when there is none. */
export async function readMemberNote({
  db,
  actor: { bankId },
  params: { id: personId },
}: Call<'readMemberNote'>): Promise<MemberNote | null> {
  await memberIn(db, bankId, personId);
  return findNote(db, personId, bankId);
}

/**
 * Writes the note on a member in the place of the one that the writer has seen; an empty one takes it
 * away. @throws Refusal `seen-outdated` when somebody else has written meanwhile
 */
export async function writeMemberNote({
  db,
  now,
  actor: { bankId, personId: by },
  params: { id: personId },
  body: { note, seen },
}: Call<'writeMemberNote'>): Promise<MemberNote | null> {
  await memberIn(db, bankId, personId);
  if (note !== seen) {
    const written = await writeNote(db, { bankId, personId, note, seen, by, now });
    if (written === 0) throw new Refusal('seen-outdated');
  }
  return findNote(db, personId, bankId);
}

function writeNote(db: Queryable, values: OfNote): Promise<number> {
  if (values.seen === '') return db.count(insertMemberNote, values);
  return values.note === ''
    ? db.count(deleteMemberNote, values)
    : db.count(updateMemberNote, values);
}

async function findNote(queryable: Queryable, personId: number, bankId: number) {
  const row = await queryable.first(findMemberNote, { personId, bankId });
  return row ? { note: row.note, notedAt: row.noted_at.toISOString(), by: personName(row) } : null;
}
