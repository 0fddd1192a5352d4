/** The rules of recording an exchange, on plain facts (laws L1, L2, L9). */
import type { Actor } from '#contract/abilities.ts';
import { type ExchangeSides, exchangeRefusal } from '#contract/abilities.ts';
import type { FieldProblem } from '#contract/errors.ts';
import { futureDay } from '#contract/values.ts';

/** An activity of a form; there is none where it is not known. */
export interface ActivityFacts {
  retired_at: Date | null;
}

/** Why an activity cannot be chosen, if so (specification §39). */
export function problemsOfActivity(activity: ActivityFacts | undefined): FieldProblem[] {
  if (!activity) return [{ path: 'activity', code: 'activity-unknown' }];
  return activity.retired_at === null ? [] : [{ path: 'activity', code: 'activity-retired' }];
}

/** The facts about the terms of an exchange and its banks. */
export interface TermsFacts {
  performedOn: string;
  /** Today as `yyyy-MM-dd`. */
  today: string;
  banksAreSameOrLinked: boolean;
  activity: ActivityFacts | undefined;
}

/** The problems of the terms, by the field that causes each. */
export function problemsOfTerms(facts: TermsFacts): FieldProblem[] {
  const problems = futureDay('dateOfTransaction', facts.performedOn, facts.today);
  if (!facts.banksAreSameOrLinked) problems.push({ path: 'bankTo', code: 'bank-not-linked' });
  return [...problems, ...problemsOfActivity(facts.activity)];
}

/** The facts about the two people. */
export interface PartiesFacts {
  creditorId: number;
  debtorId: number;
  creditorIsActive: boolean;
  debtorIsActive: boolean;
}

/** The problems of the two people, by the field that causes each. */
export function problemsOfParties(facts: PartiesFacts): FieldProblem[] {
  if (facts.creditorId === facts.debtorId) return [{ path: 'userTo', code: 'same-person' }];
  const problems: FieldProblem[] = [];
  if (!facts.creditorIsActive) problems.push({ path: 'userFrom', code: 'not-a-member' });
  if (!facts.debtorIsActive) problems.push({ path: 'userTo', code: 'not-a-member' });
  return problems;
}

/** A problem by the field of the form in which the debtor records: there the other side is the creditor. */
export function ofReceived({ path, code }: FieldProblem): FieldProblem {
  const fields: Record<string, string> = { userTo: 'userFrom', bankTo: 'bankFrom' };
  return { path: fields[path] ?? path, code };
}

/** Law L9: an administrator's registration needs nobody else when they might confirm it anyway. */
export function confirmsAtOnce(admin: Actor, parties: ExchangeSides): boolean {
  return (
    admin.bankId === parties.debtorBankId &&
    exchangeRefusal(admin, 'confirm', parties) === undefined
  );
}
