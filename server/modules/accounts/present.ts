/** A person as they and their administrators may read them. */
import type { Role, Sex, Status, User } from '#contract/accounts.ts';
import { hoursFromMinutes } from '#contract/hours.ts';
import type { Locale } from '#contract/locales.ts';
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
