/**
 * SQL of lists of exchanges, of a member or of a bank. Every variant of sort and filter is a
 * statement of its own. A list by day reads its page straight from the indexes of both sides; a
 * list by a name reads every name first.
 */
import { type RawBuilder, sql } from 'kysely';
import type { ExchangeSort } from '#contract/hours/exchange-lists.ts';
import type { Locale } from '#contract/locales.ts';
import { statementsBy } from '#server/modules/tables.ts';
import { countBeside, countOf, nameByLanguage } from '#server/platform/expressions.ts';
import type { Counted, Order, PageValues } from '#server/platform/paging.ts';
import type { Params } from '#server/platform/statements.ts';
import { ALL_JOINS, type ExchangeRow, exchangeColumns, JOINS } from './columns-sql.ts';
import {
  branchesOf,
  type FilterValues,
  filterNameOf,
  filtersOf,
  type ListFilters,
  sidesOf,
} from './list-filters-sql.ts';

export interface ListVariant extends ListFilters {
  locale: Locale;
  order: Order<ExchangeSort>;
  /** Each row with the account's balance after it; only by day and without other filters. */
  withBalances: boolean;
}

export interface ListValues extends FilterValues, PageValues, Counted {}

/** A row of a list; `total` is the length of the whole list. */
export interface ListedExchange extends ExchangeRow {
  total: number;
  /** Only in lists with balances. */
  balance_after?: number | undefined;
}

/** One page of exchanges. */
export const listExchanges = statementsBy(
  'exchanges.list',
  (variant: ListVariant) => {
    const { order, locale, withBalances } = variant;
    const direction = sql.raw(order.descending ? 'desc' : 'asc');
    return (p: Params<ListValues>) => {
      const page = withBalances ? withNewestBalance(variant, p) : pageOf(variant, p);
      const balance = withBalances ? sql`, ${balanceAfter(p)} as balance_after` : sql``;
      return sql<ListedExchange>`
        select ${exchangeColumns(locale)}, page.total ${balance}
        from exchange ${ALL_JOINS}
        join (${page}) as page on page.id = exchange.id
        order by page.key ${direction}, page.id ${direction}`;
    };
  },
  nameOf,
);

/** Short enough for PostgreSQL: `it/-dateOfTransaction/bank/q/from`. */
function nameOf({ locale, order, withBalances, ...filters }: ListVariant): string {
  const key = `${order.descending ? '-' : ''}${order.field}`;
  return [locale, key, ...(withBalances ? ['sums'] : []), filterNameOf(filters)].join('/');
}

/**
 * The ids of a page with their sort key and the length of the list. By day each side gives as many
 * rows as the page needs, straight from its index; otherwise narrow rows of the whole list are
 * sorted, and only the rows of the page are read in full.
 */
function pageOf(variant: ListVariant, p: Params<ListValues>): RawBuilder<unknown> {
  const { order, searching } = variant;
  const sorted = sql.raw(order.descending ? 'key desc, id desc' : 'key, id');
  const filters = filtersOf(variant, p);
  const sides = branchesOf(variant, p).map((side) => sql`${side} and ${filters}`);
  // A search counts in the same scan; without one, a separate count uses an index, and may end early.
  const total = searching
    ? countBeside(p)
    : countOf(united(sides.map((side) => sql`(select from exchange where ${side})`)), p);
  const person = searching ? undefined : PERSON_OF[order.field];
  const rows = person ? withNames(sides, person) : withKeys(variant, sides, { sorted, p });
  return sql`
    select id, key, ${total} as total from (${rows}) as sides
    order by ${sorted} limit ${p.limit} offset ${p.offset}`;
}

/** The rows with their sort key; by day only as many of each side as the page may need. */
function withKeys(
  variant: ListVariant,
  sides: RawBuilder<unknown>[],
  { sorted, p }: { sorted: RawBuilder<unknown>; p: Params<ListValues> },
): RawBuilder<unknown> {
  const { order, searching, inBatch } = variant;
  const isByDay = order.field === 'dateOfTransaction' && !searching && !inBatch;
  const most = isByDay
    ? sql`order by ${sorted} limit ${p.limit}::bigint + ${p.offset}::bigint`
    : sql``;
  return united(
    sides.map(
      (side) => sql`(select exchange.id, ${keyOf(variant, p)} as key
        from exchange ${joinsOf(variant)} where ${side} ${most})`,
    ),
  );
}

const united = (parts: RawBuilder<unknown>[]) => sql.join(parts, sql` union all `);

/** The person by whose name an order sorts. */
const PERSON_OF: Partial<Record<ExchangeSort, RawBuilder<number>>> = {
  userFromFullName: sql`creditor_id`,
  userToFullName: sql`debtor_id`,
  creator: sql`created_by`,
};

/**
 * The rows with a name as their key. Each name is read once, of the people who are in the list: joined to
 * the rows, those of everybody in the portal would be.
 */
