/**
 * SQL of lists of exchanges, of a member or of a bank. Every variant of sort and filter is a
 * statement of its own. A list by day reads its page straight from the indexes of both sides; a
 * list by a name has to look at every name first.
 */
import { type RawBuilder, sql } from 'kysely';
import type { ExchangeState } from '#contract/exchange-states.ts';
import type { ExchangeSort } from '#contract/exchanges.ts';
import type { Locale } from '#contract/locales.ts';
import { hasNamesake } from '#server/modules/accounts/people-sql.ts';
import { statement, statementsBy } from '#server/modules/tables.ts';
import type { Order, PageValues } from '#server/platform/paging.ts';
import { ACTIVITY_NAME } from './activities-sql.ts';
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
  /** Each row with the account's balance after it and all older ones; by day and unnarrowed only. */
  withBalances: boolean;
  /** Only those made in one batch of the bank. */
  inBatch: boolean;
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
  batchId: number | null;
}

type Condition = RawBuilder<boolean>;

/** One page of exchanges with `total`, the length of the whole list, on every row. */
export const listExchanges = statementsBy('exchanges.list', (variant: ListVariant) => {
  const direction = variant.order.descending ? 'desc' : 'asc';
  return (p: ListValues) =>
    exchangesAsRead(variant.locale)
      .innerJoin(pageOf(variant, p).as('page'), 'page.id', 'exchange.id')
      .select('page.total')
      .$if(variant.withBalances, (list) => list.select(balanceAfter(p).as('balance_after')))
      .orderBy('page.key', direction)
      .orderBy('page.id', direction);
});

