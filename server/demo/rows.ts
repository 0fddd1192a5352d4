/** Banks, people, memberships and links of the demo as rows of their tables. */

import { BANKS, type BankKey } from './banks.ts';
import { LINKED_DAYS_BACK } from './books/circles.ts';
import { type Calendar, minuteAt } from './calendar.ts';
import type { DemoIds } from './ids.ts';
import { BANKS_CREATED_DAYS_BACK, type DemoPerson, type Population } from './population.ts';
import type { NewRow } from './sql.ts';

export function bankRows({ moment }: Calendar): NewRow<'bank'>[] {
  const created_at = moment(minuteAt(BANKS_CREATED_DAYS_BACK, 480));
  return Object.values(BANKS).map((bank) => ({ ...bank, created_at }));
}

export function personRow(
  person: DemoPerson,
  passwordHash: string,
  bankId: (key: BankKey) => number,
  { moment }: Calendar,
): NewRow<'person'> {
  return {
    email: person.email,
    password_hash: passwordHash,
    name: person.name,
    surname: person.surname,
    phone: person.phone,
    birth_date: person.birthDate,
    sex: person.sex,
    pref_locale: person.locale,
    chosen_bank_id: person.chosenBank && bankId(person.chosenBank),
    email_verified_at: person.verifiedAt === null ? null : moment(person.verifiedAt),
    created_at: moment(person.registeredAt),
  };
}

/** In the order in which they were asked for; the applicant's is the one that is open. */
export function membershipRows(
  { members, applicant, portalAdministrator }: Population,
  ids: DemoIds,
  { moment }: Calendar,
): NewRow<'membership'>[] {
  const administrators = new Map(
    members.filter(({ role }) => role === 'ADMIN').map(({ bank, email }) => [bank, email]),
  );
  const active = members
    .toSorted((one, other) => one.requestedAt - other.requestedAt)
    .map((member): NewRow<'membership'> => {
      // A bank's first administrator comes with the bank, from the portal's.
      const acceptedBy = member.role === 'ADMIN' ? undefined : administrators.get(member.bank);
      return {
        person_id: ids.person(member.email),
        bank_id: ids.bank(member.bank),
        state: 'active',
        role: member.role,
        requested_at: moment(member.requestedAt),
        decided_at: moment(member.acceptedAt),
        decided_by: ids.person(acceptedBy ?? portalAdministrator.email),
      };
    });
  const open: NewRow<'membership'> = {
    person_id: ids.person(applicant.email),
    bank_id: ids.bank('bergamo'),
    state: 'requested',
    role: 'USER',
    requested_at: moment(applicant.requestedAt),
  };
  return [...active, open];
}

/** Bergamo and Lecco are friend banks; Bozen has asked Bergamo and waits. */
export function linkRows(ids: DemoIds, { moment }: Calendar): NewRow<'bank_link'>[] {
  return [
    {
      requester_bank_id: ids.bank('lecco'),
      required_bank_id: ids.bank('bergamo'),
      state: 'approved',
      requested_at: moment(minuteAt(LINKED_DAYS_BACK + 4, 1050)),
      requested_by: ids.person('paolo.colombo@example.org'),
      decided_at: moment(minuteAt(LINKED_DAYS_BACK, 605)),
      decided_by: ids.person('giulia.rossi@example.org'),
    },
    {
      requester_bank_id: ids.bank('bozen'),
      required_bank_id: ids.bank('bergamo'),
      state: 'requested',
      requested_at: moment(minuteAt(5, 1004)),
      requested_by: ids.person('lukas.hofer@example.org'),
    },
  ];
}
