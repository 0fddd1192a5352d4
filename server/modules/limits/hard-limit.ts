/**
 * The limit of a bank whose rule `band-hard` is on: a confirmation that leaves its debtor below the
 * band is not made by the debtor. It is asked of the balance that the booking wrote, or with the
 * accounts locked, so that of any number of parallel confirmations none passes the limit (specification §17).
 */

import { rulesOfBank } from '#server/modules/rules/rules-of-bank.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Queryable } from '#server/platform/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { bandOf, beyondBand, type Move } from './rules.ts';
import { findStandings } from './sql.ts';

/** Whether the bank stops confirmations below the band. */
export async function hasHardLimit(queryable: Queryable, bankId: number): Promise<boolean> {
  return (await rulesOfBank(queryable, bankId))['band-hard'];
}

/**
 * The balance in minutes below which a confirmation does not leave this debtor; undefined where there
 * is no limit: the band only speaks, or it is a fund.
 */
export async function hardLimitOf(
  queryable: Queryable,
  clock: Pick<Clock, 'now' | 'today'>,
  bankId: number,
  debtorId: number,
): Promise<number | undefined> {
  const rules = await rulesOfBank(queryable, bankId);
  if (!rules['band-hard']) return undefined;
  const about = { bankId, personIds: [debtorId], today: clock.today() };
  const standing = await queryable.first(findStandings, about);
  return standing && bandOf(rules, standing, clock.now()).low;
}

/**
 * Waits for a limited confirmation.
 * @throws Refusal `limit-reached` when the database found its debtor below the band
 */
export async function refusingBelowBand<Result>(confirmation: Promise<Result>): Promise<Result> {
  try {
    return await confirmation;
  } catch (error) {
    const isBelow =
      error instanceof Error && 'constraint' in error && error.constraint === 'account_within_band';
    throw isBelow ? new Refusal('limit-reached') : error;
  }
}

/**
 * The ids of the confirmations that would go below the band of a debtor in this bank; none where the
 * band only speaks. Lock the accounts first. A fund has no band.
 */
export async function beyondHardLimit(
  transaction: Queryable,
  clock: Clock,
  bankId: number,
  moves: readonly Move[],
): Promise<Set<number>> {
  if (moves.length === 0) return new Set();
  const rules = await rulesOfBank(transaction, bankId);
  if (!rules['band-hard']) return new Set();
  const now = clock.now();
  const personIds = moves
    .flatMap(({ creditorId, debtorId }) => [creditorId, debtorId])
    .filter((id) => id !== null);
  const today = clock.today();
  const rows = await transaction.rows(findStandings, { bankId, personIds, today });
  const accounts = new Map(
    rows.map((row) => [
      row.person_id,
      { balance: row.balance_minutes, low: bandOf(rules, row, now).low },
    ]),
  );
  return beyondBand(moves, accounts);
}
