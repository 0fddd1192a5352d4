/** A person's passkeys: reading, adding, naming and removing them (specification §26). */
import { createHmac } from 'node:crypto';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { PASSKEYS_MAX } from '#contract/limits.ts';
import type { Passkey } from '#contract/passkeys.ts';
import type { Deps } from '#server/deps.ts';
import type { Transaction } from '#server/platform/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { keyFor } from '#server/platform/secrets.ts';
import { tellGuardChange } from './guard-changes.ts';
import {
  asUnrecognised,
  CHALLENGE_MS,
  expectedOf,
  newPasskeyChallenge,
  relyingPartyOf,
} from './passkey-challenges.ts';
import {
  deletePasskey,
  deletePasskeysOf,
  insertPasskey,
  listPasskeys,
  renamePasskey,
  vouchForSession,
} from './passkey-sql.ts';
import { assertCodeWhereOn, assertPassword } from './second-factor.ts';
import type { SignedIn } from './signed-in.ts';
import { lockPerson } from './sql.ts';

/** Ed25519, ES256 and RS256 (COSE): every device makes one of them. */
const ALGORITHMS = [-8, -7, -257];
const PUBLIC_KEY = 'public-key';

/** The caller's, the oldest first. */
export async function readPasskeys({ database }: Deps, { personId }: SignedIn): Promise<Passkey[]> {
  const rows = await database.rows(listPasskeys, { personId });
  return rows.map(({ id, name, created_at, used_at }) => ({
    id,
    name,
    addedAt: created_at.toISOString(),
    usedAt: used_at?.toISOString() ?? null,
  }));
}

export interface Proof {
  password: string;
  /** Asked for where the person has a second factor. */
  code?: string | undefined;
  ip: string;
}

/**
 * What a device is asked to make a passkey of, for five minutes.
 * @throws Refusal `password-wrong`, `required` or `code-wrong` at the field, `too-many-requests`,
 *   `second-factor-unreadable`, `passkeys-full`
 */
export async function beginPasskey(deps: Deps, actor: SignedIn, proof: Proof) {
  await provePerson(deps, actor, proof);
  const { personId, email, fullName } = actor;
  const known = await deps.database.rows(listPasskeys, { personId });
  if (known.length >= PASSKEYS_MAX) throw new Refusal('passkeys-full');
  return {
    challenge: await newPasskeyChallenge(deps, personId),
    timeout: CHALLENGE_MS,
    rp: { id: relyingPartyOf(deps), name: deps.config.portalName },
    user: { id: handleOf(deps, personId), name: email, displayName: fullName },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: PUBLIC_KEY, alg }) as const),
    excludeCredentials: known.map(
      ({ credential_id }) =>
        ({ type: PUBLIC_KEY, id: credential_id.toString('base64url') }) as const,
    ),
    attestation: 'none' as const,
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true as const,
      userVerification: 'required' as const,
    },
  };
}

/**
 * Adds the passkey that a device has made. The session it was added in counts as one that it opened:
 * its person has shown the password and the device. @returns the caller's passkeys
 * @throws Refusal `passkey-unrecognised` for another origin, a challenge that is unknown, used, five
 *   minutes old or somebody else's, and a device that did not ask who is there; `passkey-known`,
 *   `passkeys-full`
 */
export async function addPasskey(
  deps: Deps,
  actor: SignedIn,
  { name, response }: { name: string; response: RegistrationResponseJSON },
): Promise<Passkey[]> {
  const { personId, sessionId } = actor;
  // Large, and few need it: it comes with the first passkey.
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response,
    ...expectedOf(deps, personId),
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(asUnrecognised);
  if (!verified || !registrationInfo) throw new Refusal('passkey-unrecognised');
  const { credential } = registrationInfo;
  const now = deps.clock.now();
  await deps.database.transaction(async (transaction) => {
    // Calls at once count one after the other.
    await transaction.first(lockPerson, { id: personId });
    const { length } = await transaction.rows(listPasskeys, { personId });
    if (length >= PASSKEYS_MAX) throw new Refusal('passkeys-full');
    const added = await transaction.first(insertPasskey, {
      personId,
      credentialId: Buffer.from(credential.id, 'base64url'),
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
      name,
      now,
    });
    if (!added) throw new Refusal('passkey-known');
    await transaction.count(vouchForSession, { passkeyId: added.id, sessionId });
    await tellGuardChange(transaction, now, personId, { what: 'passkey-added' });
  });
  return readPasskeys(deps, actor);
}

/** @throws Refusal `not-found` for one that is gone, or somebody else's */
export async function namePasskey(
  { database }: Deps,
  { personId }: SignedIn,
  { id, name }: { id: number; name: string },
): Promise<void> {
  if (!(await database.first(renamePasskey, { id, personId, name })))
    throw new Refusal('not-found');
}

/**
 * Removes one; the password stays, so nobody is locked out. Sessions that it opened go on, and count
 * as opened with the password.
 * @throws Refusal `password-wrong` at the field, `too-many-requests`, `not-found`
 */
export async function removePasskey(
  deps: Deps,
  actor: SignedIn,
  { id, ...proof }: { id: number; password: string; ip: string },
): Promise<void> {
  const { personId } = actor;
  const own = await deps.database.rows(listPasskeys, { personId });
  if (!own.some((passkey) => passkey.id === id)) throw new Refusal('not-found');
  await assertPassword(deps, actor, proof);
  const now = deps.clock.now();
  await deps.database.transaction(async (transaction) => {
    const removed = await transaction.first(deletePasskey, { id, personId });
    if (!removed) throw new Refusal('not-found');
    await tellGuardChange(transaction, now, personId, { what: 'passkey-removed' });
  });
}

/** Removes all of a person who takes their account back by a mail: somebody else may have added them. */
export async function removePasskeysOf(
  transaction: Transaction,
  now: Date,
  personId: number,
): Promise<void> {
  const removed = await transaction.rows(deletePasskeysOf, { personId });
  if (removed.length === 0) return;
  await tellGuardChange(transaction, now, personId, { what: 'passkey-removed' });
}

/**
 * A passkey stands for both factors and an access token goes on without its person, so adding one takes
 * the password, and a code where the person has a second factor.
 * @throws Refusal `password-wrong`, `required` or `code-wrong` at the field, `too-many-requests`,
 *   `second-factor-unreadable`
 */
export async function provePerson(
  deps: Deps,
  actor: SignedIn,
  { code, ...proof }: Proof,
): Promise<void> {
  await assertPassword(deps, actor, proof);
  await assertCodeWhereOn(deps, actor.personId, code);
}

/** What devices file a person's passkeys under; it says nothing of the person. */
function handleOf({ secret }: Deps, personId: number): string {
  const hmac = createHmac('sha256', keyFor(secret, 'passkeys'));
  return hmac.update(String(personId)).digest('base64url');
}
