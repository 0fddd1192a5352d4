/** SQL of the members of a bank: for choosing one, and for its administrators. */
import { type NotNull, type RawBuilder, sql } from 'kysely';
import type { MemberLogin } from '#contract/people/members.ts';
import { isOffMail, mailFailsSince } from '#server/modules/people/accounts/mail-trouble-sql.ts';
import {
  hasNamesake,
  isFound,
  PERSON_ORDER,
  type PeopleOfBank,
} from '#server/modules/people/accounts/people-sql.ts';
import { DATA_COLUMNS } from '#server/modules/people/accounts/sql.ts';
import { query, statement, statementsBy } from '#server/modules/tables.ts';
import { countBeside, countOf, total } from '#server/platform/expressions.ts';
import type { Counted, Listing, Searched } from '#server/platform/paging.ts';
import type { Params } from '#server/platform/statements.ts';

type OfBank = Searched & Counted & { bankId: number };

/** Matches the names of one bank, with its index alone. */
const isNamed = ({ search }: Params<Searched>): RawBuilder<boolean> =>
  sql<boolean>`membership.folded_name like (select fold(${search}))`;

/** The length of a list: a search or a filter counts in the same scan. */
const totalOf = (p: Params<OfBank>, isNarrowed: boolean) => {
  if (isNarrowed) return countBeside(p).as('total');
  const all = sql`select from membership where bank_id = ${p.bankId} and state = 'active'`;
  return countOf(all, p).as('total');
};

/** The balance of the member of a row, in minutes. */
const balanceOfMember = sql<number>`(select balance_minutes from account
  where account.person_id = membership.person_id and account.bank_id = membership.bank_id)`.as(
  'balance_minutes',
);

/** In its place where balances are not for the reader. */
const noBalance = sql<null>`null::bigint`.as('balance_minutes');

/**
 * Active members of a bank by name, for choosing one; their balances where the bank opens them. The names
 * alone are searched and counted, in their index; only those of the page are read in full.
 */
export const listMemberNames = statementsBy(
  'members.listMemberNames',
  ({ order, searching, withBalances }: Listing<'fullName'> & { withBalances: boolean }) =>
    (p: Params<OfBank>) => {
      const direction = order.descending ? 'desc' : 'asc';
      const page = query
        .selectFrom('membership')
        .select(['membership.person_id', 'membership.folded_name', totalOf(p, searching)])
        .where('membership.bank_id', '=', p.bankId)
        .where('membership.state', '=', 'active')
        .$if(searching, (all) => all.where(isNamed(p)))
        .orderBy('membership.folded_name', direction)
        .orderBy('membership.person_id')
        .limit(p.limit)
        .offset(p.offset);
      return query
        .selectFrom(page.as('page'))
        .innerJoin('membership', (join) =>
          join
            .onRef('membership.person_id', '=', 'page.person_id')
            .on('membership.bank_id', '=', p.bankId)
            .on('membership.state', '=', 'active'),
        )
        .innerJoin('person', 'person.id', 'page.person_id')
        .select(['person.id', 'person.name', 'person.surname', 'person.full_name'])
        .select(['person.phone_digits', 'person.birth_date', 'person.email'])
        .select([
          'membership.decided_at',
          'membership.number',
          'membership.minor_until',
          hasNamesake.as('has_namesake'),
          'page.total',
        ])
        .select(withBalances ? balanceOfMember : noBalance)
        .orderBy('page.folded_name', direction)
        .orderBy('page.person_id');
    },
);

