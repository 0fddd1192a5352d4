/** The rules of cheques, on plain facts (specification §16). */

import type { ErrorCode } from '#contract/errors.ts';
import { type ChequeState, type ChequeVoidCause, chequeDaysLate } from '#contract/paper/cheques.ts';

/** Where a cheque stands. */
export interface ChequeFacts {
  state: ChequeState;
  voidCause: ChequeVoidCause | null;
}

/**
 * Why nothing can be recorded for a cheque, if so. A cheque that is void because its owner left still
 * counts for help of before, which is judged by the day (`wasMemberOn`).
 */
export function usedUpRefusal({ state, voidCause }: ChequeFacts): ErrorCode | undefined {
  if (state === 'booked') return 'cheque-used';
  return state === 'void' && voidCause !== 'membership-ended' ? 'cheque-void' : undefined;
}

/** Why the desk can no longer keep a cheque aside or make it void, if so. */
export function settledRefusal({ state }: Pick<ChequeFacts, 'state'>): ErrorCode | undefined {
  if (state === 'booked') return 'cheque-used';
  return state === 'void' ? 'cheque-void' : undefined;
}

/** A membership from its first to its last day, `yyyy-MM-dd`; null while it lasts. */
export interface MembershipDays {
  from: string;
  to: string | null;
}

/** Whether somebody was a member on a day. */
export function wasMemberOn(day: string, memberships: readonly MembershipDays[]): boolean {
  return memberships.some(({ from, to }) => from <= day && (to === null || day <= to));
}

/** What a cheque says: who gave, how long, when. */
export interface ChequeWords {
  creditorId: number;
  creditorBankId: number;
  minutes: number;
  performedOn: string;
}

/** Whether two say the same. */
export function saysTheSame(one: ChequeWords, other: ChequeWords): boolean {
  return (
    one.creditorId === other.creditorId &&
    one.creditorBankId === other.creditorBankId &&
    one.minutes === other.minutes &&
    one.performedOn === other.performedOn
  );
}

/** The facts about the days of a cheque, both as `yyyy-MM-dd`. */
interface LatenessFacts {
  performedOn: string;
  /** The day on which it was handed in first, or today. */
  broughtOn: string;
  /** The rule `cheque-days` of its bank. */
  daysAllowed: number;
}

/** The days that a cheque is late. Refused until the desk says that it has seen it. */
export function lateness(
  { performedOn, broughtOn, daysAllowed }: LatenessFacts,
  isSeen: boolean,
): { daysLate: number; refusal: ErrorCode | undefined } {
  const daysLate = chequeDaysLate(performedOn, broughtOn, daysAllowed);
  return { daysLate, refusal: daysLate > 0 && !isSeen ? 'cheque-late' : undefined };
}
