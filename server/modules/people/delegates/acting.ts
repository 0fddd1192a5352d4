/** A call that a person of trust makes for a member (specification §12). */
import type { Deps } from '#server/deps.ts';
import type { SignedIn, SignedInMember } from '#server/modules/people/accounts/signed-in.ts';
import { findPrincipal } from './sql.ts';

/**
 * The member for whom somebody acts, as who makes the call: an administrator has no more rights than
 * others while a person of trust acts for them.
 * @returns undefined when they do not act for that person, or no more
 */
export async function actFor(
  { database }: Deps,
  delegate: SignedIn,
  personId: number,
): Promise<SignedInMember | undefined> {
  const delegateId = delegate.personId;
  const row = await database.first(findPrincipal, { delegateId, personId });
  if (row === undefined || delegate.status !== 'normal') return undefined;
  return {
    ...delegate,
    status: 'normal',
    role: 'USER',
    portalAdmin: false,
    closedDesks: [],
    personId: row.id,
    name: row.name,
    surname: row.surname,
    fullName: row.full_name,
    bankId: row.bank_id,
    delegateId,
  };
}
