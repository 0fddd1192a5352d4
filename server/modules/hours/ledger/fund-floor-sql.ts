/** How far down a bank's fund may go (specification §19), and what it cannot give now. */
import { type Expression, type RawBuilder, sql } from 'kysely';
import { ruleNow } from './bank-rule-sql.ts';

/**
 * What moving in left on the fund, in minutes, where that is below zero: the difference of balances that
 * were brought, which nobody gave away. The limit counts from there.
 */
const broughtBelowZero = (
  bankId: Expression<number>,
  fundId: Expression<number>,
) => sql<number>`least(0,
  (select coalesce(sum(minutes), 0)::bigint from exchange brought
   where brought.creditor_id = ${fundId} and brought.creditor_bank_id = ${bankId}
     and brought.kind = 'opening' and brought.state = 'confirmed')
  - (select coalesce(sum(minutes), 0)::bigint from exchange brought
     where brought.debtor_id = ${fundId} and brought.debtor_bank_id = ${bankId}
       and brought.kind = 'opening' and brought.state = 'confirmed'))`;

/** In minutes: the rule `fund-low` of a bank, counted from what moving in left. */
export const fundFloorOf = (
  bankId: Expression<number>,
  fundId: Expression<number>,
): RawBuilder<number> => sql<number>`(${broughtBelowZero(bankId, fundId)}
  + ${ruleNow(bankId, 'fund-low')})`;

/** Whether a row of `exchange` waits for the fund: confirming it would take the fund below its limit. */
export const waitsForFund = sql<boolean>`(exchange.state = 'pending'
  and exchange.kind in ('gift', 'service') and exists (
    select from bank giver
    join account fund on fund.person_id = giver.fund_person_id and fund.bank_id = giver.id
    where giver.id = exchange.debtor_bank_id and giver.fund_person_id = exchange.debtor_id
      and fund.balance_minutes - exchange.minutes
        < ${fundFloorOf(sql.ref('giver.id'), sql.ref('giver.fund_person_id'))}))`;
