/**
 * SQL of lists of exchanges, of a member or of a bank. Every variant of sort and filter is a
 * statement of its own. A list by day reads its page straight from the indexes of both sides; a
 * list by a name reads every name first.
 */
import { type RawBuilder, sql } from 'kysely';
import { EXCHANGE_STATES, type ExchangeState } from '#contract/exchange-states.ts';
import type { ExchangeSort } from '#contract/exchanges.ts';
import type { Locale } from '#contract/locales.ts';
import { statementsBy } from '#server/modules/tables.ts';
import type { Order, PageValues } from '#server/platform/paging.ts';
import type { Params } from '#server/platform/statements.ts';
import { ACTIVITY_NAME } from './activities-sql.ts';
import { ALL_JOINS, type ExchangeRow, exchangeColumns, JOINS } from './columns-sql.ts';

/** Which exchanges a list holds. */
export interface ListFilters {
  /** Whose list: a member's, from the account in their bank, or a whole bank's. */
  of: 'member' | 'bank';
  side: 'either' | 'creditor' | 'debtor';
  searching: boolean;
  byCreditor: boolean;
  byDebtor: boolean;
  /** People on whichever side. */
  byPerson: boolean;
  /** Another bank on one of the sides, or the own bank on both. */
  byBank: boolean;
  /** Every state instead of one. */
  inAnyState: boolean;
  /** Only the exchanges of one batch of the bank. */
  inBatch: boolean;
}

export interface ListVariant extends ListFilters {
  locale: Locale;
  order: Order<ExchangeSort>;
  /** Each row with the account's balance after it; only by day and without other filters. */
  withBalances: boolean;
}

export interface FilterValues {
  /** The member; unused in a bank's list. */
  personId: number;
  bankId: number;
  /** Unused in a list of every state. */
  state: ExchangeState;
  /** First and last day. */
  from: string;
  to: string;
  search: string;
  /** The search as the number of an exchange; null where it is none. */
  searchId: number | null;
  creditorIds: number[];
  debtorIds: number[];
  personIds: number[];
  otherBankId: number | null;
  batchId: number | null;
}

export interface ListValues extends FilterValues, PageValues {}

type Condition = RawBuilder<boolean>;

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

function filterNameOf({ of, side, ...flags }: ListFilters): string {
  return [
    of,
    ...(side === 'either' ? [] : [side]),
    ...(flags.searching ? ['q'] : []),
    ...(flags.byCreditor ? ['from'] : []),
    ...(flags.byDebtor ? ['to'] : []),
    ...(flags.byPerson ? ['who'] : []),
    ...(flags.byBank ? ['bank'] : []),
    ...(flags.inAnyState ? ['any'] : []),
    ...(flags.inBatch ? ['batch'] : []),
  ].join('/');
}

/**
 * The ids of a page with their sort key and the length of the list. By day each side gives as many
 * rows as the page needs, straight from its index; otherwise narrow rows of the whole list are
 * sorted, and only the rows of the page are read in full.
 */
function pageOf(variant: ListVariant, p: Params<ListValues>): RawBuilder<unknown> {
  const { order, searching, inBatch } = variant;
  const sorted = sql.raw(order.descending ? 'key desc, id desc' : 'key, id');
  const isByDay = order.field === 'dateOfTransaction' && !searching && !inBatch;
  const most = isByDay
    ? sql`order by ${sorted} limit ${p.limit}::bigint + ${p.offset}::bigint`
    : sql``;
  const filters = filtersOf(variant, p);
  const branches = branchesOf(variant, p);
  const rows = branches.map(
    (branch) => sql`(select exchange.id, ${keyOf(variant, p)} as key
      from exchange ${joinsOf(variant)} where ${branch} and ${filters} ${most})`,
  );
  const counts = branches.map(
    (branch) => sql`(select count(*) from exchange where ${branch} and ${filters})`,
  );
  // A search counts in the same scan; without one, a separate count uses an index.
  const total = searching ? sql`count(*) over ()` : sql.join(counts, sql` + `);
  return sql`
    select id, key, ${total} as total from (${sql.join(rows, sql` union all `)}) as sides
    order by ${sorted} limit ${p.limit} offset ${p.offset}`;
}