/** The administrators of a bank by name. */
export const listBankPeople = statement('members.listBankPeople', (p: Params<{ bankId: number }>) =>
  query
    .selectFrom('membership')
    .innerJoin('person', 'person.id', 'membership.person_id')
    .select(['person.id', 'person.name', 'person.surname', 'person.full_name'])
    .where('membership.bank_id', '=', p.bankId)
    .where('membership.state', '=', 'active')
    .where('membership.role', '=', 'ADMIN')
    .orderBy('membership.folded_name')
    .orderBy('membership.person_id'),
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
    .leftJoin('invitation', (join) =>
      join
        .onRef('invitation.person_id', '=', 'membership.person_id')
        .onRef('invitation.bank_id', '=', 'membership.bank_id'),
    )
    .select([
      ...DATA_COLUMNS,
      'person.id',
      'invitation.invited_at',
      'person.full_name',
      'person.access',
      'membership.role',
      'membership.number',
      'account.balance_minutes',
      mailFailsSince('person').as('mail_fails_since'),
      'bank.id as bank_id',
      'bank.name as bank_name',
    ])
    .where('membership.state', '=', 'active')
    // An active membership has its number.
    .$narrowType<{ number: NotNull }>();

const MEMBER_ORDER = {
  ...PERSON_ORDER,
  name: 'membership.folded_given_name',
  surname: 'membership.folded_name',
  sex: 'person.sex',
  dateOfBirthday: 'person.birth_date',
  prefLocale: 'person.pref_locale',
  // Joined only where it is sorted by.
  total: sql.ref('account.balance_minutes'),
} as const;

const isInvited = sql<boolean>`exists (
  select from invitation
  where invitation.person_id = membership.person_id and invitation.bank_id = membership.bank_id)`;

/** How somebody comes to the portal, as `loginOf` in the contract has it. */
const LOGINS: Record<MemberLogin, RawBuilder<boolean>> = {
  own: sql`not ${isOffMail('person')}`,
  failing: sql`person.access = 'self' and ${mailFailsSince('person')} is not null`,
  'without-email': sql`person.access = 'desk' and person.email is null`,
  'to-invite': sql`person.access = 'desk' and person.email is not null and not ${isInvited}`,
  invited: sql`person.access = 'desk' and person.email is not null and ${isInvited}`,
};

interface MembersListing extends Listing<keyof typeof MEMBER_ORDER> {
  login: MemberLogin | undefined;
}

/** The members of a bank, for its administrators. Only those of the page are read in full. */
export const listMembers = statementsBy(
  'members.listMembers',
  ({ order, searching, login }: MembersListing) =>
    (p: Params<PeopleOfBank & Counted>) => {
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
        .select(['membership.id', totalOf(p, searching || login !== undefined)])
        .where('membership.bank_id', '=', p.bankId)
        .where('membership.state', '=', 'active')
        .$if(searching, (all) => all.where(isFound(p)))
        .$if(login !== undefined, (all) => all.where(LOGINS[login ?? 'own']))
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

const FORMER_ORDER = { surname: 'membership.folded_name', endedAt: 'membership.ended_at' } as const;

export interface FormerRow {
  id: number;
  name: string;
  surname: string;
  full_name: string;
  number: number | null;
  ended_at: Date;
  balance_minutes: number;
}

/** Nobody stands in this list twice, or beside their own active membership. */
const isLatest = sql<boolean>`not exists (
  select from membership as later
  where later.person_id = membership.person_id and later.bank_id = membership.bank_id
    and (later.state = 'active' or later.state = 'ended' and later.id > membership.id))`;

/** Who left a bank and has not come back; a person who was erased has no name to be found by. */
export const listFormerMembers = statementsBy(
  'members.listFormerMembers',
  ({ order, searching }: Listing<keyof typeof FORMER_ORDER>) =>
    (p: Params<Searched & { bankId: number }>) =>
      query
        .selectFrom('membership')
        .innerJoin('person', 'person.id', 'membership.person_id')
        .innerJoin('account', (join) =>
          join
            .onRef('account.person_id', '=', 'membership.person_id')
            .onRef('account.bank_id', '=', 'membership.bank_id'),
        )
        .select(['person.id', 'person.name', 'person.surname', 'person.full_name'])
        .select(['membership.number', 'membership.ended_at', 'account.balance_minutes'])
        .select(total)
        .where('membership.bank_id', '=', p.bankId)
        .where('membership.state', '=', 'ended')
        .where('person.erased_at', 'is', null)
        .where(isLatest)
        .$if(searching, (all) => all.where(isNamed(p)))
        // An ended membership has its day.
        .$narrowType<{ ended_at: NotNull }>()
        .orderBy(FORMER_ORDER[order.field], order.descending ? 'desc' : 'asc')
        .orderBy('person.id')
        .limit(p.limit)
        .offset(p.offset),
);

/** Somebody who has an account in the bank: a member, or who was one; with the number of their last card. */
export const findHolder = statement(
  'members.findHolder',
  (p: Params<{ id: number; bankId: number }>) =>
    query
      .selectFrom('membership')
      .innerJoin('person', 'person.id', 'membership.person_id')
      .select(['person.id', 'person.name', 'person.surname', 'membership.number'])
      .where('membership.bank_id', '=', p.bankId)
      .where('membership.person_id', '=', p.id)
      .where('membership.state', 'in', ['active', 'ended'])
      .where('person.erased_at', 'is', null)
      .orderBy('membership.id', 'desc')
      .limit(1),
);

/** One member as the list has them. */
export const findMember = statement('members.find', (p: Params<{ id: number; bankId: number }>) =>
  membersAsRead()
    .where('membership.person_id', '=', p.id)
    .where('membership.bank_id', '=', p.bankId),
);
