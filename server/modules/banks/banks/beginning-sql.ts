/**
 * SQL of banks that begin (specification §41). Nothing says so but the bank and its books: what has ended
 * stays ended, for neither a founding day nor a row of the books ever changes.
 */
import { sql } from 'kysely';
import { isExchanged } from '#server/modules/hours/ledger/exchanged-sql.ts';
import { statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';

/** A bank that ever had so many confirmed services at once no longer begins. */
const SERVICES = sql.lit(20);

/** The services of the row of `bank` with somebody of it on either side, each once. */
const servicesOf = (columns: string, condition = sql`exchange.kind = 'service'`) => sql`
  select ${sql.raw(columns)} from exchange
  where exchange.creditor_bank_id = bank.id and ${condition}
  union all
  select ${sql.raw(columns)} from exchange
  where exchange.debtor_bank_id = bank.id and exchange.creditor_bank_id <> exchange.debtor_bank_id
    and ${condition}`;

/** The confirmed services of the row of `bank`. */
export const exchangesOf = (columns: string) => servicesOf(columns, isExchanged);

/**
 * The most services that were in the books at once: one that was taken back or reversed counts until
 * then. A bank with as many today is not looked at further.
 */
const hadServices = sql`
  case when (select count(*) from (${exchangesOf('exchange.id')} limit ${SERVICES}) now) >= ${SERVICES}
    then true
    else exists (
      select from (
        select sum(case transfer.kind when 'confirmation' then 1 else -1 end)
                 over (order by transfer.id) as at_once
        from (${servicesOf('exchange.id')}) service
        join transfer on transfer.exchange_id = service.id
      ) booked
      where at_once >= ${SERVICES})
  end`;

/**
 * Whether the row of `bank` begins: founded here after that moment, no exchanges of before the portal, not
 * yet twenty services. A past that was brought counts also where it was taken back.
 */
export const isBeginning = (begunAfter: unknown) => sql<boolean>`
  case when not bank.begun_here or bank.created_at <= ${begunAfter}::timestamptz then false
    else not exists (select from import where import.bank_id = bank.id
                     and import.ran_at is not null and import.mapping ->> 'kind' = 'history')
      and not (${hadServices})
  end`;

export const findBeginning = statement(
  'banks.findBeginning',
  (p: Params<{ bankId: number; begunAfter: Date }>) => sql<{ is_beginning: boolean }>`
    select ${isBeginning(p.begunAfter)} as is_beginning from bank where bank.id = ${p.bankId}`,
);
