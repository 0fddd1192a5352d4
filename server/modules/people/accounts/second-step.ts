/** The second step of signing in: who has a second factor is asked for it after the password. */

import { CHALLENGE_MINUTES, CHALLENGE_TRIES } from '#contract/limits.ts';
import { minutesAfter } from '#contract/time.ts';
import type { Call, OwnCall } from '#server/call.ts';
import { knowNetwork } from '#server/modules/running/guards/password-tries.ts';
import { trySecondFactor } from '#server/modules/running/guards/second-factor-tries.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { hashToken, newToken } from '#server/platform/token.ts';
import {
  countChallengeTry,
  findAuthenticator,
  insertChallenge,
  useChallenge,
} from './factor-sql.ts';
import { useCode } from './second-factor.ts';
import { openSession } from './sessions.ts';

/** @throws Refusal `second-factor-needed` with a challenge, where the person has a second factor */
export async function askForSecondFactor(
  { db, clock }: Pick<OwnCall, 'db' | 'clock'>,
  personId: number,
  remembered: boolean,
): Promise<void> {
  const row = await db.first(findAuthenticator, { personId });
  if (!row?.confirmed_at) return;
  const challenge = newToken();
  const expiresAt = minutesAfter(clock.now(), CHALLENGE_MINUTES);
  const tokenHash = hashToken(challenge);
  await db.count(insertChallenge, { tokenHash, personId, remembered, expiresAt });
  throw new Refusal('second-factor-needed', { challenge });
}

/** Signs in with the challenge that a right password got, and a code. @returns the token */
export async function signInWithCode(call: Call<'secondStep'>): Promise<string> {
  const { db, now, body, ip } = call;
  const { challenge, code } = body;
  const tokenHash = hashToken(challenge);
  const tried = await db.first(countChallengeTry, { tokenHash, now, most: CHALLENGE_TRIES });
  if (!tried) throw new Refusal('challenge-over');
  const { person_id: personId, remembered } = tried;
  const isRight = await trySecondFactor(call, personId, () => useCode(call, personId, code));
  if (!isRight) throw new Refusal('code-unrecognised');
  const used = await db.first(useChallenge, { tokenHash });
  if (!used) throw new Refusal('challenge-over');
  await knowNetwork(call, db, personId, ip);
  return openSession(call, personId, { remembered });
}
