/** Banks and their people, as each kind of reader may see them. */
import type { Sex } from '#contract/accounts.ts';
import { hoursFromMinutes } from '#contract/hours.ts';
import type { Locale } from '#contract/locales.ts';
import type { Applicant, Bank, Member, MemberName } from '#contract/members.ts';
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
