/** A fee as it leaves the portal: days are `yyyy-MM-dd`, money is in cents. */
import type { FeeLine, Fees } from '#contract/people/fees.ts';
import type { WallClock } from '#server/platform/local-time.ts';
import type { RowOf } from '#server/platform/statements.ts';
import { type Amounts, centsOf, groupOf } from './rules.ts';
import type { listFees, listVoided } from './sql.ts';

/** Who was erased has no name here (specification §34). */
const named = (row: { is_erased: boolean; name: string; surname: string }) =>
  row.is_erased ? { name: '', surname: '' } : { name: row.name, surname: row.surname };

export function presentFee(
  row: RowOf<typeof listFees>,
  amounts: Amounts,
  wall: WallClock,
): FeeLine {
  const state = row.state ?? 'due';
  const group = groupOf(row);
  const { person_id, number, is_active, ended_at, cents, on_day, how, receipt_no, reason } = row;
  return {
    ...{ userId: person_id, ...named(row), number, state, group, on: on_day, how },
    until: is_active || ended_at === null ? null : wall.localOf(ended_at).day,
    cents: state === 'due' ? centsOf(amounts, group) : cents,
    receipt: receipt_no,
    reason: state === 'waived' ? (reason ?? '') : '',
  };
}

export const presentVoided = (row: RowOf<typeof listVoided>): Fees['voided'][number] => ({
  ...{ receipt: row.receipt_no, userId: row.person_id, ...named(row), reason: row.reason },
});
