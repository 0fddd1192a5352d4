/** Reading one member of a bank. */
import type { Member } from '#contract/people/members.ts';
import type { Queryable } from '#server/platform/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { RowOf } from '#server/platform/statements.ts';
import { findHolder, findMember } from './list-sql.ts';
import { presentMember } from './present.ts';

/** A member, and that they are one. @throws Refusal `not-found` */
export async function memberIn(
  db: Queryable,
  bankId: number,
  id: number,
): Promise<RowOf<typeof findMember>> {
  const row = await db.first(findMember, { id, bankId });
  if (!row) throw new Refusal('not-found');
  return row;
}

/** Who has an account in the bank, also on which nothing moves any more. @throws Refusal `not-found` */
export async function holderIn(
  db: Queryable,
  bankId: number,
  id: number,
): Promise<RowOf<typeof findHolder>> {
  const row = await db.first(findHolder, { id, bankId });
  if (!row) throw new Refusal('not-found');
  return row;
}

/** A member as the desk's lists have them. @throws Refusal `not-found` */
export async function readMember(db: Queryable, bankId: number, id: number): Promise<Member> {
  return presentMember(await memberIn(db, bankId, id));
}
