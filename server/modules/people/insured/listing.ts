/** Whom a policy covers on a day, for the insurer (specification §49). */
import type { InsuredLine, InsuredList, Policy } from '#contract/people/insured.ts';
import type { Queryable } from '#server/platform/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { RowOf } from '#server/platform/statements.ts';
import { findPolicy, listInsured } from './sql.ts';

/** Which list: of a policy of a bank, on a day, with what is different since another one. */
export interface InsuredOf {
  bankId: number;
  id: number;
  on: string;
  changesSince: string | null;
  bankName: string;
  timeZone: string;
}

export function presentPolicy(row: RowOf<typeof findPolicy>): Policy {
  const { id, insurer, number, covers, from_day, to_day, listed_on } = row;
  return { id, insurer, number, from: from_day, to: to_day, covers, listedOn: listed_on };
}

/** The list for the insurer. @throws Refusal `not-found` for a policy of another bank */
export async function insuredOn(db: Queryable, of: InsuredOf): Promise<InsuredList> {
  const { bankId, id, on, changesSince, bankName, timeZone } = of;
  const policy = await db.first(findPolicy, { bankId, id });
  if (!policy) throw new Refusal('not-found');
  const rows = await db.rows(listInsured, { bankId, id, on, since: changesSince, timeZone });
  const isAsked = changesSince !== null;
  return {
    policy: presentPolicy(policy),
    ...{ bankName, on, changesSince },
    lines: rows.map((row) => presentLine(row, isAsked)),
  };
}

/** Of who was erased only days are left (specification §34). */
function presentLine(row: RowOf<typeof listInsured>, isAsked: boolean): InsuredLine {
  const { person_id: userId, name, surname, birth_date: birthDate, from_day, to_day } = row;
  const changed = row.is_now ? 'came' : 'went';
  return {
    userId,
    ...(row.is_erased ? { name: '', surname: '' } : { name, surname }),
    birthDate,
    birthPlace: row.birth_place ?? '',
    taxCode: row.tax_code ?? '',
    ...{ from: from_day, to: to_day },
    change: isAsked && row.is_now !== row.was_then ? changed : null,
  };
}
