/** SQL of the readers of letters. What letters say is in `letters/sql.ts`. */
import { sql } from 'kysely';
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
      .where(sql<boolean>`bank_id = any(${p.bankIds}::bigint[])`)
      .orderBy('id'),
);

export const readSides = statement('mail.readSides', (p: Params<{ exchangeIds: number[] }>) =>
  query
    .selectFrom('exchange')
    .leftJoin('exchange_batch_item as item', 'item.exchange_id', 'exchange.id')
    .leftJoin('exchange_batch as batch', 'batch.id', 'item.batch_id')
    .select(['exchange.id', 'exchange.creditor_id', 'exchange.debtor_id', 'batch.one_person_id'])
    .where(sql<boolean>`exchange.id = any(${p.exchangeIds}::bigint[])`),
);

/** People with one of those addresses who have proven it by a link. */
export const readPeople = statement('mail.readPeople', (p: Params<{ emails: string[] }>) =>
  query
    .selectFrom('person')
    .select('id')
    .where(sql<boolean>`email = any(${p.emails}::text[])`)
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
      .where(sql<boolean>`application.id = any(${p.applicationIds}::bigint[])`),
);

/** The people whom a batch as a whole concerns. */
export const readBatchPeople = statement(
  'mail.readBatchPeople',
  (p: Params<{ batchIds: number[] }>) =>
    query
      .selectFrom('exchange_batch')
      .select(['id', 'admin_id', 'one_person_id', 'undo_by'])
      .where(sql<boolean>`id = any(${p.batchIds}::bigint[])`),
);

/** The administrators of both banks of a link, and on which side of it they are. */
export const readLinkAdministrators = statement(
  'mail.readLinkAdministrators',
  (p: Params<{ linkIds: number[] }>) =>
    query
      .selectFrom('bank_link as link')
      .innerJoin('membership', (join) =>
        join.on(
          sql<boolean>`membership.bank_id in (link.requester_bank_id, link.required_bank_id)`,
        ),
      )
      .select(['link.id', 'membership.person_id'])
      .select(
        sql<'asked' | 'asking'>`case membership.bank_id
          when link.required_bank_id then 'asked' else 'asking' end`.as('side'),
      )
      .where('membership.role', '=', 'ADMIN')
      .where('membership.state', '=', 'active')
      .where(sql<boolean>`link.id = any(${p.linkIds}::bigint[])`)
      .orderBy('membership.id'),
);
