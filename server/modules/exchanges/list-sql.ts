/**
 * SQL of lists of exchanges, of a member or of a bank. Every variant of sort and filter is a
 * statement of its own. A list by day reads its page straight from the indexes of both sides; a
 * list by a name reads every name first.
 */
import { type RawBuilder, sql } from 'kysely';
import type { ExchangeState } from '#contract/exchange-states.ts';
import type { ExchangeSort } from '#contract/exchanges.ts';
import type { Locale } from '#contract/locales.ts';
import { hasNamesake } from '#server/modules/accounts/people-sql.ts';
import { statement, statementsBy } from '#server/modules/tables.ts';
import type { Order, PageValues } from '#server/platform/paging.ts';
import type { Params } from '#server/platform/statements.ts';
import { ACTIVITY_NAME } from './activities-sql.ts';
import { ALL_JOINS, type ExchangeRow, exchangeColumns, JOINS } from './sql.ts';

export interface ListVariant {
  /** Whose list: a member's, from the account in their bank, or a whole bank's. */
  of: 'member' | 'bank';
  side: 'either' | 'creditor' | 'debtor';
  locale: Locale;
  order: Order<ExchangeSort>;
  searching: boolean;
  byCreditor: boolean;
  byDebtor: boolean;
  /** Each row with the account's balance after it; only by day and without other filters. */
  withBalances: boolean;
  /** Only the exchanges of one batch of the bank. */
  inBatch: boolean;
}

export interface ListValues extends PageValues {
  /** The member; unused in a bank's list. */
  personId: number;
  bankId: number;
  state: ExchangeState;
  /** First and last day. */
  from: string;
  to: string;
  search: string;
  creditorIds: number[];
  debtorIds: number[];
  batchId: number | null;
}

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

/** Short enough for PostgreSQL: `bank/it/-dateOfTransaction/q/from`. */
function nameOf({ of, side, locale, order, ...flags }: ListVariant): string {
  return [
    of,
    ...(side === 'either' ? [] : [side]),
    locale,
    `${order.descending ? '-' : ''}${order.field}`,
    ...(flags.searching ? ['q'] : []),
    ...(flags.byCreditor ? ['from'] : []),
    ...(flags.byDebtor ? ['to'] : []),
    ...(flags.inBatch ? ['batch'] : []),
    ...(flags.withBalances ? ['sums'] : []),
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
  const sides = sidesOf(variant, p);
  const rows = sides.map(
    (side) => sql`(select exchange.id, ${keyOf(variant, p)} as key
      from exchange ${joinsOf(variant)} where ${side} and ${filters} ${most})`,
  );
  const counts = sides.map(
    (side) => sql`(select count(*) from exchange where ${side} and ${filters})`,
  );
  // A search counts in the same scan; without one, a separate count uses an index.
  const total = searching ? sql`count(*) over ()` : sql.join(counts, sql` + `);
  return sql`
    select id, key, ${total} as total from (${sql.join(rows, sql` union all `)}) as sides
    order by ${sorted} limit ${p.limit} offset ${p.offset}`;
}

/** The branches a list is read in: what the account or bank gave, and what it received. */
function sidesOf({ of, side }: ListVariant, p: Params<ListValues>): Condition[] {
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

function filtersOf(variant: ListVariant, p: Params<ListValues>): RawBuilder<unknown> {
  const filters = [
    sql`exchange.state = ${p.state} and performed_on between ${p.from} and ${p.to}`,
    ...(variant.byCreditor ? [sql`creditor_id = any(${p.creditorIds}::bigint[])`] : []),
    ...(variant.byDebtor ? [sql`debtor_id = any(${p.debtorIds}::bigint[])`] : []),
    ...(variant.inBatch ? [isInBatch(p)] : []),
    ...(variant.searching ? [isFound(p)] : []),
  ];
  return sql.join(filters, sql` and `);
}

/** Made in a batch of this bank; other banks' batches are none of its business. */
function isInBatch(p: Params<ListValues>): Condition {
  return sql<boolean>`exchange.id in (
    select item.exchange_id from exchange_batch_item item
    join exchange_batch batch on batch.id = item.batch_id
    where batch.id = ${p.batchId} and batch.bank_id = ${p.bankId})`;
}

/** Words in the names of the two people or in the note. The pattern is folded once, not per row. */
function isFound(p: Params<ListValues>): Condition {
  const pattern = sql`(select fold(${p.search}))`;
  return sql<boolean>`(creditor.folded_name like ${pattern} or debtor.folded_name like ${pattern}
    or exchange.folded_note like ${pattern})`;
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
  return sql`join (
    select id, rank() over (order by fold(${sql.ref(ACTIVITY_NAME[locale])})) as place
    from activity) as service on service.id = exchange.activity_id`;
}

/** The pending exchanges on each side of an account, counted and summed from its indexes. */
export const sumPending = statement(
  'exchanges.sumPending',
  (p: Params<{ personId: number; bankId: number }>) => sql<{
    given: number;
    given_minutes: number;
    received: number;
    received_minutes: number;
  }>`
    select gave.many as given, gave.minutes as given_minutes,
           received.many as received, received.minutes as received_minutes
    from (select count(*) as many, coalesce(sum(minutes), 0)::bigint as minutes from exchange
          where state = 'pending'
            and creditor_id = ${p.personId} and creditor_bank_id = ${p.bankId}) as gave,
         (select count(*) as many, coalesce(sum(minutes), 0)::bigint as minutes from exchange
          where state = 'pending'
            and debtor_id = ${p.personId} and debtor_bank_id = ${p.bankId}) as received`,
);

/** People of the member's bank and its friends with whom they exchanged last, the latest first. */
export const listPartners = statement(
  'exchanges.partners',
  (p: Params<PageValues & { personId: number; bankId: number }>) => sql<{
    id: number;
    name: string;
    surname: string;
    full_name: string;
    bank_id: number;
    bank_name: string;
    has_namesake: boolean;
    phone_digits: string;
    birth_date: string;
    email: string;
    decided_at: Date | null;
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
           bank.id as bank_id, bank.name as bank_name,
           person.phone_digits, person.birth_date, person.email, membership.decided_at,
           ${hasNamesake} as has_namesake, count(*) over () as total
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