function withNames(sides: RawBuilder<unknown>[], person: RawBuilder<number>): RawBuilder<unknown> {
  const rows = sides.map(
    (side) => sql`(select id, ${person} as person_id from exchange where ${side})`,
  );
  return sql`
    with found as materialized (${united(rows)}),
    names as materialized (
      select id as person_id, folded_name as key from person
      where id = any(array(select distinct person_id from found)))
    select id, key from found join names using (person_id)`;
}

/**
 * How many exchanges a list holds, and their time in all, as far as they are counted; from the same
 * branches as the list.
 */
export const sumExchanges = statementsBy(
  'exchanges.sum',
  (filters: ListFilters) => (p: Params<FilterValues & Counted>) => {
    const joins = filters.searching ? sql`${JOINS.creditor} ${JOINS.debtor}` : sql``;
    const branches = branchesOf(filters, p).map(
      (branch) => sql`(select exchange.minutes, exchange.state from exchange ${joins}
        where ${branch} and ${filtersOf(filters, p)})`,
    );
    return sql<{ many: number; minutes: number; confirmed_minutes: number }>`
      select count(*) as many, coalesce(sum(minutes), 0)::bigint as minutes,
        coalesce(sum(minutes) filter (where state = 'confirmed'), 0)::bigint as confirmed_minutes
      from (${united(branches)} limit ${p.countMax}) as found`;
  },
  filterNameOf,
);

/** What the exchange moved on the member's account. */
function movedMinutes(p: Params<ListValues>): RawBuilder<number> {
  return sql`case when exchange.creditor_id = ${p.personId}
    then exchange.minutes else -exchange.minutes end`;
}

/**
 * The page with the balance after its newest row: the balance of today minus what is newer. Nothing
 * is newer on the first page, and little on the next ones, so the account is never summed whole.
 */
function withNewestBalance(variant: ListVariant, p: Params<ListValues>): RawBuilder<unknown> {
  const newer = sidesOf(variant, p).map(
    (side) => sql`coalesce((select sum(${movedMinutes(p)}) from exchange
      where ${side} and state = ${p.state}
        and (performed_on, id) > (select key, id from page order by key desc, id desc limit 1)), 0)`,
  );
  return sql`
    with page as (${pageOf(variant, p)})
    select page.*, (select balance_minutes from account
      where person_id = ${p.personId} and bank_id = ${p.bankId})
      - ${sql.join(newer, sql` - `)} as newest_balance from page`;
}

/** The balance after a row: that of the page's newest row minus what the rows between moved. */
function balanceAfter(p: Params<ListValues>): RawBuilder<number> {
  return sql`page.newest_balance - coalesce(sum(${movedMinutes(p)}) over (
    order by exchange.performed_on desc, exchange.id desc
    rows between unbounded preceding and 1 preceding), 0)`;
}

/** The sort keys that are a column, and the join each one needs. */
const KEYS: Record<
  Exclude<ExchangeSort, 'quantityOfHours' | 'description'>,
  { key: RawBuilder<unknown>; join?: keyof typeof JOINS }
> = {
  dateOfTransaction: { key: sql`performed_on` },
  userFromFullName: { key: sql`creditor.folded_name`, join: 'creditor' },
  bankFromName: { key: sql`creditor_bank.folded_name`, join: 'creditorBank' },
  userToFullName: { key: sql`debtor.folded_name`, join: 'debtor' },
  bankToName: { key: sql`debtor_bank.folded_name`, join: 'debtorBank' },
  note: { key: sql`exchange.folded_note` },
  creator: { key: sql`creator.folded_name`, join: 'creator' },
  createdAt: { key: sql`exchange.created_at` },
  id: { key: sql`exchange.id` },
};

/**
 * Hours sort as they are shown, signed in a member's list and plain in a bank's; a description as
 * the screens show it, first the service, then the note.
 */
function keyOf({ of, order }: ListVariant, p: Params<ListValues>): RawBuilder<unknown> {
  if (order.field === 'description') return sql`(service.place, exchange.folded_note)`;
  if (order.field !== 'quantityOfHours') return KEYS[order.field].key;
  return of === 'bank' ? sql`exchange.minutes` : movedMinutes(p);
}

function joinsOf({ order, searching, locale }: ListVariant): RawBuilder<unknown> {
  const { field } = order;
  const own = field === 'quantityOfHours' || field === 'description' ? undefined : KEYS[field].join;
  const needed = new Set([
    ...(own ? [own] : []),
    ...(searching ? (['creditor', 'debtor'] as const) : []),
  ]);
  const services = field === 'description' ? [servicesInOrder(locale)] : [];
  return sql.join([...[...needed].map((join) => JOINS[join]), ...services], sql` `);
}

/** The services ranked by their names, read once for a list and not once for a row. */
function servicesInOrder(locale: Locale): RawBuilder<unknown> {
  return sql`left join (
    select id, rank() over (order by fold(${nameByLanguage('activity', locale)})) as place
    from activity) as service on service.id = exchange.activity_id`;
}
