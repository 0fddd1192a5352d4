/** SQL of accounts: people and sessions. */

import { type NotNull, sql } from 'kysely';
import { PERSON_FIELDS } from '#contract/people/person-fields.ts';
import { query, statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';
import { bankAsksForFactor, hasSecondFactor } from './desk-factor-sql.ts';
import { HOLDER_COLUMNS } from './holder-sql.ts';
import { localeOf } from './locale-sql.ts';
import { mailFailsSince } from './mail-trouble-sql.ts';
import { COLUMN_OF, columnsOf, type PersonData } from './person-columns.ts';

/** What a person can change of their own data, over `person`. */
export const DATA_COLUMNS = [
  ...PERSON_FIELDS.filter((field) => field !== 'prefLocale').map(
    (field) => `person.${COLUMN_OF[field]}` as const,
  ),
  localeOf().as('pref_locale'),
] as const;

const WROTE_UP_TO = sql<string | null>`session.wrote_up_to::text`;

/** The person behind a live session, with their present status: one read for every call. */
export const findSessionHolder = statement(
  'accounts.findSessionHolder',
  (p: Params<{ sessionId: string; now: Date }>) =>
    query
      .selectFrom('session')
      .innerJoin('person', 'person.id', 'session.person_id')
      .innerJoin('standing', 'standing.person_id', 'session.person_id')
      .select([
        'session.id as session_id',
        'session.remembered',
        WROTE_UP_TO.as('wrote_up_to'),
        ...HOLDER_COLUMNS,
        hasSecondFactor.as('has_second_factor'),
        bankAsksForFactor.as('bank_asks_for_factor'),
      ])
      .where('session.id', '=', p.sessionId)
      .where('session.ended_at', 'is', null)
      .where('session.expires_at', '>', p.now)
      // Nobody signs in without an address.
      .where('person.access', '=', 'self')
      .$narrowType<{ email: NotNull }>(),
);

export const findForSignIn = statement('accounts.findForSignIn', (p: Params<{ email: string }>) =>
  query
    .selectFrom('person')
    .select(['id', 'password_hash'])
    .where('email', '=', p.email)
    .where('password_hash', 'is not', null)
    .$narrowType<{ password_hash: NotNull }>(),
);

export const insertPerson = statement(
  'accounts.insertPerson',
  (p: Params<PersonData & { passwordHash: string; chosenBankId: number | null; now: Date }>) =>
    query
      .insertInto('person')
      .values({
        ...columnsOf(p),
        password_hash: p.passwordHash,
        chosen_bank_id: p.chosenBankId,
        created_at: p.now,
      })
      .returning('id'),
);

/**
 * A person with their balances. `administeredBankId` lets an administrator read the people of their
 * bank: its members, who asks to join it, and who chose it but is not verified yet.
 */
export const findUser = statement(
  'accounts.findUser',
  (p: Params<{ id: number; readerId: number; administeredBankId: number | null }>) =>
    query
      .selectFrom('person')
      .innerJoin('standing', 'standing.person_id', 'person.id')
      .leftJoin('bank', 'bank.id', 'standing.bank_id')
      .leftJoin('bank as requested', 'requested.id', 'standing.requested_bank_id')
      .leftJoin('account', (join) =>
        join
          .onRef('account.person_id', '=', 'person.id')
          .onRef('account.bank_id', '=', 'standing.bank_id'),
      )
      .leftJoin('membership', (join) =>
        join
          .onRef('membership.person_id', '=', 'person.id')
          .onRef('membership.bank_id', '=', 'standing.bank_id')
          .on('membership.state', '=', 'active'),
      )
      .leftJoin('invitation', (join) =>
        join
          .onRef('invitation.person_id', '=', 'person.id')
          .onRef('invitation.bank_id', '=', 'standing.bank_id'),
      )
      .select([
        ...DATA_COLUMNS,
        'person.id',
        'invitation.invited_at',
        'membership.number',
        'person.full_name',
        'person.access',
        'standing.status',
        'standing.role',
        'standing.bank_id',
        'bank.name as bank_name',
        'bank.suspended_at as bank_suspended_at',
        'requested.id as requested_bank_id',
        'requested.name as requested_bank_name',
        mailFailsSince('person').as('mail_fails_since'),
        'account.balance_minutes',
        'account.given_minutes',
        'account.received_minutes',
      ])
      .where('person.id', '=', p.id)
      .where((eb) =>
        eb.or([
          eb('person.id', '=', p.readerId),
          eb('standing.bank_id', '=', p.administeredBankId),
          eb('standing.requested_bank_id', '=', p.administeredBankId),
          eb.and([
            eb('person.email_verified_at', 'is', null),
            eb('person.chosen_bank_id', '=', p.administeredBankId),
          ]),
        ]),
      ),
);

/** Changes a person's own data; the e-mail too, which the caller has compared before. */
export const updatePerson = statement(
  'accounts.updatePerson',
  (p: Params<PersonData & { id: number }>) =>
    query.updateTable('person').set(columnsOf(p)).where('id', '=', p.id),
);

/** Locks a person until the transaction ends. */
export const lockPerson = statement('accounts.lockPerson', (p: Params<{ id: number }>) =>
  query
    .selectFrom('person')
    .select([...DATA_COLUMNS, 'id', 'proven_email', 'access', 'kind'])
    .where('id', '=', p.id)
    .forUpdate(),
);

export const lockPersonByEmail = statement(
  'accounts.lockPersonByEmail',
  (p: Params<{ email: string }>) =>
    query
      .selectFrom('person')
      .select(['id', 'email', 'email_verified_at'])
      .where('email', '=', p.email)
      // The desk's people are invited by their desk, not verified.
      .where('access', '=', 'self')
      .$narrowType<{ email: NotNull }>()
      .forUpdate(),
);

/** Puts an address in the place of a person's own. */
export const setEmail = statement('accounts.setEmail', (p: Params<{ id: number; email: string }>) =>
  query.updateTable('person').set({ email: p.email }).where('id', '=', p.id),
);

/** Following a link sent to an address proves it, while it is still the person's. */
export const proveEmail = statement(
  'accounts.proveEmail',
  (p: Params<{ id: number; email: string | null }>) =>
    query
      .updateTable('person')
      .set({ proven_email: p.email })
      .where('id', '=', p.id)
      .where('email', '=', p.email),
);

export const findPasswordHash = statement(
  'accounts.findPasswordHash',
  (p: Params<{ id: number }>) =>
    query
      .selectFrom('person')
      .select('password_hash')
      .where('id', '=', p.id)
      .where('password_hash', 'is not', null)
      .$narrowType<{ password_hash: NotNull }>(),
);

/** Replaces the password whose hash was read; no row when it is another by now. */
export const replacePassword = statement(
  'accounts.replacePassword',
  (p: Params<{ id: number; oldHash: string; newHash: string }>) =>
    query
      .updateTable('person')
      .set({ password_hash: p.newHash })
      .where('id', '=', p.id)
      .where('password_hash', '=', p.oldHash),
);

/** Takes a person's password away: nobody signs in with one until they have chosen another. */
export const removePassword = statement('accounts.removePassword', (p: Params<{ id: number }>) =>
  query.updateTable('person').set({ password_hash: null }).where('id', '=', p.id),
);

/** Resets the limit on links to choose a new password, so the next may be sent at once. */
export const letResetMailGo = statement('accounts.letResetMailGo', (p: Params<{ id: number }>) =>
  query.updateTable('person').set({ reset_mailed_at: null }).where('id', '=', p.id),
);

/**
 * Sets a password chosen by a link from a mail. A person whom the desk registered has a login from
 * then on, and the link has verified their address.
 */
export const setPassword = statement(
  'accounts.setPassword',
  (p: Params<{ id: number; passwordHash: string; now: Date }>) =>
    query
      .updateTable('person')
      .set((eb) => ({
        password_hash: p.passwordHash,
        access: 'self',
        email_verified_at: eb
          .case()
          .when('access', '=', 'desk')
          .then(p.now)
          .else(eb.ref('email_verified_at'))
          .end(),
      }))
      .where('id', '=', p.id)
      .where('kind', '=', 'human'),
);

/** Ends a person's sessions, all but the one kept (if any). */
export const endSessionsOf = statement(
  'accounts.endSessionsOf',
  (p: Params<{ personId: number; keptSessionId: string | null; now: Date }>) =>
    query
      .updateTable('session')
      .set({ ended_at: p.now })
      .where('person_id', '=', p.personId)
      .where('ended_at', 'is', null)
      .where('id', 'is distinct from', p.keptSessionId),
);
