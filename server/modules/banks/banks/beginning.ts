/** Whether a bank begins, which changes some values (specification §41). */
import { daysAfter } from '#contract/time.ts';
import type { Reading } from '#server/call.ts';
import { findBeginning } from './beginning-sql.ts';

/** A bank begins at most so many days. */
const BEGINNING_DAYS = 180;
/** A request that nobody has answered counts as unmet after this many days; sooner in a bank that begins. */
const UNMET_DAYS = 7;
const UNMET_DAYS_WHILE_BEGINNING = 3;

/** A bank that was founded at this moment or before no longer begins. */
export function begunAfter(now: Date): Date {
  return daysAfter(now, -BEGINNING_DAYS);
}

/** Whether a bank begins now. */
export async function readIsBeginning({ db, now }: Reading, bankId: number): Promise<boolean> {
  const found = await db.first(findBeginning, { bankId, begunAfter: begunAfter(now) });
  return found?.is_beginning === true;
}

/** After how many days a request that nobody has answered is named at the desk. */
export function unmetAfter(isBeginning: boolean): number {
  return isBeginning ? UNMET_DAYS_WHILE_BEGINNING : UNMET_DAYS;
}
