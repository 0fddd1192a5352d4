/** People as they, their administrators and their fellow members may read them. */
import type { Role, Sex, Status, User } from '#contract/accounts.ts';
import { hoursFromMinutes } from '#contract/hours.ts';
import type { Locale } from '#contract/locales.ts';
import type { MemberName, Namesake } from '#contract/members.ts';
import { showDay } from '#contract/values.ts';

interface UserRow {
  id: number;
  name: string;
  surname: string;
  full_name: string;
  email: string;
  phone: string;
  sex: Sex;
  birth_date: string;
  pref_locale: Locale;
  status: Status;
  role: Role;
  bank_id: number | null;
  bank_name: string | null;
  requested_bank_id: number | null;
  requested_bank_name: string | null;
  balance_minutes: number | null;
  given_minutes: number | null;
  received_minutes: number | null;
}

export function presentUser(row: UserRow): User {
  return {
    id: row.id,
    name: row.name,
    surname: row.surname,
    fullName: row.full_name,
    email: row.email,
    phone: row.phone,
    sex: row.sex,
    dateOfBirthday: showDay(row.birth_date),
    prefLocale: row.pref_locale,
    status: row.status,
    role: row.role,
    userBank: bankOf(row.bank_id, row.bank_name),
    bankId: row.bank_id,
    bankName: row.bank_name,
    requestedBank: bankOf(row.requested_bank_id, row.requested_bank_name),
    total: hoursFromMinutes(row.balance_minutes ?? 0),
    totalCreditor: hoursFromMinutes(row.given_minutes ?? 0),
    totalDebtor: hoursFromMinutes(row.received_minutes ?? 0),
  };
}

function bankOf(bankId: number | null, name: string | null): User['userBank'] {
  return bankId === null || name === null ? null : { bankId, name };
}

export interface NameRow {
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
