/**
 * Where a confirmation stops: below the band of a debtor whose bank has the rule `band-hard`, and
 * below `fund-low` where the fund would give. It is asked of the balance that the booking wrote, or
 * with the accounts locked, so that of any number of parallel confirmations none passes the limit
 * (specification §17).
 */
import { type Actor, administers } from '#contract/abilities.ts';
import type { BankRules } from '#contract/banks/bank-rules.ts';
import type { ExchangeKind } from '#contract/hours/exchange-states.ts';
import type { Reading } from '#server/call.ts';
import { rulesOfBank } from '#server/modules/banks/rules/rules-of-bank.ts';
import type { Queryable } from '#server/platform/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { RowOf } from '#server/platform/statements.ts';
import { bandOf, beyondBand, type Limit } from './rules.ts';
import { findFundHolder, findStandings } from './sql.ts';

/** What a confirmation past the limit is refused with: a member's own limit, or that of the fund. */
export type LimitRefusal = 'limit-reached' | 'fund-low';

/** How far down a confirmation may leave a debtor, in minutes. */
interface Floor {
  lowMinutes: number;
  refusal: LimitRefusal;
}

/** An exchange whose confirmation moves hours. */
interface Booking {
  id: number;
  creditorId: number;
  creditorBankId: number;
  debtorId: number;
  debtorBankId: number;
  minutes: number;
  kind: ExchangeKind;
}

/** Who confirms, when. */
interface Confirming extends Reading {
  actor: Actor;
}

/**
 * Undefined where nothing stops it: the band only speaks, it limits services alone, and the fund waits
 * with gifts and rewards, not with balances that it takes over.
 */
function floorOf(
  rules: BankRules,
  standing: RowOf<typeof findStandings>,
  kind: ExchangeKind,
  now: Date,
): Floor | undefined {
  if (standing.fund_low_minutes !== null) {
    const gives = kind === 'gift' || kind === 'service';
    return gives ? { lowMinutes: standing.fund_low_minutes, refusal: 'fund-low' } : undefined;
  }
  if (!rules['band-hard'] || kind !== 'service') return undefined;
  return { lowMinutes: bandOf(rules, standing, now).low, refusal: 'limit-reached' };
}

/** How far down a confirmation may leave the debtor; undefined: it does not matter, or is passed. */
export async function floorFor(
  { db, now, today, actor }: Confirming,
  booking: Booking,
  reason: string | null,
): Promise<Floor | undefined> {
  const { debtorBankId: bankId, debtorId, kind } = booking;
  const rules = await rulesOfBank(db, bankId);
  const standing = await db.first(findStandings, { bankId, personIds: [debtorId], today });
  const floor = standing && floorOf(rules, standing, kind, now);
  const isPassed = floor && passesLimit(actor, booking, floor.refusal, reason);
  return isPassed ? undefined : floor;
}

/**
 * The desk of the debtor's bank passes a member's limit with a reason, nobody their own; nobody passes
 * that of the fund.
 */
function passesLimit(
  actor: Actor,
  { debtorBankId, debtorId }: Pick<Booking, 'debtorBankId' | 'debtorId'>,
  refusal: LimitRefusal,
  reason: string | null,
): boolean {
  const isDesk = administers(actor, debtorBankId) && actor.personId !== debtorId;
  return refusal === 'limit-reached' && isDesk && reason !== null;
}

/**
 * Waits for a limited confirmation.
 * @throws Refusal with that code when the database found its debtor below the limit
 */
export async function refusingBelow<Result>(
  refusal: LimitRefusal,
  confirmation: Promise<Result>,
): Promise<Result> {
  try {
    return await confirmation;
  } catch (error) {
    const isBelow =
      error instanceof Error && 'constraint' in error && error.constraint === 'account_within_band';
    throw isBelow ? new Refusal(refusal) : error;
  }
}

/** Whether confirmations for these debtors of a bank may be stopped at all. */
export async function mayBeStopped(
  db: Queryable,
  bankId: number,
  debtorIds: readonly number[],
): Promise<boolean> {
  const rules = await rulesOfBank(db, bankId);
  if (rules['band-hard']) return true;
  const fund = await db.first(findFundHolder, { bankId });
  return fund !== undefined && debtorIds.includes(fund.fund_person_id);
}

/**
 * Confirmations by what the limits of their debtors say: those within, those beyond that the desk passes
 * with a reason, and those that stop. All debtors are in one bank. Lock the accounts first.
 */
export async function byLimit(
  confirming: Confirming,
  bookings: readonly Booking[],
  reason: string | null,
): Promise<{ within: number[]; passed: number[]; stopped: Map<number, LimitRefusal> }> {
  const isPassed = (booking: Booking, refusal: LimitRefusal) =>
    passesLimit(confirming.actor, booking, refusal, reason);
  const beyond = await beyondLimits(confirming, bookings, isPassed);
  const ids = bookings.map(({ id }) => id);
  const stopped = [...beyond].filter(([, limit]) => !limit.isPassed);
  return {
    within: ids.filter((id) => !beyond.has(id)),
    passed: ids.filter((id) => beyond.get(id)?.isPassed),
    stopped: new Map(stopped.map(([id, { refusal }]) => [id, refusal])),
  };
}

/**
 * The confirmations that would go below the limit of their debtor, by id with that limit. All debtors are
 * in one bank, and their accounts are locked.
 * @param isPassed whether one beyond this limit is confirmed all the same
 */
export async function beyondLimits(
  { db, now, today }: Reading,
  bookings: readonly Booking[],
  isPassed: (booking: Booking, refusal: LimitRefusal) => boolean = () => false,
): Promise<Map<number, Floor & Limit>> {
  const [first] = bookings;
  if (!first) return new Map();
  const { debtorBankId: bankId } = first;
  const rules = await rulesOfBank(db, bankId);
  const personIds = bookings.flatMap(({ creditorId, debtorId }) => [creditorId, debtorId]);
  const rows = await db.rows(findStandings, { bankId, personIds, today });
  const standings = new Map(rows.map((row) => [row.person_id, row]));
  const moves = bookings.map((booking) => {
    const { id, debtorId, minutes, kind } = booking;
    const creditorId = booking.creditorBankId === bankId ? booking.creditorId : null;
    const standing = standings.get(debtorId);
    const floor = standing && floorOf(rules, standing, kind, now);
    const limit = floor && { ...floor, isPassed: isPassed(booking, floor.refusal) };
    return { id, creditorId, debtorId, minutes, limit };
  });
  const balances = new Map(rows.map((row) => [row.person_id, row.balance_minutes]));
  return beyondBand(moves, balances);
}
