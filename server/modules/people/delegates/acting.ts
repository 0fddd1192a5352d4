/** A call that somebody makes for a member (specification §12, §20, §22). */
import type { SignedIn, SignedInMember } from '#server/modules/people/accounts/signed-in.ts';
import type { Queryable } from '#server/platform/database.ts';
import { findPrincipal } from './sql.ts';

/** A member as the database has them. */
interface MemberRow {
  id: number;
  name: string;
  surname: string;
  full_name: string;
  bank_id: number;
}

/** Who makes a call as a member: an administrator has no more rights than others while they do. */
export function asMember(caller: SignedIn, row: MemberRow): SignedInMember {
  return {
    ...caller,
    status: 'normal',
    role: 'USER',
    portalAdmin: false,
    closedDesks: [],
    personId: row.id,
    name: row.name,
    surname: row.surname,
    fullName: row.full_name,
    bankId: row.bank_id,
  };
}

/**
 * The member for whom somebody acts, as who makes the call; for some calls a body alone (specification §51).
 * @returns undefined when they do not act for that person, or no more
 */
export async function actFor(
  db: Queryable,
  delegate: SignedIn,
  personId: number,
  { bodiesOnly }: { bodiesOnly: boolean },
): Promise<SignedInMember | undefined> {
  const delegateId = delegate.personId;
  const row = await db.first(findPrincipal, { delegateId, personId });
  if (row === undefined || delegate.status !== 'normal' || delegate.isMinor) return undefined;
  if (bodiesOnly && !row.is_body) return undefined;
  return { ...asMember(delegate, row), delegateId };
}

/** Whether who makes a call does so as the referent of a body (specification §51). */
export const actsForBody = ({
  personId,
  delegateId,
  represents,
}: Pick<SignedInMember, 'personId' | 'delegateId' | 'represents'>): boolean =>
  delegateId !== undefined && represents?.includes(personId) === true;
