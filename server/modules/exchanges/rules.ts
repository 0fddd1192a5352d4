/** The rules of recording an exchange, on plain facts (laws L1, L2, L9). */
import type { Actor } from '#contract/abilities.ts';
import { type ExchangeSides, exchangeRefusal } from '#contract/abilities.ts';
import type { FieldProblem } from '#contract/errors.ts';
import { futureDay } from '#contract/values.ts';

/** What must be known to judge what was done, and between which banks. */
export interface OccasionFacts {
  performedOn: string;
  /** Today as `yyyy-MM-dd`. */
  today: string;
  banksAreSameOrLinked: boolean;
  activityExists: boolean;
}

/** What speaks against an occasion, by the field where it can be mended. */
export function problemsOfOccasion(facts: OccasionFacts): FieldProblem[] {
  const problems = futureDay('dateOfTransaction', facts.performedOn, facts.today);
  if (!facts.banksAreSameOrLinked) problems.push({ path: 'bankTo', code: 'bank-not-linked' });
  if (!facts.activityExists) problems.push({ path: 'activity', code: 'activity-unknown' });
  return problems;
}

/** What must be known to judge two people. */
export interface PairFacts {
  creditorId: number;
  debtorId: number;
  creditorIsActive: boolean;
  debtorIsActive: boolean;
}

/** What speaks against two people, by the field where it can be mended. */
export function problemsOfPair(facts: PairFacts): FieldProblem[] {
  if (facts.creditorId === facts.debtorId) return [{ path: 'userTo', code: 'same-person' }];
  const problems: FieldProblem[] = [];
  if (!facts.creditorIsActive) problems.push({ path: 'userFrom', code: 'not-a-member' });
  if (!facts.debtorIsActive) problems.push({ path: 'userTo', code: 'not-a-member' });
  return problems;
}

/** Law L9: an administrator's registration needs nobody else when they might confirm it anyway. */
export function confirmsAtOnce(admin: Actor, pair: ExchangeSides): boolean {
  return (
    admin.bankId === pair.debtorBankId && exchangeRefusal(admin, 'confirm', pair) === undefined
  );
}
