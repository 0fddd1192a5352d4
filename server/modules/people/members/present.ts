/** Members, and what was done with them, as their administrators read them. */
import { hoursFromMinutes } from '#contract/hours/hours.ts';
import type { FormerMember, Member, MemberName, TrailEntry } from '#contract/people/members.ts';
import {
  type ChoiceReader,
  type ChoiceRow,
  presentChoice,
  presentData,
  presentInvitation,
  presentMailTrouble,
  presentName,
} from '#server/modules/people/accounts/present.ts';
import type { RowOf } from '#server/platform/statements.ts';
import type { FormerRow, findMember } from './list-sql.ts';
import type { listTrail } from './sql.ts';

/** In lists of members the specification writes M, F and a small n (§9). */
const SEX_IN_LISTS = { m: 'M', f: 'F', n: 'n' } as const;

/** A fellow member; with their balance where it is for the reader. */
export function presentMemberName(
  row: ChoiceRow & { balance_minutes: number | null },
  reader: ChoiceReader,
): MemberName {
  const name = presentChoice(row, reader);
  const minutes = row.balance_minutes;
  return minutes === null ? name : { ...name, balance: hoursFromMinutes(minutes) };
}

export function presentMember(row: RowOf<typeof findMember>): Member {
  return {
    ...presentName(row),
    ...presentData(row),
    sex: SEX_IN_LISTS[row.sex],
    access: row.access,
    ...presentInvitation(row),
    ...presentMailTrouble(row),
    number: row.number,
    total: hoursFromMinutes(row.balance_minutes),
    bankAdmin: row.role === 'ADMIN',
    userBank: { bankId: row.bank_id, name: row.bank_name },
  };
}

/** Somebody who has left: no way to reach them, which is no longer the bank's. */
export function presentFormerMember(row: FormerRow): FormerMember {
  return {
    ...presentName(row),
    number: row.number,
    endedAt: row.ended_at.toISOString(),
    total: hoursFromMinutes(row.balance_minutes),
  };
}

/** An audit entry always names the fields; their values are deleted after a while. */
export function presentTrailEntry(row: RowOf<typeof listTrail>): TrailEntry {
  const changes = (row.fields ?? []).map(
    (field) =>
      row.values?.find((one) => one.field === field) ?? { field, before: null, after: null },
  );
  return {
    id: row.id,
    at: row.at.toISOString(),
    action: row.action,
    actor: row.actor_name,
    changes,
  };
}
