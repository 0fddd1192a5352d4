/** The second step of signing in: who has a second factor is asked for it after the password. */

import { CHALLENGE_MINUTES, CHALLENGE_TRIES } from '#contract/limits.ts';
import { minutesAfter } from '#contract/time.ts';
import type { Deps } from '#server/deps.ts';
import { knowNetwork } from '#server/modules/guards/password-tries.ts';
import { trySecondFactor } from '#server/modules/guards/second-factor-tries.ts';
import type { CallDevice } from '#server/platform/http/device-mark.ts';
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
  { database, clock }: Deps,
  personId: number,
  remembered: boolean,
): Promise<void> {
  const row = await database.first(findAuthenticator, { personId });
  if (!row?.confirmed_at) return;
  const challenge = newToken();
  const expiresAt = minutesAfter(clock.now(), CHALLENGE_MINUTES);
  const tokenHash = hashToken(challenge);
  await database.count(insertChallenge, { tokenHash, personId, remembered, expiresAt });
  throw new Refusal('second-factor-needed', { challenge });
}

/**
 * Signs in with the challenge that a right password got, and a code. @returns the token
 * @throws Refusal `challenge-over` when it is unknown, used, five minutes old or tried five times;
 * `code-unrecognised`; `too-many-requests` while a wait after wrong codes runs
 */
export async function signInWithCode(
  deps: Deps,
  { challenge, code, ...from }: { challenge: string; code: string; ip: string; device: CallDevice },
): Promise<string> {
  const { database, clock } = deps;
  const tokenHash = hashToken(challenge);
  const tried = await database.first(countChallengeTry, {
    tokenHash,
    now: clock.now(),
    most: CHALLENGE_TRIES,
  });
  if (!tried) throw new Refusal('challenge-over');
  const { person_id: personId, remembered } = tried;
  const isRight = await trySecondFactor(deps, personId, () => useCode(deps, personId, code));
  if (!isRight) throw new Refusal('code-unrecognised');
  const used = await database.first(useChallenge, { tokenHash });
  if (!used) throw new Refusal('challenge-over');
  await knowNetwork(deps, database, personId, from.ip);
  return openSession(deps, personId, { remembered, device: from.device });
}
