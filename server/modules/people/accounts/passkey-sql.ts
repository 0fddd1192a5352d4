/** SQL of passkeys, and of what devices are asked to sign (specification §26). */
import { query, statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';

export const listPasskeys = statement('accounts.listPasskeys', (p: Params<{ personId: number }>) =>
  query
    .selectFrom('passkey')
    .select(['id', 'credential_id', 'name', 'created_at', 'used_at'])
    .where('person_id', '=', p.personId)
    .orderBy('id'),
);

/** Adds one; no row when the credential is known already, as anybody's. */
export const insertPasskey = statement(
  'accounts.insertPasskey',
  (
    p: Params<{
      personId: number;
      credentialId: Buffer;
      publicKey: Buffer;
      counter: number;
      name: string;
      now: Date;
    }>,
  ) =>
    query
      .insertInto('passkey')
      .values({
        person_id: p.personId,
        credential_id: p.credentialId,
        public_key: p.publicKey,
        counter: p.counter,
        name: p.name,
        created_at: p.now,
      })
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .returning('id'),
);

export const findPasskey = statement(
  'accounts.findPasskey',
  (p: Params<{ credentialId: Buffer }>) =>
    query
      .selectFrom('passkey')
      .innerJoin('person', 'person.id', 'passkey.person_id')
      .select(['passkey.id', 'person_id', 'email', 'public_key', 'counter'])
      .where('credential_id', '=', p.credentialId),
);

/**
 * Notes a use; no row when the passkey is gone, or another use has moved the counter meanwhile.
 * Devices that do not count say 0 each time.
 */
export const usePasskey = statement(
  'accounts.usePasskey',
  (p: Params<{ id: number; counterBefore: number; counter: number; now: Date }>) =>
    query
      .updateTable('passkey')
      .set({ counter: p.counter, used_at: p.now })
      .where('id', '=', p.id)
      .where('counter', '=', p.counterBefore)
      .returning('person_id'),
);

export const renamePasskey = statement(
  'accounts.renamePasskey',
  (p: Params<{ id: number; personId: number; name: string }>) =>
    query
      .updateTable('passkey')
      .set({ name: p.name })
      .where('id', '=', p.id)
      .where('person_id', '=', p.personId)
      .returning('id'),
);

export const deletePasskey = statement(
  'accounts.deletePasskey',
  (p: Params<{ id: number; personId: number }>) =>
    query
      .deleteFrom('passkey')
      .where('id', '=', p.id)
      .where('person_id', '=', p.personId)
      .returning('id'),
);

/** All of a person. */
export const deletePasskeysOf = statement(
  'accounts.deletePasskeysOf',
  (p: Params<{ personId: number }>) =>
    query.deleteFrom('passkey').where('person_id', '=', p.personId).returning('id'),
);

/** Makes a session count as opened with that passkey. */
export const vouchForSession = statement(
  'accounts.vouchForSession',
  (p: Params<{ passkeyId: number; sessionId: string }>) =>
    query.updateTable('session').set({ passkey_id: p.passkeyId }).where('id', '=', p.sessionId),
);

/** @param personId who adds a passkey; null for somebody who signs in */
export const insertPasskeyChallenge = statement(
  'accounts.insertPasskeyChallenge',
  (p: Params<{ challengeHash: Buffer; personId: number | null; expiresAt: Date }>) =>
    query.insertInto('passkey_challenge').values({
      challenge_hash: p.challengeHash,
      person_id: p.personId,
      expires_at: p.expiresAt,
    }),
);

/** Uses a challenge up; no row for one that is unknown or was used. */
export const usePasskeyChallenge = statement(
  'accounts.usePasskeyChallenge',
  (p: Params<{ challengeHash: Buffer }>) =>
    query
      .deleteFrom('passkey_challenge')
      .where('challenge_hash', '=', p.challengeHash)
      .returning(['person_id', 'expires_at']),
);
