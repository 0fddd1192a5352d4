/** SQL of lists of people: whom one may choose, and whom a bank's administrators look after. */
import { type RawBuilder, sql } from 'kysely';
import { query, statement, statementsBy } from '#server/modules/tables.ts';
import type { Listing, Searched } from '#server/platform/paging.ts';

type OfBank = Searched & { bankId: number };
/** `digits` is a pattern for phone numbers, null when no number is looked for. */
type OfBankByPhone = OfBank & { digits: string | null };

const total = sql<number>`count(*) over ()`.as('total');

/** Looked for among the names of one bank, in its index alone. */
const isNamed = ({ search }: Searched): RawBuilder<boolean> =>
  sql<boolean>`membership.folded_name like (select fold(${search}))`;

/** Looked for among names, addresses and phone numbers. */
const isFound = ({ search, digits }: OfBankByPhone): RawBuilder<boolean> =>
  sql<boolean>`(person.folded_name like fold(${search}) or person.email like lower(${search})
    or person.phone_digits like ${digits})`;

/** Whether somebody else in the same bank bears the same name, however it is written. */
export const hasNamesake = sql<boolean>`exists (
  select from membership as other
  where other.bank_id = membership.bank_id and other.state = 'active'
    and other.folded_name = membership.folded_name
    and other.person_id <> membership.person_id)`;

/** What every list of people can be sorted by. */
const PERSON_ORDER = {
  name: sql`person.folded_given_name`,
  surname: sql`person.folded_name`,
  email: sql`person.email`,
  phone: sql`person.phone`,
};

/** How many members a list has: what is searched for is counted as it is found. */
const totalOf = ({ bankId }: OfBank, searching: boolean) =>
  searching
    ? total
    : sql<number>`(select count(*) from membership
        where bank_id = ${bankId} and state = 'active')`.as('total');

/** Active members of a bank by name, for choosing one. */
export const listMemberNames = statementsBy(
  'members.listMemberNames',
  ({ order, searching }: Listing<'fullName'>) =>
    (p: OfBank) =>
      query
        .selectFrom('membership')
        .innerJoin('person', 'person.id', 'membership.person_id')
        .select(['person.id', 'person.name', 'person.surname', 'person.full_name'])
        .select(['person.phone_digits', 'person.birth_date', 'person.email'])
        .select(['membership.decided_at', hasNamesake.as('has_namesake')])
        .select(totalOf(p, searching))
        .where('membership.bank_id', '=', p.bankId)
        .where('membership.state', '=', 'active')
        .$if(searching, (all) => all.where(isNamed(p)))
        .orderBy('membership.folded_name', order.descending ? 'desc' : 'asc')
        .orderBy('membership.person_id')
        .limit(p.limit)
        .offset(p.offset),
);

/** Active members with their data and balance. */
const membersAsRead = () =>
  query
    .selectFrom('membership')
    .innerJoin('person', 'person.id', 'membership.person_id')
    .innerJoin('bank', 'bank.id', 'membership.bank_id')
    .innerJoin('account', (join) =>
      join
        .onRef('account.person_id', '=', 'membership.person_id')
        .onRef('account.bank_id', '=', 'membership.bank_id'),
    )
    .select([
      'person.id',
      'person.name',
      'person.surname',
      'person.full_name',
      'person.sex',
      'person.birth_date',
      'person.email',
      'person.phone',
      'person.pref_locale',
      'membership.role',
      'account.balance_minutes',
      'bank.id as bank_id',
      'bank.name as bank_name',
    ])
    .where('membership.state', '=', 'active');

const MEMBER_ORDER = {
  ...PERSON_ORDER,
  name: sql`membership.folded_given_name`,
  surname: sql`membership.folded_name`,
  sex: sql`person.sex`,
  dateOfBirthday: sql`person.birth_date`,
  prefLocale: sql`person.pref_locale`,
  total: sql`account.balance_minutes`,
};

/** The members of a bank, for its administrators. Only those of the page are read in full. */
export const listMembers = statementsBy(
  'members.listMembers',
  ({ order, searching }: Listing<keyof typeof MEMBER_ORDER>) =>
    (p: OfBankByPhone) => {
      const direction = order.descending ? 'desc' : 'asc';
      const page = query
        .selectFrom('membership')
        .innerJoin('person', 'person.id', 'membership.person_id')
        .$if(order.field === 'total', (all) =>
          all.innerJoin('account', (join) =>
            join
              .onRef('account.person_id', '=', 'membership.person_id')
              .onRef('account.bank_id', '=', 'membership.bank_id'),
          ),
        )
        .select(['membership.id', totalOf(p, searching)])
        .where('membership.bank_id', '=', p.bankId)
        .where('membership.state', '=', 'active')
        .$if(searching, (all) => all.where(isFound(p)))
        .orderBy(MEMBER_ORDER[order.field], direction)
        .orderBy('membership.person_id')
        .limit(p.limit)
        .offset(p.offset);
      return membersAsRead()
        .innerJoin(page.as('page'), 'page.id', 'membership.id')
        .select('page.total')
        .orderBy(MEMBER_ORDER[order.field], direction)
        .orderBy('membership.person_id');
    },
);

/** One member as the list has them. */
export const findMember = statement('members.find', (p: { id: number; bankId: number }) =>
  membersAsRead()
    .where('membership.person_id', '=', p.id)
    .where('membership.bank_id', '=', p.bankId),
);

const AWAITING_ORDER = { ...PERSON_ORDER, requestedAt: sql`membership.requested_at` };

/** People with an open request to join a bank. */
export const listAwaiting = statementsBy(
  'members.listAwaiting',
  ({ order, searching }: Listing<keyof typeof AWAITING_ORDER>) =>
    (p: OfBankByPhone) =>
      query
        .selectFrom('membership')
        .innerJoin('person', 'person.id', 'membership.person_id')
        .select([
          'person.id',
          'person.name',
          'person.surname',
          'person.full_name',
          'person.email',
          'person.phone',
          'membership.requested_at',
        ])
        .select(total)
        .where('membership.bank_id', '=', p.bankId)
        .where('membership.state', '=', 'requested')
        .$if(searching, (all) => all.where(isFound(p)))
        .orderBy(AWAITING_ORDER[order.field], order.descending ? 'desc' : 'asc')
        .orderBy('person.id')
        .limit(p.limit)
        .offset(p.offset),
);

const UNVERIFIED_ORDER = { ...PERSON_ORDER, registeredAt: sql`person.created_at` };

/** People who chose a bank and have not verified their address. */
export const listUnverified = statementsBy(
  'members.listUnverified',
  ({ order, searching }: Listing<keyof typeof UNVERIFIED_ORDER>) =>
    (p: OfBankByPhone) =>
      query
        .selectFrom('person')
        .select(['id', 'name', 'surname', 'full_name', 'email', 'phone', 'created_at'])
        .select(total)
        .where('chosen_bank_id', '=', p.bankId)
        .where('email_verified_at', 'is', null)
        .$if(searching, (all) => all.where(isFound(p)))
        .orderBy(UNVERIFIED_ORDER[order.field], order.descending ? 'desc' : 'asc')
        .orderBy('person.id')
        .limit(p.limit)
        .offset(p.offset),
);
