/** Banks and their people, as each kind of reader may see them. */
import type { Sex } from '#contract/accounts.ts';
import { hoursFromMinutes } from '#contract/hours.ts';
import type { Locale } from '#contract/locales.ts';
import type {
  Applicant,
  Bank,
  Member,
  MemberName,
  Namesake,
  TrailEntry,
} from '#contract/members.ts';
import { showDay } from '#contract/values.ts';
import type { BankColumns } from '#server/modules/tables.ts';

export type BankRow = BankColumns & { id: number };

export function presentBank(row: BankRow): Bank {
  return {
    bankId: row.id,
    name: row.name,
    description: row.description,
    address: row.address,
    email: row.email,
    president: row.president,
    secretary: row.secretary,
    phone: row.phone,
    association: row.association,
    vat: row.vat,
    webUrl: row.web_url,
    facebookUrl: row.facebook_url,
    gdpr: row.gdpr,
    date: showDay(row.founded_on),
  };
}

interface NameRow {
  id: number;
  name: string;
  surname: string;
  full_name: string;
}

export function presentName(row: NameRow): MemberName {
  return { id: row.id, name: row.name, surname: row.surname, fullName: row.full_name };
}

/** What tells somebody apart from others of the same name. */
export interface NamesakeRow {
  has_namesake: boolean;
  phone_digits: string;
  birth_date: string;
  email: string;
  decided_at: Date | null;
}

/** So many digits of a number say nothing of the rest, where there are as many again and more. */
const ENDING_DIGITS = 2;
const NUMBER_DIGITS_MIN = 6;

/**
 * A name to choose; where another member of that bank has the same one, with what tells them apart.
 * @param isAdmin whether the reader administers that bank, and may read all of it anyway
 */
export function presentChoice(row: NameRow & NamesakeRow, isAdmin: boolean): MemberName {
  if (!row.has_namesake) return presentName(row);
  const digits = row.phone_digits;
  const namesake: Namesake = {
    phoneEnding: digits.length < NUMBER_DIGITS_MIN ? '' : digits.slice(-ENDING_DIGITS),
    memberSince: row.decided_at?.toISOString().slice(0, 'yyyy-MM'.length) ?? '',
  };
  if (isAdmin) {
    namesake.birthYear = Number(row.birth_date.slice(0, 'yyyy'.length));
    namesake.email = row.email;
  }
  return { ...presentName(row), namesake };
}

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

interface ApplicantRow extends NameRow {
  email: string;
  phone: string;
  requested_at: Date;
}

export function presentApplicant(row: ApplicantRow): Applicant {
  return {
    ...presentName(row),
    email: row.email,
    phone: row.phone,
    requestedAt: row.requested_at.toISOString(),
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
