/** From the rows of a bank to its rules, on plain facts. */
import {
  BANK_RULES,
  type BankRules,
  type RuleName,
  type RuleValue,
} from '#contract/banks/bank-rules.ts';

type Flag =
  | 'band-hard'
  | 'balances-visible'
  | 'board-digest'
  | 'board-public'
  | 'board-checked-first'
  | 'desk-second-factor';

/** Each rule of a bank: what it has set, else what holds for every bank. Hours in minutes. */
export function rulesFrom(set: readonly { name: string; value: RuleValue }[]): BankRules {
  const known = new Map(set.map(({ name, value }) => [name, value]));
  const count = (name: Exclude<RuleName, Flag>): number => {
    const value = known.get(name);
    return typeof value === 'number' ? value : BANK_RULES[name].standard;
  };
  return {
    'band-low': count('band-low'),
    'band-low-first-year': count('band-low-first-year'),
    'band-high': count('band-high'),
    'band-hard': known.get('band-hard') === true,
    'balances-visible': known.get('balances-visible') === true,
    'newcomer-gift': count('newcomer-gift'),
    'gift-most': count('gift-most'),
    'gifts-in-a-year': count('gifts-in-a-year'),
    'lesson-preparation': count('lesson-preparation'),
    'yearly-share': count('yearly-share'),
    'fund-low': count('fund-low'),
    'board-digest': known.get('board-digest') !== false,
    'board-digest-day': count('board-digest-day'),
    'board-public': known.get('board-public') === true,
    'board-checked-first': known.get('board-checked-first') === true,
    'desk-second-factor': known.get('desk-second-factor') === true,
    'cheque-days': count('cheque-days'),
    'statement-months': count('statement-months'),
  };
}
