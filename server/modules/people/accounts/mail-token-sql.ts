/** SQL of links sent by mail: verifying an address, choosing a new password, the way back. */
import { sql } from 'kysely';
import { type MailTokenPurpose, query, statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';

/** Keeps the hash of a link, and the address that it goes to; null when it goes to none. */
export const insertMailToken = statement(
  'accounts.insertMailToken',
  (
    p: Params<{
      id: string;
      personId: number;
      purpose: MailTokenPurpose;
      email: string | null;
      tokenHash: Buffer;
      now: Date;
      expiresAt: Date;
    }>,
  ) =>
    query.insertInto('mail_token').values({
      id: p.id,
      person_id: p.personId,
      purpose: p.purpose,
      email: p.email,
      token_hash: p.tokenHash,
      created_at: p.now,
      expires_at: p.expiresAt,
    }),
);

export const findMailToken = statement(
  'accounts.findMailToken',
  (p: Params<{ tokenHash: Buffer; purpose: MailTokenPurpose }>) =>
    query
      .selectFrom('mail_token')
      .innerJoin('person', 'person.id', 'mail_token.person_id')
      .select([
        'mail_token.id',
        'person_id',
        'expires_at',
        'used_at',
        'mail_token.created_at as made_at',
        'mail_token.email as sent_to',
        'person.email',
      ])
      .where('token_hash', '=', p.tokenHash)
      .where('purpose', '=', p.purpose),
);

/** Verifies the address that the link was sent to; a row only the first time. */
export const verifyEmail = statement(
  'accounts.verifyEmail',
  (p: Params<{ personId: number; email: string; now: Date }>) =>
    query
      .updateTable('person')
      .set({ email_verified_at: p.now, proven_email: p.email })
      .where('id', '=', p.personId)
      .where('email', '=', p.email)
      .where('email_verified_at', 'is', null)
      .returning(['chosen_bank_id', 'birth_date']),
);

export const useMailToken = statement(
  'accounts.useMailToken',
  (p: Params<{ id: string; now: Date }>) =>
    query
      .updateTable('mail_token')
      .set({ used_at: p.now })
      .where('id', '=', p.id)
      .where('used_at', 'is', null)
      .returning('id'),
);

/** Invalidates every unused link of a kind that a person has. */
export const useMailTokensOf = statement(
  'accounts.useMailTokensOf',
  (p: Params<{ personId: number; purpose: MailTokenPurpose; now: Date }>) =>
    query
      .updateTable('mail_token')
      .set({ used_at: p.now })
      .where('person_id', '=', p.personId)
      .where('purpose', '=', p.purpose)
      .where('used_at', 'is', null),
);

/** When the last link of a kind was made for a person. */
export const lastMailToken = statement(
  'accounts.lastMailToken',
  (p: Params<{ personId: number; purpose: MailTokenPurpose }>) =>
    query
      .selectFrom('mail_token')
      .select('created_at')
      .where('person_id', '=', p.personId)
      .where('purpose', '=', p.purpose)
      .orderBy('created_at', 'desc')
      .limit(1),
);

/**
 * Makes a link to choose a new password, when somebody has that address and not so many wait to be
 * used already that were sent since `windowStart`. The outbox gets its row either way, so that the
 * time of the answer tells nothing; without a link it is dropped.
 */
export const requestReset = statement(
  'accounts.requestReset',
  (
    p: Params<{
      email: string;
      tokenId: string;
      tokenHash: Buffer;
      now: Date;
      windowStart: Date;
      most: number;
      today: string;
      loginAge: number;
      expiresAt: Date;
    }>,
  ) => sql`
    with asking as (
      update person set
        reset_mails = case when reset_mailed_at > ${p.windowStart}::timestamptz
          then reset_mails + 1 else 1 end,
        reset_mailed_at = case when reset_mailed_at > ${p.windowStart}::timestamptz
          then reset_mailed_at else ${p.now}::timestamptz end
      where email = ${p.email}
        and (reset_mailed_at > ${p.windowStart}::timestamptz and reset_mails >= ${p.most}) is not true
        and not exists (
          select from membership as young
          where young.person_id = person.id and young.state = 'active'
            and young.minor_until > ${p.today}::date
            and aged_on(person.birth_date, ${p.loginAge}::integer) > ${p.today}::date)
      returning id, email
    ), token as (
      insert into mail_token (id, person_id, purpose, email, token_hash, created_at, expires_at)
      select ${p.tokenId}::uuid, id, 'reset-password', email, ${p.tokenHash}::bytea,
             ${p.now}::timestamptz, ${p.expiresAt}::timestamptz
      from asking
    )
    insert into outbox (kind, payload, created_at)
    values ('reset-password',
            jsonb_build_object('personId', coalesce((select id from asking), 0), 'tokenId', ${p.tokenId}::text),
            ${p.now}::timestamptz)`,
);

/** The live way back of a person after a changed address, and where it leads. */
export const findWayBack = statement(
  'accounts.findWayBack',
  (p: Params<{ personId: number; now: Date }>) =>
    query
      .selectFrom('mail_token')
      .select(['id', 'email'])
      .where('person_id', '=', p.personId)
      .where('purpose', '=', 'restore-email')
      .where('used_at', 'is', null)
      .where('expires_at', '>', p.now),
);

export const prolongMailToken = statement(
  'accounts.prolongMailToken',
  (p: Params<{ id: string; expiresAt: Date }>) =>
    query.updateTable('mail_token').set({ expires_at: p.expiresAt }).where('id', '=', p.id),
);

/** Somebody else who may still go back to that address. */
export const findReservation = statement(
  'accounts.findReservation',
  (p: Params<{ email: string; personId: number; now: Date }>) =>
    query
      .selectFrom('mail_token')
      .select('person_id')
      .where('email', '=', p.email)
      .where('purpose', '=', 'restore-email')
      .where('used_at', 'is', null)
      .where('expires_at', '>', p.now)
      .where('person_id', '<>', p.personId)
      .limit(1),
);

/** Those of the addresses that somebody may still go back to. */
export const listReservations = statement(
  'accounts.listReservations',
  (p: Params<{ emails: string[]; now: Date }>) =>
    query
      .selectFrom('mail_token')
      .select('email')
      .distinct()
      .where((eb) => eb('email', '=', eb.fn.any(p.emails)))
      .where('purpose', '=', 'restore-email')
      .where('used_at', 'is', null)
      .where('expires_at', '>', p.now),
);

/** Somebody without a login counts as never invited. */
export const forgetInvitations = statement(
  'accounts.forgetInvitations',
  (p: Params<{ personId: number }>) =>
    query.deleteFrom('invitation').where('person_id', '=', p.personId),
);
