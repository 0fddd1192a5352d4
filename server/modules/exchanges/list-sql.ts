/**
 * SQL of lists of exchanges, of a member or of a bank. Every variant of sort and filter is a
 * statement of its own. A list by day reads its page straight from the indexes of both sides, so
 * that a bank with a hundred thousand exchanges opens as fast as one with ten; a list by a name
 * has to look at every name first.
 */
import { type RawBuilder, sql } from 'kysely';
import type { ExchangeState } from '#contract/exchange-states.ts';
import type { ExchangeSort } from '#contract/exchanges.ts';
import type { Locale } from '#contract/locales.ts';
import { query, statement, statementsBy } from '#server/modules/tables.ts';
import type { Order, PageValues } from '#server/platform/paging.ts';
import { exchangesAsRead } from './sql.ts';

export interface ListVariant {
  /** Whose list: a member's, from the account in their bank, or a whole bank's. */
  of: 'member' | 'bank';
  side: 'either' | 'creditor' | 'debtor';
  locale: Locale;
  order: Order<ExchangeSort>;
  searching: boolean;
  byCreditor: boolean;
  byDebtor: boolean;
}

export interface ListValues extends PageValues {
  /** The member; not looked at in a bank's list. */
  personId: number;
  bankId: number;
  state: ExchangeState;
  /** Days; wide open when not asked for. */
  from: string;
  to: string;
  search: string;
  creditorIds: number[];
  debtorIds: number[];
}

type Condition = RawBuilder<boolean>;

/** One page of exchanges with `total`, the length of the whole list, on every row. */
export const listExchanges = statementsBy('exchanges.list', (variant: ListVariant) =>
  variant.order.field === 'dateOfTransaction' && !variant.searching
    ? byDay(variant)
    : byAnything(variant),
);

/** The parts a list is read in: what the account or bank gave, and what it received. */
function sidesOf({ of, side }: ListVariant, p: ListValues): Condition[] {
  const gave =
    of === 'member'
      ? sql<boolean>`(creditor_id = ${p.personId} and creditor_bank_id = ${p.bankId})`
      : sql<boolean>`creditor_bank_id = ${p.bankId}`;
  const received =
    of === 'member'
      ? sql<boolean>`(debtor_id = ${p.personId} and debtor_bank_id = ${p.bankId})`
      : sql<boolean>`(debtor_bank_id = ${p.bankId} and creditor_bank_id <> ${p.bankId})`;
  if (side === 'either') return [gave, received];
  return [side === 'creditor' ? gave : received];
}

function filtersOf({ byCreditor, byDebtor }: ListVariant, p: ListValues): Condition {
  return sql<boolean>`${sql.join(
    [
      sql`exchange.state = ${p.state}`,
      sql`performed_on between ${p.from} and ${p.to}`,
      ...(byCreditor ? [sql`creditor_id = any(${p.creditorIds}::bigint[])`] : []),
      ...(byDebtor ? [sql`debtor_id = any(${p.debtorIds}::bigint[])`] : []),
    ],
    sql` and `,
  )}`;
}

/** Each side gives as many rows as the page needs, in order; their merger is the page. */
function byDay(variant: ListVariant) {
  const direction = sql.raw(variant.order.descending ? 'desc' : 'asc');
  const order = sql`performed_on ${direction}, id ${direction}`;
  return (p: ListValues) => {
    const filters = filtersOf(variant, p);
    const sides = sidesOf(variant, p);
    const first = sides.map(
      (side) => sql`(select id, performed_on from exchange where ${side} and ${filters}
        order by ${order} limit ${p.limit}::bigint + ${p.offset}::bigint)`,
    );
    const counts = sides.map(
      (side) => sql`(select count(*) from exchange where ${side} and ${filters})`,
    );
    return exchangesAsRead(variant.locale)
      .innerJoin(
        sql<{ id: number }>`(select id from (${sql.join(first, sql` union all `)}) as both_sides
          order by ${order} limit ${p.limit} offset ${p.offset})`.as('page'),
        'page.id',
        'exchange.id',
      )
      .select(sql<number>`(select ${sql.join(counts, sql` + `)})`.as('total'))
      .orderBy('exchange.performed_on', variant.order.descending ? 'desc' : 'asc')
      .orderBy('exchange.id', variant.order.descending ? 'desc' : 'asc');
  };
}

