/** From the rows of a bank to its rules, on plain facts. */
import {
  BANK_RULES,
  type BankRules,
  RULE_NAMES,
  type RuleValue,
} from '#contract/banks/bank-rules.ts';

/** Each rule of a bank: what it has set, else what holds for every bank. Hours in minutes. */
export function rulesFrom(set: readonly { name: string; value: RuleValue }[]): BankRules {
  const known = new Map(set.map(({ name, value }) => [name, value]));
  const rules = RULE_NAMES.map((name) => {
    const { standard } = BANK_RULES[name];
    const value = known.get(name);
    return [name, typeof value === typeof standard ? value : standard];
  });
  return Object.fromEntries(rules);
}
