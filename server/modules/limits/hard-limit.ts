/**
 * Where a confirmation stops: below the band of a debtor whose bank has the rule `band-hard`, and
 * below `fund-low` where the fund would give. It is asked of the balance that the booking wrote, or
 * with the accounts locked, so that of any number of parallel confirmations none passes the limit
 * (specification §17).
 */
import type { BankRules } from '#contract/bank-rules.ts';
import type { ExchangeKind } from '#contract/exchange-states.ts';
import { rulesOfBank } from '#server/modules/rules/rules-of-bank.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Queryable } from '#server/platform/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { RowOf } from '#server/platform/statements.ts';
import { bandOf, beyondBand, type Move } from './rules.ts';
import { findFundHolder, findStandings } from './sql.ts';

/** What a confirmation past the limit is refused with: a member's own limit, or that of the fund. */
export type LimitRefusal = 'limit-reached' | 'fund-low';

/** How far down a confirmation may leave a debtor, in minutes. */
interface Floor {
  lowMinutes: number;
  refusal: LimitRefusal;
}

type Today = Pick<Clock, 'now' | 'today'>;

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

/** How far down a confirmation may leave this debtor; undefined: it does not matter. */
export async function floorOfDebtor(
  queryable: Queryable,
  clock: Today,
  { bankId, debtorId, kind }: { bankId: number; debtorId: number; kind: ExchangeKind },
): Promise<Floor | undefined> {
  const rules = await rulesOfBank(queryable, bankId);
  const about = { bankId, personIds: [debtorId], today: clock.today() };
  const standing = await queryable.first(findStandings, about);
  return standing && floorOf(rules, standing, kind, clock.now());
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
  queryable: Queryable,
  bankId: number,
  debtorIds: readonly number[],
): Promise<boolean> {
  const rules = await rulesOfBank(queryable, bankId);
  if (rules['band-hard']) return true;
  const fund = await queryable.first(findFundHolder, { bankId });
  return fund !== undefined && debtorIds.includes(fund.fund_person_id);
}

/**
 * The confirmations that would go below the limit of a debtor in this bank, by id, and what they are
 * refused with. Lock the accounts first.
 * @param isPassed whether the desk confirms one beyond this limit all the same
 */
export async function beyondLimits(
  transaction: Queryable,
  clock: Today,
  bankId: number,
  moves: readonly (Move & { kind: ExchangeKind })[],
  isPassed: (debtorId: number, refusal: LimitRefusal) => boolean = () => false,
): Promise<Map<number, LimitRefusal>> {
  if (moves.length === 0) return new Map();
  const rules = await rulesOfBank(transaction, bankId);
  const personIds = moves
    .flatMap(({ creditorId, debtorId }) => [creditorId, debtorId])
    .filter((id) => id !== null);
  const about = { bankId, personIds, today: clock.today() };
  const rows = await transaction.rows(findStandings, about);
  const standings = new Map(rows.map((row) => [row.person_id, row]));
  const now = clock.now();
  const floors = new Map(
    moves.map(({ id, debtorId, kind }) => {
      const standing = standings.get(debtorId);
      return [id, standing && floorOf(rules, standing, kind, now)];
    }),
  );
  const balances = new Map(rows.map((row) => [row.person_id, row.balance_minutes]));
  const debtors = new Map(moves.map(({ id, debtorId }) => [id, debtorId]));
  const beyond = beyondBand(
    moves,
    balances,
    (id) => floors.get(id)?.lowMinutes,
    (id) => isPassed(debtors.get(id) ?? 0, floors.get(id)?.refusal ?? 'limit-reached'),
  );
  return new Map([...beyond].map((id) => [id, floors.get(id)?.refusal ?? 'limit-reached']));
}
