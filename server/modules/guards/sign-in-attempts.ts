/**
 * Guessing passwords gets slower and slower: after the first failures each further try must wait,
 * per account and per address. Only failures count; a success forgets them.
 */
import { FREE_SIGN_IN_FAILURES } from '#contract/limits.ts';
import { type Clock, minutesAfter } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { addFailures, clearFailures, readFailures } from './sql.ts';

const FORGOTTEN_AFTER_MINUTES = 60;
const ACCOUNT_WAIT_MAX_S = 15 * 60;
const ADDRESS_WAIT_MAX_S = 60;

/** The wait after so many failures: nothing at first, then a second, doubling. */
function waitAfterFailures(failures: number, maxS: number): number {
  if (failures <= FREE_SIGN_IN_FAILURES) return 0;
  return Math.min(2 ** (failures - FREE_SIGN_IN_FAILURES - 1), maxS);
}

const accountKey = (email: string) => `account:${email}`;
const addressKey = (ip: string) => `address:${ip}`;

/** @throws Refusal `too-many-requests` while a wait runs; the password is not even looked at. */
export async function holdSignInWait(
  database: Database,
  clock: Clock,
  email: string,
  ip: string,
): Promise<void> {
  const now = clock.now().getTime();
  const rows = await database.rows(readFailures, { keys: [accountKey(email), addressKey(ip)] });
  const waits = rows.map((row) => {
    const maxS = row.key === accountKey(email) ? ACCOUNT_WAIT_MAX_S : ADDRESS_WAIT_MAX_S;
    return row.last_at.getTime() + waitAfterFailures(row.failures, maxS) * 1000 - now;
  });
  const waitMs = Math.max(0, ...waits);
  if (waitMs > 0) throw new Refusal('too-many-requests', { retryAfterS: waitMs / 1000 });
}

/** Remembers a failed sign-in. */
export async function rememberFailure(
  database: Database,
  clock: Clock,
  email: string,
  ip: string,
): Promise<void> {
  const now = clock.now();
  await database.count(addFailures, {
    keys: [accountKey(email), addressKey(ip)],
    now,
    forgottenBefore: minutesAfter(now, -FORGOTTEN_AFTER_MINUTES),
  });
}

/** Forgets the failures of an account and an address after a success. */
export async function forgetFailures(database: Database, email: string, ip: string): Promise<void> {
  await database.count(clearFailures, { keys: [accountKey(email), addressKey(ip)] });
}
