/** SQL of the letter about a changed rule. */
import { sql } from 'kysely';
import type { RuleValue } from '#contract/banks/bank-rules.ts';
import { statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';
import type { Reader } from './letter.ts';
import { READER } from './sql.ts';

/**
 * A change of a rule while it is the latest of its name, the value before it (null: none was set),
 * and a reader who still is a member and did not make the change.
 */
export const readRuleChange = statement(
  'mail.readRuleChange',
  (p: Params<{ ruleId: number; readerId: number }>) => sql<
    Reader & {
      rule_name: string;
      value: RuleValue;
      before: RuleValue | null;
      note: string;
      bank_name: string;
      setter_name: string;
      setter_surname: string;
    }
  >`
    select rule.name as rule_name, rule.value, previous.value as before, rule.note,
           bank.name as bank_name, setter.name as setter_name, setter.surname as setter_surname,
           ${READER}
    from bank_rule rule
    join bank on bank.id = rule.bank_id
    join person setter on setter.id = rule.set_by
    join person reader on reader.id = ${p.readerId} and reader.id <> rule.set_by
    join membership on membership.person_id = reader.id and membership.bank_id = rule.bank_id
      and membership.state = 'active'
    left join lateral (
      select value from bank_rule
      where bank_id = rule.bank_id and name = rule.name and id < rule.id
      order by id desc limit 1
    ) previous on true
    where rule.id = ${p.ruleId}
      and not exists (
        select from bank_rule later
        where later.bank_id = rule.bank_id and later.name = rule.name and later.id > rule.id)`,
);