const SORT_BY = {
  dateOfTransaction: sql`exchange.performed_on`,
  userFromFullName: sql`creditor.folded_name`,
  bankFromName: sql`fold(creditor_bank.name)`,
  userToFullName: sql`debtor.folded_name`,
  bankToName: sql`fold(debtor_bank.name)`,
  note: sql`fold(exchange.note)`,
  creator: sql`creator.folded_name`,
  id: sql`exchange.id`,
} satisfies Record<Exclude<ExchangeSort, 'quantityOfHours'>, unknown>;

/** Hours sort as they are shown: signed in a member's list, plain in a bank's. */
function sortOf({ of, order }: ListVariant, p: ListValues): RawBuilder<unknown> {
  if (order.field !== 'quantityOfHours') return SORT_BY[order.field];
  if (of === 'bank') return sql`exchange.minutes`;
  return sql`case when creditor_id = ${p.personId} then minutes else -minutes end`;
}

function byAnything(variant: ListVariant) {
  const direction = variant.order.descending ? 'desc' : 'asc';
  return (p: ListValues) =>
    exchangesAsRead(variant.locale)
      .select(sql<number>`count(*) over ()`.as('total'))
      .where(sql<boolean>`(${sql.join(sidesOf(variant, p), sql` or `)})`)
      .where(filtersOf(variant, p))
      .$if(variant.searching, (all) =>
        all.where(
          sql<boolean>`(creditor.folded_name like fold(${p.search})
            or debtor.folded_name like fold(${p.search})
            or fold(exchange.note) like fold(${p.search}))`,
        ),
      )
      .orderBy(sortOf(variant, p), direction)
      .orderBy('exchange.id', direction)
      .limit(p.limit)
      .offset(p.offset);
}

/** People of own or friend banks with whom a member exchanged last, the latest first. */
export const listPartners = statement(
  'exchanges.partners',
  (p: PageValues & { personId: number; bankId: number }) => sql<{
    id: number;
    name: string;
    surname: string;
    full_name: string;
    bank_id: number;
    bank_name: string;
    total: number;
  }>`
    with latest as (
      select partner_id, partner_bank_id, max(at) as at from (
        (select debtor_id as partner_id, debtor_bank_id as partner_bank_id, created_at as at
         from exchange where creditor_id = ${p.personId} and creditor_bank_id = ${p.bankId}
         order by performed_on desc, id desc limit 50)
        union all
        (select creditor_id, creditor_bank_id, created_at
         from exchange where debtor_id = ${p.personId} and debtor_bank_id = ${p.bankId}
         order by performed_on desc, id desc limit 50)
      ) as recent group by partner_id, partner_bank_id
    )
    select person.id, person.name, person.surname, person.full_name,
           bank.id as bank_id, bank.name as bank_name, count(*) over () as total
    from latest
    join person on person.id = latest.partner_id
    join bank on bank.id = latest.partner_bank_id
    join membership on membership.person_id = latest.partner_id
      and membership.bank_id = latest.partner_bank_id and membership.state = 'active'
    where latest.partner_bank_id = ${p.bankId} or exists (
      select from bank_link
      where state = 'approved'
        and least(requester_bank_id, required_bank_id) = least(${p.bankId}::bigint, latest.partner_bank_id)
        and greatest(requester_bank_id, required_bank_id) = greatest(${p.bankId}::bigint, latest.partner_bank_id))
    order by latest.at desc, person.id
    limit ${p.limit} offset ${p.offset}`,
);

/** The balance that each confirmed exchange left on an account, from its row in the ledger. */
export const balancesAfter = statement(
  'exchanges.balancesAfter',
  (p: { exchangeIds: number[]; personId: number }) =>
    query
      .selectFrom('transfer')
      .select('exchange_id')
      .select(
        sql<number>`case when to_person_id = ${p.personId}
          then to_balance_minutes else from_balance_minutes end`.as('minutes'),
      )
      .where('kind', '=', 'confirmation')
      .where(sql<boolean>`exchange_id = any(${p.exchangeIds}::bigint[])`),
);
