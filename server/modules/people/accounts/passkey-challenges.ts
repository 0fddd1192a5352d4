/** What devices are asked to sign, once, and the checks that adding and using a passkey share. */

import { PASSKEY_CHALLENGE_MINUTES } from '#contract/limits.ts';
import { minutesAfter } from '#contract/time.ts';
import type { OwnCall } from '#server/call.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { hashToken, newToken } from '#server/platform/token.ts';
import { insertPasskeyChallenge, usePasskeyChallenge } from './passkey-sql.ts';

/** How long a device may take, in milliseconds. */
export const CHALLENGE_MS = PASSKEY_CHALLENGE_MINUTES * 60_000;

/** The name that passkeys are bound to: nobody can use them at another address. */
export function relyingPartyOf({ config }: Pick<OwnCall, 'config'>): string {
  return new URL(config.publicUrl).hostname;
}

/**
 * Makes a challenge for five minutes. @returns it as base64url, as WebAuthn's JSON forms have it
 * @param personId who adds a passkey; null for somebody who signs in
 */
export async function newPasskeyChallenge(
  { db, now }: Pick<OwnCall, 'db' | 'now'>,
  personId: number | null,
): Promise<string> {
  const challenge = newToken();
  const expiresAt = minutesAfter(now, PASSKEY_CHALLENGE_MINUTES);
  const challengeHash = hashToken(challenge);
  await db.count(insertPasskeyChallenge, { challengeHash, personId, expiresAt });
  return challenge;
}

/**
 * What every answer of a device is checked with: where it was given, for which portal, and that the
 * device asked who is there. The challenge must be a living one for that purpose and person; it is
 * used up.
 */
export function expectedOf(
  call: Pick<OwnCall, 'db' | 'clock' | 'config'>,
  personId: number | null,
) {
  const { db, clock, config } = call;
  return {
    expectedOrigin: config.publicUrl,
    expectedRPID: relyingPartyOf(call),
    requireUserVerification: true,
    expectedChallenge: async (challenge: string) => {
      const used = await db.first(usePasskeyChallenge, {
        challengeHash: hashToken(challenge),
      });
      return used !== undefined && used.person_id === personId && used.expires_at > clock.now();
    },
  };
}

/** For `catch`: what the library throws says more than a stranger needs to know. Faults of the database stay faults. */
export function asUnrecognised(error: unknown): never {
  if (error instanceof Error && !('code' in error)) throw new Refusal('passkey-unrecognised');
  throw error;
}
