/** A person's passkeys: reading, adding, naming and removing them (specification §26). */
import { createHmac } from 'node:crypto';
import { PASSKEYS_MAX } from '#contract/limits.ts';
import type { Passkey } from '#contract/people/passkeys.ts';
import type { Call, OwnCall } from '#server/call.ts';
import type { Queryable, Transaction } from '#server/platform/database.ts';
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
  renamePasskey as rename,
  vouchForSession,
} from './passkey-sql.ts';
import { assertCodeWhereOn, assertPassword } from './second-factor.ts';
import type { SignedIn } from './signed-in.ts';
import { lockPerson } from './sql.ts';

/** Ed25519, ES256 and RS256 (COSE): every device makes one of them. */
const ALGORITHMS = [-8, -7, -257];
const PUBLIC_KEY = 'public-key';

/** The caller's, the oldest first. */
export const readPasskeys = ({ db, actor }: Call<'listPasskeys'>) => passkeysOf(db, actor);

async function passkeysOf(db: Queryable, { personId }: SignedIn): Promise<Passkey[]> {
  const rows = await db.rows(listPasskeys, { personId });
  return rows.map(({ id, name, created_at, used_at }) => ({
    id,
    name,
    addedAt: created_at.toISOString(),
    usedAt: used_at?.toISOString() ?? null,
  }));
}

/** What a device is asked to make a passkey of, for five minutes. */
export async function beginPasskey(call: Call<'beginPasskey'>) {
  const { db, actor, body, config } = call;
  await provePerson(call, body);
  const { personId, email, fullName } = actor;
  const known = await db.rows(listPasskeys, { personId });
  if (known.length >= PASSKEYS_MAX) throw new Refusal('passkeys-full');
  return {
    challenge: await newPasskeyChallenge(call, personId),
    timeout: CHALLENGE_MS,
    rp: { id: relyingPartyOf(call), name: config.portalName },
    user: { id: handleOf(call, personId), name: email, displayName: fullName },
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
 * its person has shown the password and the device. Refused for another origin, a challenge that is
 * unknown, used, five minutes old or somebody else's, and a device that did not ask who is there.
 * @returns the caller's passkeys
 */
export async function addPasskey(call: Call<'addPasskey'>): Promise<Passkey[]> {
  const { db, clock, actor, body } = call;
  const { name, response } = body;
  const { personId, sessionId } = actor;
  // Large, and few need it: it comes with the first passkey.
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response,
    ...expectedOf(call, personId),
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(asUnrecognised);
  if (!verified || !registrationInfo) throw new Refusal('passkey-unrecognised');
  const { credential } = registrationInfo;
  const now = clock.now();
  await db.transaction(async (transaction) => {
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
  return passkeysOf(db, actor);
}

export async function renamePasskey({
  db,
  actor: { personId },
  params: { id },
  body: { name },
}: Call<'renamePasskey'>): Promise<void> {
  if (!(await db.first(rename, { id, personId, name }))) throw new Refusal('not-found');
}

/**
 * Removes one; the password stays, so nobody is locked out. Sessions that it opened go on, and count
 * as opened with the password.
 */
export async function removePasskey(call: Call<'removePasskey'>): Promise<void> {
  const { db, clock, actor, params, body } = call;
  const { personId } = actor;
  const { id } = params;
  const own = await db.rows(listPasskeys, { personId });
  if (!own.some((passkey) => passkey.id === id)) throw new Refusal('not-found');
  await assertPassword(call, body.password);
  const now = clock.now();
  await db.transaction(async (transaction) => {
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
  call: OwnCall,
  { password, code }: { password: string; code?: string | undefined },
): Promise<void> {
  await assertPassword(call, password);
  await assertCodeWhereOn(call, code);
}

/** What devices file a person's passkeys under; it says nothing of the person. */
function handleOf({ secret }: Pick<OwnCall, 'secret'>, personId: number): string {
  const hmac = createHmac('sha256', keyFor(secret, 'passkeys'));
  return hmac.update(String(personId)).digest('base64url');
}
