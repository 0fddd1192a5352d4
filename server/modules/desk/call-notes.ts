/** What was said in the last phone call of a member: one sentence, kept for a year. */
import type { CallNote } from '#contract/desk.ts';
import { personName } from '#contract/person-name.ts';
import type { Deps } from '#server/deps.ts';
import type { SignedInMember } from '#server/modules/accounts/signed-in.ts';
import type { Queryable } from '#server/platform/database.ts';
import { readMember } from './registering.ts';
import { findCallNote, writeCallNote } from './sql.ts';

/** The note of a member's last call, null when there is none. @throws Refusal `not-found` */
export async function readCallNote(
  { database }: Deps,
  { bankId }: SignedInMember,
  personId: number,
): Promise<CallNote | null> {
  await readMember(database, personId, bankId);
  return findNote(database, personId, bankId);
}

/** Writes the note of a call, in the place of the one before. @throws Refusal `not-found` */
export function noteCall(
  { database, clock }: Deps,
  { bankId, personId: by }: SignedInMember,
  personId: number,
  note: string,
): Promise<CallNote> {
  return database.transaction(async (transaction) => {
    await readMember(transaction, personId, bankId);
    const now = clock.now();
    await transaction.count(writeCallNote, { bankId, personId, note, by, now });
    const written = await findNote(transaction, personId, bankId);
    if (!written) throw new Error('a note that was written can be read');
    return written;
  });
}

async function findNote(queryable: Queryable, personId: number, bankId: number) {
  const row = await queryable.first(findCallNote, { personId, bankId });
  return row
    ? { note: row.note, calledAt: row.called_at.toISOString(), by: personName(row) }
    : null;
}
