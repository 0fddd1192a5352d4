/** What of the books counts as exchanged: the one condition of every figure that says so. */
import { sql } from 'kysely';

/**
 * Services that are confirmed. Balances that were brought, gifts, shares and what a closed account leaves
 * move hours, but nobody did anything for anybody. Reads the columns of `exchange`; indexes have both.
 */
export const isExchanged = sql<boolean>`exchange.state = 'confirmed' and exchange.kind = 'service'`;

/** Neither side is the fund of its bank: somebody did something for a person. */
export const isBetweenPeople = sql<boolean>`not exists (
  select from bank
  where (bank.id, bank.fund_person_id) in ((exchange.creditor_bank_id, exchange.creditor_id),
                                           (exchange.debtor_bank_id, exchange.debtor_id)))`;
