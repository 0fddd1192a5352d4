/** Who gives the yearly share of a bank, on plain facts in minutes (specification §19). */
import type { BankRules } from '#contract/banks/bank-rules.ts';
import type { ShareExemption } from '#contract/hours/shares.ts';
import { bandOf, isInFirstYear, type Standing } from '#server/modules/hours/limits/rules.ts';

/** The facts about one member. */
export interface MemberFacts extends Standing {
  person_id: number;
  balance_minutes: number;
  /** They gave or received a service within twelve months. */
  is_awake: boolean;
  /** The share of this year is in the books already. */
  is_booked: boolean;
}

interface About {
  rules: BankRules;
  /** What everybody gives. */
  minutes: number;
  /** People whom the desk leaves out by hand. */
  except: ReadonlySet<number>;
  now: Date;
}

/** Why a member does not give the share; undefined when they do. */
export function exemptionOf(
  member: MemberFacts,
  { rules, minutes, except, now }: About,
): ShareExemption | undefined {
  if (member.is_booked) return 'booked';
  if (except.has(member.person_id)) return 'excepted';
  if (isInFirstYear(member, now)) return 'newcomer';
  if (!member.is_awake) return 'silent';
  const after = member.balance_minutes - minutes;
  return after < bandOf(rules, member, now).low ? 'below-band' : undefined;
}
