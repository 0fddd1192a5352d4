/** A rule of a bank inside a statement (specification §11). Whole sets are read by `rulesOfBank`. */
import { type Expression, sql } from 'kysely';
import { BANK_RULES } from '#contract/banks/bank-rules.ts';

type NumberRuleName = {
  [Name in keyof typeof BANK_RULES]: (typeof BANK_RULES)[Name]['standard'] extends number
    ? Name
    : never;
}[keyof typeof BANK_RULES];

/** What a rule says now, hours in minutes; its standard until the bank says otherwise. */
export const ruleNow = (bankId: Expression<unknown>, name: NumberRuleName) => sql<number>`coalesce(
  (select (value #>> '{}')::integer from bank_rule
   where bank_rule.bank_id = ${bankId} and bank_rule.name = ${sql.lit(name)}
   order by bank_rule.id desc limit 1),
  ${sql.lit(BANK_RULES[name].standard)})`;
