/** What is asked of somebody's age (specification §52): before they join, and before they get an office. */
import { isYounger } from '#contract/people/ages.ts';
import type { Queryable } from '#server/platform/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { isChild } from './rules.ts';
import { findBirthDate, findLeastAge, findMinor } from './sql.ts';

interface Asked {
  bankId: number;
  /** `yyyy-MM-dd`; null or empty where nobody knows it. */
  birthDate: string | null;
  today: string;
}

/** Whether somebody is, or would be, a member below the age that a bank asks for. */
export async function isBelow(
  db: Queryable,
  { bankId, birthDate, today }: Asked,
): Promise<boolean> {
  const least = await db.first(findLeastAge, { bankId });
  return least !== undefined && isYounger(birthDate, least.age, today);
}

/**
 * Nobody below the age that a bank asks for becomes a member by themselves, and nobody of whom it is not
 * known.
 * @throws Refusal `too-young`, `birth-date-missing`, with the telephone of the desk
 */
export async function assertMayJoin(
  db: Queryable,
  { bankId, birthDate, today }: Asked,
): Promise<void> {
  const least = await db.first(findLeastAge, { bankId });
  if (!least || least.age === 0) return;
  const giver = { phone: least.phone, names: [] };
  if (!birthDate) throw new Refusal('birth-date-missing', { giver });
  if (isYounger(birthDate, least.age, today)) throw new Refusal('too-young', { giver });
}

/** The same of somebody whom the portal knows. @throws Refusal as `assertMayJoin` */
export async function assertPersonMayJoin(
  db: Queryable,
  of: { personId: number; bankId: number; today: string },
): Promise<void> {
  const person = await db.first(findBirthDate, { personId: of.personId });
  await assertMayJoin(db, { ...of, birthDate: person?.birth_date ?? null });
}

/** Who acts for others, accompanies them or has the desk is of that age. @throws Refusal `office-for-adults` */
export async function assertMayHaveOffice(
  db: Queryable,
  { personId, today }: { personId: number; today: string },
): Promise<void> {
  const row = await db.first(findMinor, { personId });
  if (row && row.minor_until > today) throw new Refusal('office-for-adults');
}

/**
 * Below fourteen, and below the age that their bank asks for, nobody signs in.
 * @throws Refusal `too-young`, with the telephone of the desk
 */
export async function assertMayHaveLogin(
  db: Queryable,
  { personId, today }: { personId: number; today: string },
): Promise<void> {
  const row = await db.first(findMinor, { personId });
  if (!row || !isChild(row, today)) return;
  const least = await db.first(findLeastAge, { bankId: row.bank_id });
  throw new Refusal('too-young', { giver: { phone: least?.phone ?? '', names: [] } });
}

/** @throws Refusal `desk-speaks-for-minor`, with the telephone of the desk */
export async function refuseMinor(db: Queryable, bankId: number | null): Promise<never> {
  const least = bankId === null ? undefined : await db.first(findLeastAge, { bankId });
  const giver = { phone: least?.phone ?? '', names: [] };
  throw new Refusal('desk-speaks-for-minor', { giver });
}
