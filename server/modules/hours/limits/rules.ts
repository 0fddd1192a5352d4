/** The band of one account and what lies outside it, on plain facts. Minutes. */
import type { BankRules } from '#contract/banks/bank-rules.ts';
import type { BelowBand } from '#contract/board/arrangements.ts';
import { hoursFromMinutes, MINUTES_STEP } from '#contract/hours/hours.ts';

export interface Band {
  low: number;
  high: number;
}

/** The facts about one account that its band rests on. */
export interface Standing {
  /** It is a body's (specification §51). */
  is_body: boolean;
  /** When they first became a member of the bank; null when never. */
  member_since: Date | null;
  /** The bounds of an exception; null where every member's hold. */
  low_minutes: number | null;
  high_minutes: number | null;
}

/** The band of every member, with the lower bound of their first year; a body has its own, from its first day. */
export function standardBand(
  rules: BankRules,
  { is_body: isBody, member_since: since }: Pick<Standing, 'is_body' | 'member_since'>,
  now: Date,
): Band {
  if (isBody) return { low: rules['body-low'], high: rules['body-high'] };
  const isNew = isInFirstYear({ member_since: since }, now);
  return { low: rules[isNew ? 'band-low-first-year' : 'band-low'], high: rules['band-high'] };
}

/** Whether somebody became a member of the bank for the first time less than a year ago. */
export function isInFirstYear(
  { member_since: since }: Pick<Standing, 'member_since'>,
  now: Date,
): boolean {
  return since !== null && now < oneYearAfter(since);
}

/** The same with the exception made for this member. */
export function bandOf(rules: BankRules, standing: Standing, now: Date): Band {
  const { low, high } = standardBand(rules, standing, now);
  return { low: standing.low_minutes ?? low, high: standing.high_minutes ?? high };
}

/** Where a balance lies. */
export function sideOf({ low, high }: Band, balance: number): 'in' | 'below' | 'above' {
  if (balance < low) return 'below';
  return balance > high ? 'above' : 'in';
}

/** Where an account stands in its bank, in minutes. */
export interface OwnBand {
  balance: number;
  band: Band;
  hard: boolean;
}

/**
 * What somebody's balance would come to who receives help of a planned length, recorded as the half hour
 * above; null within the band.
 */
export function belowBandAfter(
  { balance, band, hard }: OwnBand,
  planned: number,
): BelowBand | null {
  const after = balance - Math.ceil(planned / MINUTES_STEP) * MINUTES_STEP;
  if (sideOf(band, after) !== 'below') return null;
  return { after: hoursFromMinutes(after), low: hoursFromMinutes(band.low), hard };
}

/** The band of an account and where it stands. */
export function ownBandOf(
  rules: BankRules,
  standing: Standing & { balance_minutes: number },
  now: Date,
): OwnBand {
  const band = bandOf(rules, standing, now);
  return { balance: standing.balance_minutes, band, hard: rules['band-hard'] };
}

/** How far down a confirmation may leave its debtor. */
export interface Limit {
  lowMinutes: number;
  /** One beyond it is confirmed all the same, and moves its hours. */
  isPassed: boolean;
}

/** An exchange that would be confirmed. */
interface Move<Its extends Limit> {
  id: number;
  /** Null when they are in another bank. */
  creditorId: number | null;
  debtorId: number;
  minutes: number;
  /** Undefined: the balance of its debtor does not matter. */
  limit: Its | undefined;
}

/**
 * The confirmations, taken one after the other, that would leave their debtor below a limit, each by
 * its id with that limit. What the ones before have moved counts; what is refused moves nothing.
 * @param balances of the accounts in question, by person
 */
export function beyondBand<Its extends Limit>(
  moves: readonly Move<Its>[],
  balances: ReadonlyMap<number, number>,
): Map<number, Its> {
  const moved = new Map(balances);
  const beyond = new Map<number, Its>();
  const add = (id: number | null, minutes: number) => {
    const balance = id === null ? undefined : moved.get(id);
    if (id !== null && balance !== undefined) moved.set(id, balance + minutes);
  };
  for (const { id, creditorId, debtorId, minutes, limit } of moves) {
    if (limit && (moved.get(debtorId) ?? 0) - minutes < limit.lowMinutes) {
      beyond.set(id, limit);
      if (!limit.isPassed) continue;
    }
    add(debtorId, -minutes);
    add(creditorId, minutes);
  }
  return beyond;
}

function oneYearAfter(date: Date): Date {
  const later = new Date(date);
  later.setUTCFullYear(later.getUTCFullYear() + 1);
  return later;
}
