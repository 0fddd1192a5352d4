/** Signing in with a passkey, instead of a password and a code (specification §26). */
import type { Call } from '#server/call.ts';
import { knowNetwork } from '#server/modules/running/guards/password-tries.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import {
  asUnrecognised,
  CHALLENGE_MS,
  expectedOf,
  newPasskeyChallenge,
  relyingPartyOf,
} from './passkey-challenges.ts';
import { findPasskey, usePasskey } from './passkey-sql.ts';
import { openSession } from './sessions.ts';

/** What a device is asked to sign, for five minutes; it names nobody. */
export async function beginPasskeySignIn(call: Call<'beginPasskeySignIn'>) {
  return {
    challenge: await newPasskeyChallenge(call, null),
    timeout: CHALLENGE_MS,
    rpId: relyingPartyOf(call),
    userVerification: 'required' as const,
  };
}

/**
 * Signs in with a passkey, which counts as both factors. Nothing says whether a passkey is known, and a
 * counter that goes back is wrong too, for a copy of the device would send it.
 * @returns the token, and the address that the person signs in with otherwise
 */
export async function signInWithPasskey(
  call: Call<'passkeySignIn'>,
): Promise<{ token: string; email: string }> {
  const { db, clock, body, ip } = call;
  const { response, rememberMe: remembered } = body;
  const credentialId = Buffer.from(response.id, 'base64url');
  const row = await db.first(findPasskey, { credentialId });
  if (!row) throw new Refusal('passkey-unrecognised');
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    ...expectedOf(call, null),
    credential: {
      id: response.id,
      publicKey: new Uint8Array(row.public_key),
      counter: row.counter,
    },
  }).catch(asUnrecognised);
  if (!verified) throw new Refusal('passkey-unrecognised');
  const used = await db.first(usePasskey, {
    id: row.id,
    counterBefore: row.counter,
    counter: authenticationInfo.newCounter,
    now: clock.now(),
  });
  if (!used) throw new Refusal('passkey-unrecognised');
  await knowNetwork(call, db, row.person_id, ip);
  const token = await openSession(call, row.person_id, { remembered, passkeyId: row.id });
  return { token, email: row.email ?? '' };
}
