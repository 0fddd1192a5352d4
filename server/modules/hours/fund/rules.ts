/** What limits a gift of hours, on plain facts in minutes. */
import type { BankRules } from '#contract/banks/bank-rules.ts';
import type { FieldProblem } from '#contract/errors.ts';

export interface GiftFacts {
  minutes: number;
  /** Whether it goes to another member, and not to the fund. */
  isToMember: boolean;
  /** The giver's balance, and how far down the bank asks them to stay. */
  balance: number;
  low: number;
  /** Already given to other members this year. */
  givenThisYear: number;
}

/** The problems of a member's gift: one is not made from below the band, nor beyond the rules. */
export function problemsOfGift(rules: BankRules, facts: GiftFacts): FieldProblem[] {
  const { minutes, isToMember, balance, low, givenThisYear } = facts;
  const problem = (code: FieldProblem['code']): FieldProblem[] => [{ path: 'hours', code }];
  if (balance - minutes < low) return problem('gift-below-band');
  if (!isToMember) return [];
  if (minutes > rules['gift-most']) return problem('gift-too-large');
  if (givenThisYear + minutes > rules['gifts-in-a-year']) return problem('gifts-used-up');
  return [];
}