/** The parts a list is read in: what the account or bank gave, and what it received. */
function sidesOf({ of, side }: ListVariant, p: ListValues): Condition[] {
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

function filtersOf(
  { byCreditor, byDebtor, inBatch, searching }: ListVariant,
  p: ListValues,
): Condition {
  return sql<boolean>`${sql.join(
    [
      sql`exchange.state = ${p.state}`,
      sql`performed_on between ${p.from} and ${p.to}`,
      ...(byCreditor ? [sql`creditor_id = any(${p.creditorIds}::bigint[])`] : []),
      ...(byDebtor ? [sql`debtor_id = any(${p.debtorIds}::bigint[])`] : []),
      ...(inBatch ? [isInBatch(p)] : []),
      ...(searching ? [isFound(p)] : []),
    ],
    sql` and `,
  )}`;
}

/**
 * The ids of a page with what they are sorted by and the length of the list. By day each side gives
 * as many rows as the page needs, straight from its index; otherwise narrow rows of the whole list
 * are sorted, and only those of the page are read in full.
 */
function pageOf(variant: ListVariant, p: ListValues) {
  const { order, searching, inBatch } = variant;
  const sorted = sql.raw(order.descending ? 'key desc, id desc' : 'key, id');
  const isByDay = order.field === 'dateOfTransaction' && !searching && !inBatch;
  const most = isByDay
    ? sql`order by ${sorted} limit ${p.limit}::bigint + ${p.offset}::bigint`
    : sql``;
  const filters = filtersOf(variant, p);
  const parts = sidesOf(variant, p).map(
    (side) => sql`(select exchange.id, ${keyOf(variant, p)} as key
      from exchange ${joinsOf(variant)} where ${side} and ${filters} ${most})`,
  );
  // What is searched for is found once, and counted there; else an index counts faster.
  const counts = sidesOf(variant, p).map(
    (side) => sql`(select count(*) from exchange where ${side} and ${filters})`,
  );
  const total = searching ? sql`count(*) over ()` : sql.join(counts, sql` + `);
  const page = sql`(
    select id, key, ${total} as total from (${sql.join(parts, sql` union all `)}) as sides
    order by ${sorted} limit ${p.limit} offset ${p.offset})`;
  return sql<PageRow>`${variant.withBalances ? withNewestBalance(variant, page, p) : page}`;
}

interface PageRow {
  id: number;
  key: unknown;
  total: number;
  /** The account's balance after the newest exchange of the page; only in lists with balances. */
  newest_balance: number;
}

/** What the exchange moved on the member's account. */
function movedMinutes(p: ListValues): RawBuilder<number> {
  return sql`case when exchange.creditor_id = ${p.personId}
    then exchange.minutes else -exchange.minutes end`;
}

/**
 * Adds the balance after the page's newest row: the balance of today less what is newer. Nothing is
 * newer on the first page, and little on the next ones, so the account is never added up whole.
 */
function withNewestBalance(
  variant: ListVariant,
  page: RawBuilder<unknown>,
  p: ListValues,
): RawBuilder<unknown> {
  const newer = sidesOf(variant, p).map(
    (side) => sql`coalesce((select sum(${movedMinutes(p)}) from exchange
      where ${side} and state = ${p.state}
        and (performed_on, id) > (select key, id from page order by key desc, id desc limit 1)), 0)`,
  );
  return sql`(with page as ${page}
    select page.*, (select balance_minutes from account
      where person_id = ${p.personId} and bank_id = ${p.bankId})
      - ${sql.join(newer, sql` - `)} as newest_balance from page)`;
}

/** The balance after a row: that of the page's newest row less what the rows between have moved. */
function balanceAfter(p: ListValues): RawBuilder<number> {
  return sql`page.newest_balance - coalesce(sum(${movedMinutes(p)}) over (
    order by exchange.performed_on desc, exchange.id desc
    rows between unbounded preceding and 1 preceding), 0)`;
}

/** Made in a batch of the bank whose list it is; the batches of other banks are not theirs to ask. */
function isInBatch(p: ListValues): Condition {
  return sql<boolean>`exchange.id in (
    select item.exchange_id from exchange_batch_item item
    join exchange_batch batch on batch.id = item.batch_id
    where batch.id = ${p.batchId} and batch.bank_id = ${p.bankId})`;
}

/** Words in the names of the two people or in the note. The pattern is folded once, not for each row. */
function isFound(p: ListValues): Condition {
  const pattern = sql`(select fold(${p.search}))`;
  return sql<boolean>`(creditor.folded_name like ${pattern} or debtor.folded_name like ${pattern}
    or exchange.folded_note like ${pattern})`;
}

const JOINS = {
  creditor: sql`join person creditor on creditor.id = exchange.creditor_id`,
  debtor: sql`join person debtor on debtor.id = exchange.debtor_id`,
  creator: sql`join person creator on creator.id = exchange.created_by`,
  creditorBank: sql`join bank creditor_bank on creditor_bank.id = exchange.creditor_bank_id`,
  debtorBank: sql`join bank debtor_bank on debtor_bank.id = exchange.debtor_bank_id`,
};

/** The services in the order of their names, read once for a list and not once for a row. */
const servicesInOrder = (locale: Locale) =>
  sql`join (select id, rank() over (order by fold(${sql.ref(ACTIVITY_NAME[locale])})) as place
    from activity) as service on service.id = exchange.activity_id`;

/** What a list can be sorted by, and whose table that stands in. */
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

/**
 * Hours sort as they are shown, signed in a member's list and plain in a bank's; a description as the
 * screens show it, first the service, then the note.
 */
function keyOf({ of, order }: ListVariant, p: ListValues): RawBuilder<unknown> {
  if (order.field === 'description') return sql`(service.place, exchange.folded_note)`;
  if (order.field !== 'quantityOfHours') return KEYS[order.field].key;
  return of === 'bank' ? sql`exchange.minutes` : movedMinutes(p);
}

/** What waits on each side of an account, counted and added up from its indexes. */
export const sumPending = statement(
  'exchanges.sumPending',
  (p: { personId: number; bankId: number }) => sql<{
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
