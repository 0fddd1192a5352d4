/** SQL of access tokens (specification §28). */
import { type NotNull, sql } from 'kysely';
import type { Scope } from '#contract/people/access-tokens.ts';
import { query, statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';
import { bankAsksForFactor, tokenHasSecondFactor } from './desk-factor-sql.ts';
import { HOLDER_COLUMNS } from './holder-sql.ts';

/** Those of a person that open something, the oldest first. */
export const listAccessTokens = statement(
  'accounts.listAccessTokens',
  (p: Params<{ personId: number; now: Date }>) =>
    query
      .selectFrom('access_token')
      .innerJoin('membership', 'membership.id', 'access_token.membership_id')
      .select(['access_token.id', 'name', 'scopes', 'created_at', 'expires_at', 'used_on'])
      .where('access_token.person_id', '=', p.personId)
      .where('expires_at', '>', p.now)
      .where('membership.state', '=', 'active')
      .orderBy('access_token.id'),
);

/** Adds one to the active membership of a person; no row when they have none (any more). */
export const insertAccessToken = statement(
  'accounts.insertAccessToken',
  (
    p: Params<{
      personId: number;
      tokenHash: Buffer;
      name: string;
      scopes: Scope[];
      withFactor: boolean;
      now: Date;
      expiresAt: Date;
    }>,
  ) => sql<{ id: number }>`
    insert into access_token (person_id, membership_id, token_hash, name, scopes, with_factor,
                              created_at, expires_at)
    select person_id, id, ${p.tokenHash}::bytea, ${p.name}, ${p.scopes}::text[], ${p.withFactor},
           ${p.now}::timestamptz, ${p.expiresAt}::timestamptz
    from membership where person_id = ${p.personId} and state = 'active'
    returning id`,
);

/**
 * The person behind a token that has not expired, while the membership lasts in which it was made:
 * one read for every call.
 */
export const findTokenHolder = statement(
  'accounts.findTokenHolder',
  (p: Params<{ tokenHash: Buffer; now: Date }>) =>
    query
      .selectFrom('access_token')
      .innerJoin('person', 'person.id', 'access_token.person_id')
      .innerJoin('standing', 'standing.person_id', 'access_token.person_id')
      .innerJoin('membership', 'membership.id', 'access_token.membership_id')
      .select([
        'access_token.id as token_id',
        'access_token.scopes',
        'access_token.used_on',
        ...HOLDER_COLUMNS,
        tokenHasSecondFactor.as('has_second_factor'),
        bankAsksForFactor.as('bank_asks_for_factor'),
      ])
      .where('access_token.token_hash', '=', p.tokenHash)
      .where('access_token.expires_at', '>', p.now)
      .where('membership.state', '=', 'active')
      .where('person.access', '=', 'self')
      .$narrowType<{ email: NotNull }>(),
);

/** Notes the day of a use. */
export const noteTokenUse = statement(
  'accounts.noteTokenUse',
  (p: Params<{ id: number; today: string }>) =>
    query.updateTable('access_token').set({ used_on: p.today }).where('id', '=', p.id),
);

export const deleteAccessToken = statement(
  'accounts.deleteAccessToken',
  (p: Params<{ id: number; personId: number }>) =>
    query
      .deleteFrom('access_token')
      .where('id', '=', p.id)
      .where('person_id', '=', p.personId)
      .returning('id'),
);

/** All of a person. */
export const deleteAccessTokensOf = statement(
  'accounts.deleteAccessTokensOf',
  (p: Params<{ personId: number }>) =>
    query.deleteFrom('access_token').where('person_id', '=', p.personId),
);
