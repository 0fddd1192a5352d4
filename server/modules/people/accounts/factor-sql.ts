/** SQL of second factors: authenticator apps, recovery codes, and sign-ins that wait for one. */
import { sql } from 'kysely';
import { query, statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';

/** A person's authenticator with the number of recovery codes left; nothing without one. */
export const findAuthenticator = statement(
  'accounts.findAuthenticator',
  (p: Params<{ personId: number }>) =>
    query
      .selectFrom('authenticator')
      .select(['sealed_secret', 'begun_at', 'confirmed_at', 'codes_made_at'])
      .select((eb) =>
        eb
          .selectFrom('recovery_code')
          .select((inner) => inner.fn.countAll<number>().as('left'))
          .whereRef('recovery_code.person_id', '=', 'authenticator.person_id')
          .$asScalar()
          .$notNull()
          .as('codes_left'),
      )
      .where('person_id', '=', p.personId),
);

/** Begins to set one up; no row where one is confirmed already. */
export const beginAuthenticator = statement(
  'accounts.beginAuthenticator',
  (p: Params<{ personId: number; sealedSecret: Buffer; now: Date }>) =>
    query
      .insertInto('authenticator')
      .values({ person_id: p.personId, sealed_secret: p.sealedSecret, begun_at: p.now })
      .onConflict((conflict) =>
        conflict
          .column('person_id')
          .doUpdateSet({ sealed_secret: p.sealedSecret, begun_at: p.now, last_step: 0 })
          .where('authenticator.confirmed_at', 'is', null),
      )
      .returning('person_id'),
);

/** Confirms it; no row when it is confirmed, or was begun again meanwhile. */
export const confirmAuthenticator = statement(
  'accounts.confirmAuthenticator',
  (p: Params<{ personId: number; begunAt: Date; now: Date }>) =>
    query
      .updateTable('authenticator')
      .set({ confirmed_at: p.now })
      .where('person_id', '=', p.personId)
      .where('begun_at', '=', p.begunAt)
      .where('confirmed_at', 'is', null)
      .returning('person_id'),
);

/** Uses the code of a span of 30 seconds up; no row when it, or a later one, was used before. */
export const useStep = statement(
  'accounts.useStep',
  (p: Params<{ personId: number; step: number }>) =>
    query
      .updateTable('authenticator')
      .set({ last_step: p.step })
      .where('person_id', '=', p.personId)
      .where('last_step', '<', p.step)
      .returning('person_id'),
);

export const deleteAuthenticator = statement(
  'accounts.deleteAuthenticator',
  (p: Params<{ personId: number }>) =>
    query.deleteFrom('authenticator').where('person_id', '=', p.personId).returning('confirmed_at'),
);

/** Uses a recovery code up; no row when there is none such. */
export const useRecoveryCode = statement(
  'accounts.useRecoveryCode',
  (p: Params<{ personId: number; codeHash: Buffer }>) =>
    query
      .deleteFrom('recovery_code')
      .where('person_id', '=', p.personId)
      .where('code_hash', '=', p.codeHash)
      .returning('person_id'),
);

export const deleteRecoveryCodes = statement(
  'accounts.deleteRecoveryCodes',
  (p: Params<{ personId: number }>) =>
    query.deleteFrom('recovery_code').where('person_id', '=', p.personId),
);

/** Gives a person with an authenticator recovery codes, and notes since when. */
export const insertRecoveryCodes = statement(
  'accounts.insertRecoveryCodes',
  (p: Params<{ personId: number; codeHashes: Buffer[]; now: Date }>) => sql<object>`
    with dated as (
      update authenticator set codes_made_at = ${p.now} where person_id = ${p.personId}
    )
    insert into recovery_code (person_id, code_hash)
    select ${p.personId}::bigint, code_hash from unnest(${p.codeHashes}::bytea[]) as row (code_hash)`,
);

/** The role of an active member, and since when they have a second factor. */
export const findFactorOfMember = statement(
  'accounts.findFactorOfMember',
  (p: Params<{ personId: number; bankId: number }>) =>
    query
      .selectFrom('membership')
      .leftJoin('authenticator', 'authenticator.person_id', 'membership.person_id')
      .select(['membership.role', 'authenticator.confirmed_at'])
      .where('membership.person_id', '=', p.personId)
      .where('membership.bank_id', '=', p.bankId)
      .where('membership.state', '=', 'active'),
);

export const insertChallenge = statement(
  'accounts.insertChallenge',
  (p: Params<{ tokenHash: Buffer; personId: number; remembered: boolean; expiresAt: Date }>) =>
    query.insertInto('sign_in_challenge').values({
      token_hash: p.tokenHash,
      person_id: p.personId,
      remembered: p.remembered,
      expires_at: p.expiresAt,
    }),
);

/** Counts a try at a challenge that lives and has some left; no row for any other. */
export const countChallengeTry = statement(
  'accounts.countChallengeTry',
  (p: Params<{ tokenHash: Buffer; now: Date; most: number }>) =>
    query
      .updateTable('sign_in_challenge')
      .set((eb) => ({ tries: eb('tries', '+', 1) }))
      .where('token_hash', '=', p.tokenHash)
      .where('expires_at', '>', p.now)
      .where('tries', '<', p.most)
      .returning(['person_id', 'remembered']),
);

/** Uses a challenge up; no row when somebody was faster, or the password has changed since. */
export const useChallenge = statement('accounts.useChallenge', (p: Params<{ tokenHash: Buffer }>) =>
  query
    .deleteFrom('sign_in_challenge')
    .where('token_hash', '=', p.tokenHash)
    .returning('person_id'),
);

/** All of a person's: the password that opened them counts no more. */
export const deleteChallengesOf = statement(
  'accounts.deleteChallengesOf',
  (p: Params<{ personId: number }>) =>
    query.deleteFrom('sign_in_challenge').where('person_id', '=', p.personId),
);
