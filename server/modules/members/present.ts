/** Members, and what was done with them, as their administrators read them. */
import type { Sex } from '#contract/accounts.ts';
import { hoursFromMinutes } from '#contract/hours.ts';
import type { Locale } from '#contract/locales.ts';
import type { Member, TrailEntry } from '#contract/members.ts';
import { showDay } from '#contract/values.ts';
import { type NameRow, presentName } from '#server/modules/accounts/present.ts';

/** In lists of members the specification writes M, F and a small n (§9). */
const SEX_IN_LISTS = { m: 'M', f: 'F', n: 'n' } as const;

interface MemberRow extends NameRow {
  sex: Sex;
  birth_date: string;
  email: string;
  phone: string;
  pref_locale: Locale;
  role: 'ADMIN' | 'USER';
  balance_minutes: number;
  bank_id: number;
  bank_name: string;
}

export function presentMember(row: MemberRow): Member {
  return {
    ...presentName(row),
    sex: SEX_IN_LISTS[row.sex],
    dateOfBirthday: showDay(row.birth_date),
    email: row.email,
    phone: row.phone,
    prefLocale: row.pref_locale,
    total: hoursFromMinutes(row.balance_minutes),
    bankAdmin: row.role === 'ADMIN',
    userBank: { bankId: row.bank_id, name: row.bank_name },
  };
}

interface TrailRow {
  id: number;
  at: Date;
  action: string;
  actor_name: string | null;
  fields: string[] | null;
  values: { field: string; before: string; after: string }[] | null;
}

/** An entry names the fields for ever, their values as long as these are kept. */
export function presentTrailEntry(row: TrailRow): TrailEntry {
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
