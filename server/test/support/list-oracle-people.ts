/** What the lists of people should say, from the bare tables. */
import { FORMER_MEMBER_SORTS, MEMBER_SORTS } from '#contract/people/members.ts';
import {
  fold,
  type ListQuery,
  must,
  type Oracle,
  type OracleRow,
  showDay,
  type Tables,
} from './list-oracle.ts';

/** The digits of what looks like a phone number, without Italy's prefix. */
function digitsOf(q: string): string | undefined {
  const number = q.trim().replace(/^(\+|00)39/, '');
  const digits = number.replaceAll(/\D/g, '');
  return /^[\d\s()./+-]+$/.test(number) && digits.length >= 3 ? digits : undefined;
}

const SEX = { m: 'M', f: 'F', n: 'n' };

function personOf(tables: Tables, id: number) {
  const person = must(tables.people.get(id));
  const { name, surname, email, phone } = person;
  const folded = fold(`${surname} ${name} ${surname}`);
  return {
    person,
    names: { id, name, surname, fullName: `${surname} ${name}` },
    keys: { name: fold(name), surname: folded, fullName: folded, email, phone },
    isNamed: ({ q = '' }: ListQuery) => folded.includes(fold(q)),
    /** By name, address or phone number. */
    isFound: ({ q = '' }: ListQuery) => {
      const digits = digitsOf(q);
      return (
        folded.includes(fold(q)) ||
        email.includes(q.toLowerCase()) ||
        (digits !== undefined && phone.replaceAll(/\D/g, '').includes(digits))
      );
    },
  };
}

function membersIn(tables: Tables, bankId: number, state: string) {
  return tables.memberships
    .filter((membership) => membership.bank_id === bankId && membership.state === state)
    .map((membership) => ({ membership, ...personOf(tables, membership.person_id) }));
}

/** Hours given less hours received in one bank, of what is confirmed. */
function balanceOf({ exchanges }: Tables, personId: number, bankId: number): number {
  const signed = exchanges.map((row) => {
    if (row.state !== 'confirmed') return 0;
    if (row.creditor_id === personId && row.creditor_bank_id === bankId) return row.minutes;
    return row.debtor_id === personId && row.debtor_bank_id === bankId ? -row.minutes : 0;
  });
  return signed.reduce((sum, minutes) => sum + minutes, 0) / 60;
}

function members(tables: Tables): OracleRow[] {
  const bankId = tables.portal.world.bank.bergamo;
  return membersIn(tables, bankId, 'active').map((found) => {
    const { person, membership, names, keys } = found;
    const total = balanceOf(tables, person.id, bankId);
    const { sex, birth_date, email, phone, pref_locale: prefLocale } = person;
    const bank = must(tables.banks.get(bankId));
    return {
      id: person.id,
      item: {
        ...names,
        ...{ email, phone, prefLocale, total, sex: SEX[sex], dateOfBirthday: showDay(birth_date) },
        bankAdmin: membership.role === 'ADMIN',
        userBank: { bankId, name: bank.name },
      },
      keys: { ...keys, sex, dateOfBirthday: birth_date, prefLocale, total },
      matches: found.isFound,
    };
  });
}

/** None of them has answered. */
function answersToNotice(tables: Tables): OracleRow[] {
  const { bergamo } = tables.portal.world.bank;
  return membersIn(tables, bergamo, 'active').map(({ person, names, keys, isNamed }) => ({
    id: person.id,
    item: {
      ...{ id: person.id, fullName: names.fullName, hasLogin: person.access === 'self' },
      ...{ agreed: null, isAsked: true, remindedAt: null },
    },
    keys,
    matches: isNamed,
  }));
}

const namesOf =
  (bank: 'bergamo' | 'lecco') =>
  (tables: Tables): OracleRow[] => {
    const members = membersIn(tables, tables.portal.world.bank[bank], 'active');
    const bearers = Map.groupBy(members, ({ keys }) => keys.fullName);
    return members.map(({ person, names, keys, membership, isNamed }) => {
      const phone = person.phone.replaceAll(/\D/g, '');
      const namesake = {
        phoneEnding: phone.length < 6 ? '' : phone.slice(-2),
        memberSince: membership.decided_at?.toISOString().slice(0, 7) ?? '',
      };
      const isAlone = bearers.get(keys.fullName)?.length === 1;
      return {
        id: person.id,
        item: isAlone ? names : { ...names, namesake },
        keys,
        matches: isNamed,
      };
    });
  };

