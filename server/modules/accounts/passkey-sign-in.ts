/** Signing in with a passkey, instead of a password and a code (specification §26). */
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { Deps } from '#server/deps.ts';
import { knowNetwork } from '#server/modules/guards/password-tries.ts';
import type { CallDevice } from '#server/platform/http/device-mark.ts';
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
export async function beginPasskeySignIn(deps: Deps) {
  return {
    challenge: await newPasskeyChallenge(deps, null),
    timeout: CHALLENGE_MS,
    rpId: relyingPartyOf(deps),
    userVerification: 'required' as const,
  };
}

interface SignedAnswer {
  response: AuthenticationResponseJSON;
  /** For thirty days instead of two hours. */
  remembered: boolean;
  ip: string;
  device: CallDevice;
}

/**
 * Signs in with a passkey, which counts as both factors. @returns the token, and the address that
 * the person signs in with otherwise
 * @throws Refusal `passkey-unrecognised` whatever is wrong: nothing says whether a passkey is known.
 *   A counter that goes back is wrong too, for a copy of the device would send it.
 */
export async function signInWithPasskey(
  deps: Deps,
  { response, remembered, ip, device }: SignedAnswer,
): Promise<{ token: string; email: string }> {
  const { database, clock } = deps;
  const credentialId = Buffer.from(response.id, 'base64url');
  const row = await database.first(findPasskey, { credentialId });
  if (!row) throw new Refusal('passkey-unrecognised');
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    ...expectedOf(deps, null),
    credential: {
      id: response.id,
      publicKey: new Uint8Array(row.public_key),
      counter: row.counter,
    },
  }).catch(asUnrecognised);
  if (!verified) throw new Refusal('passkey-unrecognised');
  const used = await database.first(usePasskey, {
    id: row.id,
    counterBefore: row.counter,
    counter: authenticationInfo.newCounter,
    now: clock.now(),
  });
  if (!used) throw new Refusal('passkey-unrecognised');
  await knowNetwork(deps, database, row.person_id, ip);
  const token = await openSession(deps, row.person_id, { remembered, device, passkeyId: row.id });
  return { token, email: row.email ?? '' };
}
