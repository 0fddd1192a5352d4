/** The rules of fees on plain facts (specification §48). */
import { FEE_GROUPS, type FeeAmount, type FeeGroup, type FeeState } from '#contract/people/fees.ts';

/** What each group of a year pays, as it is written. */
export type Amounts = Record<FeeGroup, FeeAmount | null>;

/** The amounts of rows, with null where a group has none. */
export function amountsOf(
  rows: readonly { fee_group: FeeGroup; cents: number; words: string }[],
): Amounts {
  const of = (group: FeeGroup) => {
    const row = rows.find(({ fee_group }) => fee_group === group);
    return row ? { cents: row.cents, words: row.words } : null;
  };
  const [ordinary, reduced, minor, body] = FEE_GROUPS.map(of);
  return {
    ordinary: ordinary ?? null,
    reduced: reduced ?? null,
    minor: minor ?? null,
    body: body ?? null,
  };
}

/** What a member of a group pays. */
export const centsOf = (amounts: Amounts, group: FeeGroup): number | null =>
  (amounts[group] ?? amounts.ordinary)?.cents ?? null;

/**
 * In which group a member is: where they were put, this year or the last that says so; a body in that of
 * bodies, who is under eighteen when the year begins in that of minors, and in it no longer.
 */
export const groupOf = (row: {
  fee_group: FeeGroup | null;
  earlier_group: FeeGroup | null;
  is_body: boolean;
  is_minor: boolean;
}): FeeGroup => {
  const { earlier_group: earlier, is_minor: isMinor } = row;
  const at = row.is_body ? 'body' : isMinor ? 'minor' : 'ordinary';
  return row.fee_group ?? (earlier === 'minor' ? at : (earlier ?? at));
};

/** How a fee stands, and who made it so. */
interface Made {
  state: FeeState | null;
  made_by: number | null;
  made_at: Date | null;
  is_brought: boolean | null;
}

/**
 * Whether a fee can be due again without a word: what is waived always, and what a file brought, for which
 * no receipt was given; what was received by who received it, some seconds long. After that its receipt is
 * annulled with a reason.
 */
export function canTakeBack(fee: Made, by: number, receivedAfter: Date): boolean {
  if (fee.state === 'waived') return true;
  if (fee.state === 'received' && fee.is_brought) return true;
  const isOwn = fee.state === 'received' && fee.made_by === by;
  return isOwn && fee.made_at !== null && fee.made_at >= receivedAfter;
}