/** How many exchanges a list holds, and their time in all; from the same branches as the list. */
export const sumExchanges = statementsBy(
  'exchanges.sum',
  (filters: ListFilters) => (p: Params<FilterValues>) => {
    const joins = filters.searching ? sql`${JOINS.creditor} ${JOINS.debtor}` : sql``;
    const branches = branchesOf(filters, p).map(
      (branch) => sql`(select exchange.minutes, exchange.state from exchange ${joins}
        where ${branch} and ${filtersOf(filters, p)})`,
    );
    return sql<{ many: number; minutes: number; confirmed_minutes: number }>`
      select count(*) as many, coalesce(sum(minutes), 0)::bigint as minutes,
        coalesce(sum(minutes) filter (where state = 'confirmed'), 0)::bigint as confirmed_minutes
      from (${sql.join(branches, sql` union all `)}) as found`;
  },
  filterNameOf,
);

/**
 * What a list is read in, each from its index in the order of days: what the account or bank gave,
 * and what it received; in a list of every state, each of these by its state.
 */
function branchesOf(filters: ListFilters, p: Params<FilterValues>): Condition[] {
  const states = filters.inAnyState
    ? EXCHANGE_STATES.map((state) => sql<boolean>`exchange.state = ${sql.lit(state)}`)
    : [sql<boolean>`exchange.state = ${p.state}`];
  return sidesOf(filters, p).flatMap((side) =>
    states.map((state) => sql<boolean>`${side} and ${state}`),
  );
}

/** What the account or bank gave, and what it received. */
function sidesOf({ of, side }: ListFilters, p: Params<FilterValues>): Condition[] {
  const gave =
    of === 'member'
      ? sql<boolean>`(creditor_id = ${p.personId} and creditor_bank_id = ${p.bankId})`
      : sql<boolean>`creditor_bank_id = ${p.bankId}`;
  const received =
    of === 'member'
      ? sql<boolean>`(debtor_id = ${p.personId} and debtor_bank_id = ${p.bankId})`
      : sql<boolean>`(debtor_bank_id = ${p.bankId} and creditor_bank_id <> debtor_bank_id)`;
  if (side === 'either') return [gave, received];
  return [side === 'creditor' ? gave : received];
}

function filtersOf(variant: ListFilters, p: Params<FilterValues>): RawBuilder<unknown> {
  const filters = [
    sql`performed_on between ${p.from} and ${p.to}`,
    ...(variant.byPerson
      ? [
          sql`(creditor_id = any(${p.personIds}::bigint[])
          or debtor_id = any(${p.personIds}::bigint[]))`,
        ]
      : []),
    ...(variant.byBank ? [isWithBank(p)] : []),
    ...(variant.byCreditor ? [sql`creditor_id = any(${p.creditorIds}::bigint[])`] : []),
    ...(variant.byDebtor ? [sql`debtor_id = any(${p.debtorIds}::bigint[])`] : []),
    ...(variant.inBatch ? [isInBatch(p)] : []),
    ...(variant.searching ? [isFound(p)] : []),
  ];
  return sql.join(filters, sql` and `);
}

/** With that bank on the other side; with the reader's own, both sides are of it. */
function isWithBank(p: Params<FilterValues>): Condition {
  return sql<boolean>`case when ${p.otherBankId}::bigint = ${p.bankId}::bigint
    then creditor_bank_id = debtor_bank_id
    else ${p.otherBankId}::bigint in (creditor_bank_id, debtor_bank_id) end`;
}

/** Made in a batch of this bank; batches of other banks are not visible to it. */
function isInBatch(p: Params<FilterValues>): Condition {
  return sql<boolean>`exchange.id in (
    select item.exchange_id from exchange_batch_item item
    join exchange_batch batch on batch.id = item.batch_id
    where batch.id = ${p.batchId} and batch.bank_id = ${p.bankId})`;
}

/**
 * Words in the names of the two people or in the note, or the number of the exchange. The pattern is
 * folded once, not per row.
 */
function isFound(p: Params<FilterValues>): Condition {
  const pattern = sql`(select fold(${p.search}))`;
  return sql<boolean>`(exchange.id = ${p.searchId}::bigint or creditor.folded_name like ${pattern}
    or debtor.folded_name like ${pattern} or exchange.folded_note like ${pattern})`;
}

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
    select id, rank() over (order by fold(${sql.ref(ACTIVITY_NAME[locale])})) as place
    from activity) as service on service.id = exchange.activity_id`;
}
