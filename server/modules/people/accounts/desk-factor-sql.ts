/** What of a session or an access token decides whether a desk is open, for statements over it and `standing`. */
import { sql } from 'kysely';

/**
 * A passkey that still stands vouches for the session, or the person has a confirmed authenticator:
 * every sign-in with a password since then has passed the second step.
 */
export const hasSecondFactor = sql<boolean>`(session.passkey_id is not null or exists (
  select from authenticator
  where authenticator.person_id = session.person_id and confirmed_at is not null))`;

/** A token made by somebody with a second factor, who still has one. */
export const tokenHasSecondFactor = sql<boolean>`(access_token.with_factor and (
  exists (select from authenticator
          where authenticator.person_id = access_token.person_id and confirmed_at is not null)
  or exists (select from passkey where passkey.person_id = access_token.person_id)))`;

/** They administer a bank whose rule `desk-second-factor` holds. */
export const bankAsksForFactor = sql<boolean>`coalesce((
  select value = 'true' from bank_rule
  where standing.role = 'ADMIN' and bank_rule.bank_id = standing.bank_id
    and bank_rule.name = 'desk-second-factor'
  order by bank_rule.id desc limit 1), false)`;
