/** Work that PostgreSQL rolled back only because others were at work is done again. */
import { isRolledBack } from './database-errors.ts';

/** How often it is tried. */
const TRIES = 3;

/**
 * Repeats what PostgreSQL rolled back because of others, a few times. Safe for a single statement
 * and for a whole transaction: neither has left anything behind. Never for a part of a transaction,
 * nor for a lost connection, after which nobody knows whether the commit arrived.
 */
export async function repeated<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await work();
    } catch (error) {
      if (tried === TRIES || !isRolledBack(error)) throw error;
    }
  }
}
