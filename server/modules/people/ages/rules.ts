/** Who is below the age that their bank asks for, on plain facts (specification §52). */
import { isYounger, LOGIN_AGE } from '#contract/people/ages.ts';

/** As the database has a member; both null for everybody who is no such member. */
export interface AgeFacts {
  birth_date: string | null;
  minor_until: string | null;
}

/** Whether they are below it today. */
export const isBelowAge = (
  { minor_until: until }: Pick<AgeFacts, 'minor_until'>,
  today: string,
): boolean => until !== null && until > today;

/** Whether they are also too young to sign in. */
export const isChild = (facts: AgeFacts, today: string): boolean =>
  isBelowAge(facts, today) && isYounger(facts.birth_date, LOGIN_AGE, today);
