/** SQL of new banks: applications, and what approving one makes. */
import { type NotNull, sql } from 'kysely';
import type { NewBank } from '#contract/banks/banks.ts';
import { bankColumns, dataValues } from '#server/modules/banks/banks/sql.ts';
import { query, statement, statementsBy } from '#server/modules/tables.ts';
import { folded, total } from '#server/platform/expressions.ts';
import type { Order, PageValues } from '#server/platform/paging.ts';
import type { Params } from '#server/platform/statements.ts';

export const insertApplication = statement(
  'portal.insertApplication',
  (p: Params<Required<NewBank> & { applicantId: number; now: Date }>) =>
    query
      .insertInto('bank_application')
      .values({
        applicant_id: p.applicantId,
        ...dataValues(p),
        name: p.name,
        email: p.email,
        founded_on: p.date,
        created_at: p.now,
        decided_at: null,
        decided_by: null,
        bank_id: null,
      })
      .returning(['id', 'future_bank_id']),
);

/** Those of the addresses that somebody has and has proven by a link. */
export const readProvenEmails = statement(
  'portal.readProvenEmails',
  (p: Params<{ emails: string[] }>) =>
    query
      .selectFrom('person')
      .select('email')
      .where((eb) => eb('email', '=', eb.fn.any(p.emails)))
      .where('email_verified_at', 'is not', null)
      .whereRef('proven_email', '=', 'email'),
);

export const bankNameIsTaken = statement('portal.bankNameIsTaken', (p: Params<{ name: string }>) =>
  query.selectFrom('bank').select('id').where('folded_name', '=', folded(p.name)),
);

/** Locks an application until the transaction ends. */
export const lockApplication = statement('portal.lockApplication', (p: Params<{ id: number }>) =>
  query
    .selectFrom('bank_application')
    .select(['id', 'state', 'applicant_id'])
    .where('id', '=', p.id)
    .forUpdate(),
);

/** What an application and the bank made of it have in common. */
const BANK_COLUMNS = sql`name, description, address, email, president, secretary, phone,
  association, vat, web_url, facebook_url, gdpr, opening_hours, locale, founded_on`;

/**
 * Makes the bank live under the number that its application promised, and the applicant its first administrator with an account.
 * `by` is null when it was done at the machine.
 */
export const makeBank = statement(
  'portal.makeBank',
  (p: Params<{ id: number; by: number | null; now: Date }>) => sql<{ bank_id: number }>`
    with application as (
      select * from bank_application where id = ${p.id}
    ), made as (
      insert into bank (id, ${BANK_COLUMNS}, created_at, begun_here) overriding system value
      select future_bank_id, ${BANK_COLUMNS}, ${p.now}::timestamptz, true
      from application
      returning id
    ), membership as (
      insert into membership (person_id, bank_id, state, role, requested_at, decided_at, decided_by)
      select application.applicant_id, made.id, 'active', 'ADMIN', application.created_at,
             ${p.now}::timestamptz, ${p.by}::bigint
      from application, made
    ), account as (
      insert into account (person_id, bank_id)
      select application.applicant_id, made.id from application, made
    ), decided as (
      update bank_application
      set state = 'approved', decided_at = ${p.now}::timestamptz, decided_by = ${p.by}::bigint,
          bank_id = made.id
      from made
      where bank_application.id = ${p.id}
    )
    select id as bank_id from made`,
);

export const denyApplication = statement(
  'portal.denyApplication',
  (p: Params<{ id: number; by: number; now: Date }>) =>
    query
      .updateTable('bank_application')
      .set({ state: 'denied', decided_at: p.now, decided_by: p.by })
      .where('id', '=', p.id),
);

/** The application of somebody that is still open. */
export const findOwnApplication = statement(
  'portal.findOwnApplication',
  (p: Params<{ applicantId: number }>) =>
    query
      .selectFrom('bank_application')
      .select(['id', 'name', 'created_at'])
      .where('applicant_id', '=', p.applicantId)
      .where('state', '=', 'open'),
);

export const withdrawOwnApplication = statement(
  'portal.withdrawOwnApplication',
  (p: Params<{ id: number; by: number; now: Date }>) =>
    query
      .updateTable('bank_application')
      .set({ state: 'withdrawn', decided_at: p.now, decided_by: p.by })
      .where('id', '=', p.id),
);

export const listApplications = statementsBy(
  'portal.listApplications',
  (order: Order<'name' | 'createdAt'>) =>
    (p: Params<PageValues & { state: 'open' | 'approved' | 'denied' }>) =>
      query
        .selectFrom('bank_application')
        .innerJoin('person', 'person.id', 'bank_application.applicant_id')
        .select(bankColumns('bank_application'))
        .select([
          'bank_application.id',
          'bank_application.applicant_id',
          'bank_application.state',
          'bank_application.created_at',
          'bank_application.decided_at',
          'person.full_name as applicant_full_name',
          'person.name as applicant_name',
          'person.surname as applicant_surname',
          'person.email as applicant_email',
          'person.phone as applicant_phone',
        ])
        .select(total)
        .where('bank_application.state', '=', p.state)
        .$narrowType<{ applicant_email: NotNull }>()
        .orderBy(
          ({ ref }) =>
            order.field === 'name'
              ? folded(ref('bank_application.name'))
              : ref('bank_application.created_at'),
          order.descending ? 'desc' : 'asc',
        )
        .orderBy('bank_application.id')
        .limit(p.limit)
        .offset(p.offset),
);
