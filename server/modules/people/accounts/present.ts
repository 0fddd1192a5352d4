/** People as they, their administrators and their fellow members may read them. */

import { hoursFromMinutes } from '#contract/hours/hours.ts';
import type { User } from '#contract/people/accounts.ts';
import type { MemberName, Namesake } from '#contract/people/members.ts';
import type { PersonField } from '#contract/people/person-fields.ts';
import type { OwnSession } from '#contract/people/sign-in.ts';
import { showDay } from '#contract/values.ts';
import type { Row } from '#server/modules/tables.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { RowOf } from '#server/platform/statements.ts';
import { dataOf, type PersonRow } from './person-columns.ts';
import type { listSessions } from './sessions-sql.ts';
import type { findUser } from './sql.ts';

export function presentUser(row: RowOf<typeof findUser>): User {
  return {
    id: row.id,
    ...presentData(row),
    fullName: row.full_name,
    access: row.access,
    ...presentInvitation(row),
    ...presentMailTrouble(row),
    status: row.status,
    role: row.role,
    userBank: ownBankOf(row),
    bankId: row.bank_id,
    bankName: row.bank_name,
    number: row.number,
    requestedBank: requestedBankOf(row),
    total: hoursFromMinutes(row.balance_minutes ?? 0),
    totalCreditor: hoursFromMinutes(row.given_minutes ?? 0),
    totalDebtor: hoursFromMinutes(row.received_minutes ?? 0),
  };
}

/** What can be changed of a person, for them and their administrators. */
export function presentData(row: PersonRow): Pick<User, PersonField> {
  return { ...dataOf(row), dateOfBirthday: row.birth_date && showDay(row.birth_date) };
}

/** Since when the address of somebody with a login does not work. */
export function presentMailTrouble({
  access,
  mail_fails_since: since,
}: {
  access: Row<'person'>['access'];
  mail_fails_since: Date | null;
}): Pick<User, 'mailFailsSince'> {
  return access === 'self' && since ? { mailFailsSince: since.toISOString() } : {};
}

/** When somebody without a login was invited to one. */
export function presentInvitation({
  access,
  invited_at,
}: {
  access: Row<'person'>['access'];
  invited_at: Date | null;
}): Pick<User, 'invitedAt'> {
  return access === 'desk' && invited_at ? { invitedAt: invited_at.toISOString() } : {};
}

/** @param readingId the session that reads */
export function presentSession(
  { id, browser, system, created_at, last_used_at }: RowOf<typeof listSessions>,
  readingId: string,
): OwnSession {
  return {
    id,
    browser,
    system,
    signedInAt: created_at.toISOString(),
    usedAt: last_used_at.toISOString(),
    isThis: id === readingId,
  };
}

function ownBankOf({
  bank_id: bankId,
  bank_name: name,
  bank_suspended_at: suspendedAt,
}: RowOf<typeof findUser>): User['userBank'] {
  return bankId === null || name === null
    ? null
    : { bankId, name, isSuspended: suspendedAt !== null };
}

function requestedBankOf({
  requested_bank_id: bankId,
  requested_bank_name: name,
}: RowOf<typeof findUser>): User['requestedBank'] {
  return bankId === null || name === null ? null : { bankId, name };
}

type NameRow = Pick<Row<'person'>, 'id' | 'name' | 'surname' | 'full_name'>;

export function presentName(row: NameRow): MemberName {
  return { id: row.id, name: row.name, surname: row.surname, fullName: row.full_name };
}

/** A name to choose, and what tells it from others of the same name. */
export type ChoiceRow = NameRow &
  Pick<Row<'person'>, 'phone_digits' | 'birth_date' | 'email'> &
  Pick<Row<'membership'>, 'decided_at' | 'number' | 'minor_until'> & { has_namesake: boolean };

/** Two digits reveal little of a number that has at least six. */
const ENDING_DIGITS = 2;
const NUMBER_DIGITS_MIN = 6;

/** Who reads a name to choose. */
export interface ChoiceReader {
  /** Whether they administer that bank, and may read all of it anyway. */
  isAdmin: boolean;
  /** The day of a moment at the portal. */
  dayOf: Clock['dayOf'];
}

/** A name to choose; where another member of that bank has the same one, with what tells them apart. */
export function presentChoice(row: ChoiceRow, { isAdmin, dayOf }: ChoiceReader): MemberName {
  if (!row.has_namesake) return presentName(row);
  // Nothing of the number of who is below the age of their bank, but for its desk.
  const isHidden = row.minor_until !== null && !isAdmin;
  const digits = isHidden ? '' : (row.phone_digits ?? '');
  const namesake: Namesake = {
    phoneEnding: digits.length < NUMBER_DIGITS_MIN ? '' : digits.slice(-ENDING_DIGITS),
    memberSince: row.decided_at ? dayOf(row.decided_at).slice(0, 'yyyy-MM'.length) : '',
  };
  if (isAdmin) {
    if (row.number !== null) namesake.number = row.number;
    if (row.birth_date !== null) {
      namesake.birthYear = Number(row.birth_date.slice(0, 'yyyy'.length));
    }
    if (row.email !== null) namesake.email = row.email;
  }
  return { ...presentName(row), namesake };
}
