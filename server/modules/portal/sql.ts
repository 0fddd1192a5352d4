/** SQL of new banks: applications, and what approving one makes. */
import { sql } from 'kysely';
import type { NewBank } from '#contract/banks.ts';
import { query, statement, statementsBy } from '#server/modules/tables.ts';
import type { Order, PageValues } from '#server/platform/paging.ts';

export const insertApplication = statement(
  'portal.insertApplication',
  (p: NewBank & { applicantId: number; now: Date }) =>
    query
      .insertInto('bank_application')
      .values({
        applicant_id: p.applicantId,
        name: p.name,
        description: p.description,
        address: p.address,
        email: p.email,
        president: p.president,
        secretary: p.secretary,
        phone: p.phone,
        association: p.association,
        vat: p.vat,
        web_url: p.webUrl,
        facebook_url: p.facebookUrl,
        gdpr: p.gdpr,
        founded_on: p.date,
        created_at: p.now,
        decided_at: null,
        decided_by: null,
        bank_id: null,
      })
      .returning('id'),
);

/** Those of the addresses that somebody has and has proven by a link. */
export const readProvenEmails = statement('portal.readProvenEmails', (p: { emails: string[] }) =>
  query
    .selectFrom('person')
    .select('email')
    .where(sql<boolean>`email = any(${p.emails}::text[])`)
    .where('email_verified_at', 'is not', null)
    .whereRef('proven_email', '=', 'email'),
);

export const bankNameIsTaken = statement('portal.bankNameIsTaken', (p: { name: string }) =>
  query.selectFrom('bank').select('id').where(sql<boolean>`fold(name) = fold(${p.name})`),
);

/** Keeps an application to ourselves until the transaction ends. */
export const holdApplication = statement('portal.holdApplication', (p: { id: number }) =>
  query
    .selectFrom('bank_application')
    .select(['id', 'state', 'applicant_id'])
    .where('id', '=', p.id)
    .forUpdate(),
);

/** Makes the bank live, and the applicant its first administrator with an account. */
export const makeBank = statement(
  'portal.makeBank',
  (p: { id: number; by: number; now: Date }) => sql<{ bank_id: number }>`
    with application as (
      select * from bank_application where id = ${p.id}
    ), made as (
      insert into bank (name, description, address, email, president, secretary, phone, association,
                        vat, web_url, facebook_url, gdpr, founded_on, created_at)
      select name, description, address, email, president, secretary, phone, association,
             vat, web_url, facebook_url, gdpr, founded_on, ${p.now}::timestamptz
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
  (p: { id: number; by: number; now: Date }) =>
    query
      .updateTable('bank_application')
      .set({ state: 'denied', decided_at: p.now, decided_by: p.by })
      .where('id', '=', p.id),
);

const ORDER = {
  name: sql`fold(bank_application.name)`,
  createdAt: sql`bank_application.created_at`,
};

export const listApplications = statementsBy(
  'portal.listApplications',
  (order: Order<keyof typeof ORDER>) =>
    (p: PageValues & { state: 'open' | 'approved' | 'denied' }) =>
      query
        .selectFrom('bank_application')
        .innerJoin('person', 'person.id', 'bank_application.applicant_id')
        .selectAll('bank_application')
        .select([
          'person.full_name as applicant_full_name',
          'person.name as applicant_name',
          'person.surname as applicant_surname',
          'person.email as applicant_email',
          'person.phone as applicant_phone',
        ])
        .select(sql<number>`count(*) over ()`.as('total'))
        .where('bank_application.state', '=', p.state)
        .orderBy(ORDER[order.field], order.descending ? 'desc' : 'asc')
        .orderBy('bank_application.id')
        .limit(p.limit)
        .offset(p.offset),
);
