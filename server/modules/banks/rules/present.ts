/** The rules of a bank as its members read them. */
import {
  BANK_RULES,
  type BankRule,
  RULE_NAMES,
  type RuleName,
  shownRule,
} from '#contract/banks/bank-rules.ts';
import { personName } from '#contract/person-name.ts';
import type { RowOf } from '#server/platform/statements.ts';
import type { listRuleChanges } from './sql.ts';

type Change = RowOf<typeof listRuleChanges>;

/** Every rule in its order, with its history; changes come latest first. */
export function presentRules(changes: readonly Change[]): BankRule[] {
  return RULE_NAMES.map((name) => presentRule(name, changes));
}

/** One rule of these changes. */
export function presentRule(name: RuleName, changes: readonly Change[]): BankRule {
  const standard = shownRule(name, BANK_RULES[name].standard);
  const history = changes
    .filter((change) => change.name === name)
    .map((change) => ({
      value: shownRule(name, change.value),
      at: change.valid_from.toISOString(),
      by: personName({ name: change.setter_name, surname: change.setter_surname }),
      note: change.note,
    }));
  return { name, value: history[0]?.value ?? standard, standard, history };
}
