/** Which exchanges a list holds, in SQL: the sides it is read in, and its filters. */
import { type RawBuilder, sql } from 'kysely';
import { EXCHANGE_STATES, type ExchangeState } from '#contract/hours/exchange-states.ts';
import type { Params } from '#server/platform/statements.ts';

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
  /** Without balances that were brought and what closed accounts left. */
  withoutOpenings: boolean;
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

type Condition = RawBuilder<boolean>;

/** A name for these filters, short enough for PostgreSQL: `bank/q/from`. */
export function filterNameOf({ of, side, ...flags }: ListFilters): string {
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
    ...(flags.withoutOpenings ? ['moves'] : []),
  ].join('/');
}

/**
 * What a list is read in, each from its index in the order of days: what the account or bank gave,
 * and what it received; in a list of every state, each of these by its state.
 */
export function branchesOf(filters: ListFilters, p: Params<FilterValues>): Condition[] {
  const states = filters.inAnyState
    ? EXCHANGE_STATES.map((state) => sql<boolean>`exchange.state = ${sql.lit(state)}`)
    : [sql<boolean>`exchange.state = ${p.state}`];
  return sidesOf(filters, p).flatMap((side) =>
    states.map((state) => sql<boolean>`${side} and ${state}`),
  );
}

/** What the account or bank gave, and what it received. */
export function sidesOf({ of, side }: ListFilters, p: Params<FilterValues>): Condition[] {
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

export function filtersOf(variant: ListFilters, p: Params<FilterValues>): RawBuilder<unknown> {
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
    ...(variant.withoutOpenings ? [sql`exchange.kind not in ('opening', 'settlement')`] : []),
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