/** Each who left and did not come back, once. */
function former(tables: Tables): OracleRow[] {
  const { bergamo } = tables.portal.world.bank;
  const back = new Set(membersIn(tables, bergamo, 'active').map(({ person }) => person.id));
  const latest = new Map(
    membersIn(tables, bergamo, 'ended')
      .filter(({ person }) => !back.has(person.id))
      .toSorted((one, other) => one.membership.id - other.membership.id)
      .map((one) => [one.person.id, one]),
  );
  return [...latest.values()].map(({ person, membership, names, keys, isNamed }) => {
    const endedAt = must(membership.ended_at ?? undefined);
    const total = balanceOf(tables, person.id, bergamo);
    return {
      id: person.id,
      item: { ...names, number: membership.number, endedAt: endedAt.toISOString(), total },
      keys: { ...keys, endedAt: endedAt.getTime() },
      matches: isNamed,
    };
  });
}

function awaiting(tables: Tables): OracleRow[] {
  const { bergamo } = tables.portal.world.bank;
  return membersIn(tables, bergamo, 'requested').map(({ person, membership, ...found }) => ({
    id: person.id,
    item: {
      ...found.names,
      ...{ email: person.email, phone: person.phone },
      requestedAt: membership.requested_at.toISOString(),
    },
    keys: { ...found.keys, requestedAt: membership.requested_at.getTime() },
    matches: found.isFound,
  }));
}

function unverified(tables: Tables): OracleRow[] {
  const { bergamo } = tables.portal.world.bank;
  return [...tables.people.values()]
    .filter((row) => row.chosen_bank_id === bergamo && row.email_verified_at === null)
    .map((row) => {
      const { names, keys, isFound } = personOf(tables, row.id);
      const { email, phone, created_at: registeredAt } = row;
      return {
        id: row.id,
        item: { ...names, email, phone, registeredAt: registeredAt.toISOString() },
        keys: { ...keys, registeredAt: registeredAt.getTime() },
        matches: isFound,
      };
    });
}

const atTheDesk = { reader: 'giulia', ties: 'rising' } as const;
const PERSON_SORTS = ['name', 'surname', 'email', 'phone'];

/** Every list of people. */
export const PEOPLE_LISTS: Oracle[] = [
  {
    name: 'members',
    path: ({ world }) => `/admin/banks/${world.bank.bergamo}/users`,
    ...atTheDesk,
    usual: 'name',
    sorts: MEMBER_SORTS,
    filters: ['q', 'countTo'],
    rows: members,
  },
  {
    name: 'answers to the privacy notice',
    path: () => '/admin/consents',
    ...atTheDesk,
    usual: 'fullName',
    sorts: ['fullName'],
    filters: ['q'],
    rows: answersToNotice,
  },
  ...(['bergamo', 'lecco'] as const).map(
    (bank): Oracle => ({
      name: `names of ${bank}`,
      path: ({ world }) => `/banks/${world.bank[bank]}/users`,
      reader: 'marco',
      ties: 'rising',
      usual: 'fullName',
      sorts: ['fullName'],
      filters: ['q', 'countTo'],
      rows: namesOf(bank),
    }),
  ),
  {
    name: 'former members',
    path: () => '/admin/banks/users/former',
    ...atTheDesk,
    usual: 'surname',
    sorts: FORMER_MEMBER_SORTS,
    filters: ['q'],
    rows: former,
  },
  {
    name: 'awaiting',
    path: () => '/admin/banks/users/awaiting',
    ...atTheDesk,
    usual: 'requestedAt',
    sorts: [...PERSON_SORTS, 'requestedAt'],
    filters: ['q'],
    rows: awaiting,
  },
  {
    name: 'unverified',
    path: () => '/admin/banks/users/registering',
    ...atTheDesk,
    usual: 'registeredAt',
    sorts: [...PERSON_SORTS, 'registeredAt'],
    filters: ['q'],
    rows: unverified,
  },
];
