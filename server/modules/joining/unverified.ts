/** People who chose a bank and never verified their address, as its administrators help them. */
import type { QueryOf } from '#contract/endpoints.ts';
import type { Unverified } from '#contract/joining.ts';
import type { Deps } from '#server/deps.ts';
import { presentName } from '#server/modules/accounts/present.ts';
import type { SignedInMember } from '#server/modules/accounts/signed-in.ts';
import { audit } from '#server/modules/audit/write.ts';
import type { Transaction } from '#server/platform/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { listingOf, type Page, readPage, searchValues } from '#server/platform/paging.ts';
import { assertMailWait, sendVerification } from './registration.ts';
import { deletePerson, listUnverified, lockChooser } from './sql.ts';

/** The longest waiting first unless asked otherwise. */
export function readUnverified(
  { database }: Deps,
  admin: SignedInMember,
  query: QueryOf<'listUnverified'>,
): Promise<Page<Unverified>> {
  const list = listUnverified(listingOf(query, 'registeredAt'));
  const values = { ...searchValues(query), bankId: admin.bankId };
  return readPage(database, list, values, (row) => ({
    ...presentName(row),
    email: row.email,
    phone: row.phone,
    registeredAt: row.created_at.toISOString(),
  }));
}

/** Sends the link again. @throws Refusal `not-found`, `already-verified` or `mail-too-soon` */
export async function resendToUnverified(
  deps: Deps,
  admin: SignedInMember,
  personId: number,
): Promise<void> {
  await deps.database.transaction(async (transaction) => {
    const person = await lockUnverified(transaction, admin, personId);
    await assertMailWait(deps, transaction, personId);
    await sendVerification(deps, transaction, person);
    await audit(transaction, deps.clock.now(), 'verification-resent', {
      actorId: admin.personId,
      personId,
      bankId: admin.bankId,
    });
  });
}

/** Deletes somebody who was never verified, with all that is theirs. @throws Refusal as above */
export async function deleteUnverified(
  deps: Deps,
  admin: SignedInMember,
  personId: number,
): Promise<void> {
  await deps.database.transaction(async (transaction) => {
    await lockUnverified(transaction, admin, personId);
    await transaction.count(deletePerson, { id: personId });
    await audit(transaction, deps.clock.now(), 'unverified-deleted', {
      actorId: admin.personId,
      personId,
      bankId: admin.bankId,
    });
  });
}

async function lockUnverified(
  transaction: Transaction,
  { bankId }: SignedInMember,
  id: number,
): Promise<{ id: number; email: string }> {
  const person = await transaction.first(lockChooser, { id, bankId });
  if (!person) throw new Refusal('not-found');
  if (person.email_verified_at !== null) throw new Refusal('already-verified');
  return person;
}
