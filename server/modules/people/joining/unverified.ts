/** People who chose a bank and never verified their address, as its administrators help them. */
import type { Unverified } from '#contract/people/joining.ts';
import type { Call } from '#server/call.ts';
import { presentName } from '#server/modules/people/accounts/present.ts';
import { audit } from '#server/modules/running/audit/write.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { listingOf, type Page, readPage, searchValues } from '#server/platform/paging.ts';
import { assertMailWait, sendVerification } from './registration.ts';
import { deletePerson, listUnverified, lockChooser } from './sql.ts';

/** The longest waiting first unless asked otherwise. */
export function readUnverified({
  db,
  actor: { bankId },
  query,
}: Call<'listUnverified'>): Promise<Page<Unverified>> {
  const list = listUnverified(listingOf(query, 'registeredAt'));
  const values = { ...searchValues(query), bankId };
  return readPage(db, list, values, (row) => ({
    ...presentName(row),
    email: row.email,
    phone: row.phone,
    registeredAt: row.created_at.toISOString(),
  }));
}

/** Sends the link again. */
export async function resendToUnverified(call: Call<'resendToUnverified'>): Promise<void> {
  const { db, now, actor } = call;
  const { personId: actorId, bankId } = actor;
  const person = await lockUnverified(call);
  await assertMailWait(call, person.id);
  await sendVerification(call, person);
  await audit(db, now, 'verification-resent', { actorId, personId: person.id, bankId });
}

/** Deletes somebody who was never verified, with all that is theirs. */
export async function deleteUnverified(call: Call<'deleteUnverified'>): Promise<void> {
  const { db, now, actor } = call;
  const { personId: actorId, bankId } = actor;
  const { id } = await lockUnverified(call);
  await db.count(deletePerson, { id });
  await audit(db, now, 'unverified-deleted', { actorId, personId: id, bankId });
}

/** @throws Refusal `not-found` or `already-verified` */
async function lockUnverified({
  db,
  actor: { bankId },
  params: { id },
}: Call<'resendToUnverified' | 'deleteUnverified'>): Promise<{ id: number; email: string }> {
  const person = await db.first(lockChooser, { id, bankId });
  if (!person) throw new Refusal('not-found');
  if (person.email_verified_at !== null) throw new Refusal('already-verified');
  return person;
}
