/**
 * Who was a member on the evening of a day (specification §46): it follows from the memberships, with the
 * latest version of what the desk wrote down of each.
 */
import { sealCode } from '#contract/hours/seals.ts';
import type { Register } from '#contract/people/register.ts';
import { dayAfter } from '#contract/time.ts';
import { findSeal } from '#server/modules/hours/seals/sql.ts';
import type { Queryable } from '#server/platform/database.ts';
import { wallClock } from '#server/platform/local-time.ts';
import { presentLine } from './present.ts';
import { findRegisterBank, listRegister } from './sql.ts';

/** Which register: of a bank, on a day (`yyyy-MM-dd`) in a time zone. */
export interface RegisterOf {
  bankId: number;
  on: string;
  timeZone: string;
}

/** The register of a bank on a day. */
export async function registerOn(
  db: Queryable,
  { bankId, on, timeZone }: RegisterOf,
): Promise<Register> {
  const wall = wallClock(timeZone);
  const bank = await db.first(findRegisterBank, { bankId });
  if (!bank) throw new Error('an administrator has a bank');
  const before = wall.momentOf({ day: dayAfter(on, 1), time: '00:00' });
  const rows = await db.rows(listRegister, { bankId, before });
  const seal = await db.first(findSeal, { day: on });
  return {
    on,
    bankName: bank.name,
    legalForm: bank.legal_form,
    foundedOn: bank.founded_on,
    keptSince: wall.localOf(bank.created_at).day,
    sealCode: seal ? sealCode(seal.hash.toString('hex')) : null,
    lines: rows.map((row) => presentLine(row, wall)),
  };
}
