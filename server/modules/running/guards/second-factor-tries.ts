/**
 * Guessing second factors is slowed down like guessing passwords, by a count for each person alone:
 * who guesses knows the password already, so nobody else can lock an owner out.
 */

import { FREE_SIGN_IN_FAILURES } from '#contract/limits.ts';
import { minutesAfter } from '#contract/time.ts';
import type { OwnCall } from '#server/call.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { countTry, takeBackTries } from './sql.ts';

const FORGOTTEN_AFTER_MINUTES = 60;
const WAIT = { firstS: 1, mostS: 15 * 60 };

/**
 * Whether what was typed is right. It is counted before it is looked at; a right one takes back what
 * failed before.
 * @throws Refusal `too-many-requests` while a wait runs; then it was not looked at
 */
export async function trySecondFactor(
  { db, clock }: Pick<OwnCall, 'db' | 'clock'>,
  personId: number,
  isRight: () => Promise<boolean>,
): Promise<boolean> {
  const key = `second-factor:${personId}`;
  const now = clock.now();
  const counted = await db.first(countTry, {
    email: '',
    networkHash: Buffer.alloc(0),
    keys: [key],
    emails: [null],
    free: [FREE_SIGN_IN_FAILURES],
    freeWhenKnown: [FREE_SIGN_IN_FAILURES],
    firstS: [WAIT.firstS],
    mostS: [WAIT.mostS],
    now,
    forgottenBefore: minutesAfter(now, -FORGOTTEN_AFTER_MINUTES),
  });
  if (!counted) throw new Error('counting always counts');
  if (counted.wait_s > 0) throw new Refusal('too-many-requests', { retryAfterS: counted.wait_s });
  const right = await isRight();
  if (right) await db.rows(takeBackTries, { own: key, wider: [], most: null });
  return right;
}
