/** SQL of the readers of letters. What letters say is in `letters/sql.ts`. */
import { sql } from 'kysely';
import { localeOf } from '#server/modules/people/accounts/locale-sql.ts';
import { query, statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';

export const readAdministrators = statement(
  'mail.readAdministrators',
  (p: Params<{ bankIds: number[] }>) =>
    query
      .selectFrom('membership')
      .select(['bank_id', 'person_id'])
      .where('role', '=', 'ADMIN')
      .where('state', '=', 'active')
      .where((eb) => eb('bank_id', '=', eb.fn.any(p.bankIds)))
      .orderBy('id'),
);

/** The active members of banks. */
export const readMembersOf = statement('mail.readMembersOf', (p: Params<{ bankIds: number[] }>) =>
  query
    .selectFrom('membership')
    .select(['bank_id', 'person_id'])
    .where('state', '=', 'active')
    .where((eb) => eb('bank_id', '=', eb.fn.any(p.bankIds)))
    .orderBy('id'),
);

export const readSides = statement('mail.readSides', (p: Params<{ exchangeIds: number[] }>) =>
  query
    .selectFrom('exchange')
    .leftJoin('exchange_batch_item as item', 'item.exchange_id', 'exchange.id')
    .leftJoin('exchange_batch as batch', 'batch.id', 'item.batch_id')
    .select(['exchange.id', 'exchange.creditor_id', 'exchange.debtor_id', 'batch.one_person_id'])
    .where((eb) => eb('exchange.id', '=', eb.fn.any(p.exchangeIds))),
);

/** People with one of those addresses who have proven it by a link. */
export const readPeople = statement('mail.readPeople', (p: Params<{ emails: string[] }>) =>
  query
    .selectFrom('person')
    .select('id')
    .where((eb) => eb('email', '=', eb.fn.any(p.emails)))
    .where('email_verified_at', 'is not', null)
    .whereRef('proven_email', '=', 'email')
    .orderBy('id'),
);

export const readApplicants = statement(
  'mail.readApplicants',
  (p: Params<{ applicationIds: number[] }>) =>
    query
      .selectFrom('bank_application as application')
      .innerJoin('person', 'person.id', 'application.applicant_id')
      .select([
        'application.id',
        'application.applicant_id',
        'application.email',
        'person.email as applicant_email',
      ])
      .where((eb) => eb('application.id', '=', eb.fn.any(p.applicationIds))),
);

/** The referents of those people who are bodies (specification §51). */
export const readReferents = statement(
  'mail.readReferents',
  (p: Params<{ personIds: number[] }>) => sql<{ body_id: number; referent_ids: number[] }>`
    select delegate.person_id as body_id,
           jsonb_agg(delegate.delegate_id order by delegate.delegate_id) as referent_ids
    from delegate
    join person on person.id = delegate.person_id and person.kind = 'body'
    where delegate.person_id = any(${p.personIds}::bigint[]) and delegate.ended_at is null
    group by delegate.person_id`,
);

/** The people whom a batch as a whole concerns. */
export const readBatchPeople = statement(
  'mail.readBatchPeople',
  (p: Params<{ batchIds: number[] }>) =>
    query
      .selectFrom('exchange_batch')
      .select(['id', 'admin_id', 'one_person_id', 'undo_by'])
      .where((eb) => eb('id', '=', eb.fn.any(p.batchIds))),
);

/** The administrators of both banks of a link, and on which side of it they are. */
export const readLinkAdministrators = statement(
  'mail.readLinkAdministrators',
  (p: Params<{ linkIds: number[] }>) =>
    query
      .selectFrom('bank_link as link')
      .innerJoin('membership', (join) =>
        join.on((eb) =>
          eb('membership.bank_id', 'in', [
            eb.ref('link.requester_bank_id'),
            eb.ref('link.required_bank_id'),
          ]),
        ),
      )
      .select(['link.id', 'membership.person_id'])
      .select(({ eb, ref }) =>
        eb('membership.bank_id', '=', ref('link.required_bank_id'))
          .$castTo<boolean>()
          .as('is_asked'),
      )
      .where('membership.role', '=', 'ADMIN')
      .where('membership.state', '=', 'active')
      .where((eb) => eb('link.id', '=', eb.fn.any(p.linkIds)))
      .orderBy('membership.id'),
);

/** The language of the person who has that address, if they are known here. */
export const findLocale = statement('mail.findLocale', (p: Params<{ email: string }>) =>
  query.selectFrom('person').select(localeOf().as('pref_locale')).where('email', '=', p.email),
);
