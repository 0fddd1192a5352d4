/** SQL of the desk's registrations and contacts. */
import { sql } from 'kysely';
import { columnsOf, type PersonData } from '#server/modules/people/accounts/person-columns.ts';
import { query, type Row, statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';

/** Locks a bank until the transaction ends, so that two registrations see each other. */
export const lockBank = statement('desk.lockBank', (p: Params<{ bankId: number }>) =>
  query.selectFrom('bank').select('id').where('id', '=', p.bankId).forNoKeyUpdate(),
);

export const insertDeskPerson = statement(
  'desk.insertPerson',
  (p: Params<PersonData & { now: Date }>) =>
    query
      .insertInto('person')
      .values({ ...columnsOf(p), access: 'desk', created_at: p.now })
      .returning('id'),
);

/** Somebody is a member from now on; no row when they have a request or membership already. */
export const admit = statement(
  'desk.admit',
  (p: Params<{ personId: number; bankId: number; signedOn: string; by: number; now: Date }>) =>
    query
      .insertInto('membership')
      .values({
        person_id: p.personId,
        bank_id: p.bankId,
        state: 'active',
        requested_at: p.now,
        decided_at: p.now,
        decided_by: p.by,
        signed_on: p.signedOn,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id'),
);

/** Somebody without a login, or a body, whose last membership in the bank has ended. */
export const lockFormerMember = statement(
  'desk.lockFormerMember',
  (p: Params<{ personId: number; bankId: number }>) =>
    query
      .selectFrom('person')
      .select(['id', 'kind', 'birth_date'])
      .where('id', '=', p.personId)
      .where('access', '=', 'desk')
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('membership')
            .select('membership.id')
            .whereRef('membership.person_id', '=', 'person.id')
            .where('membership.bank_id', '=', p.bankId)
            .where('membership.state', 'in', ['active', 'ended']),
        ),
      )
      .forUpdate(),
);

interface LookalikeRow {
  id: number;
  name: string;
  surname: string;
  access: Row<'person'>['access'];
  birth_date: string | null;
  phone: string | null;
  number: number | null;
  /** Of the latest membership in the bank; null for people who chose it and are not verified. */
  state: Row<'membership'>['state'] | null;
}

/**
 * People whom the bank knows and who may be the one described: of the same name, unless birth date
 * and number say otherwise; or of the same number and birth date. `digits` has every way to write
 * the number.
 */
export const findLookalikes = statement(
  'desk.findLookalikes',
  (
    p: Params<{
      bankId: number;
      name: string;
      surname: string;
      birthDate: string | null;
      digits: string[];
    }>,
  ) => sql<LookalikeRow>`
    with wanted as (
      select fold(${p.surname}::text || ' ' || ${p.name} || ' ' || ${p.surname}) as folded_name,
             ${p.birthDate}::date as birth_date, ${p.digits}::text[] as digits
    ), known as (
      select person_id as id from membership
      where bank_id = ${p.bankId}
        and state = any('{requested,withdrawn,denied,active,ended}')
        and folded_name = (select folded_name from wanted)
      union
      select id from person
      where chosen_bank_id = ${p.bankId} and email_verified_at is null
        and folded_name = (select folded_name from wanted)
      union
      select person.id from person join membership on membership.person_id = person.id
      where phone_digits = any(array(select unnest(digits) from wanted)) and phone_digits <> ''
        and person.birth_date = (select birth_date from wanted)
        and membership.bank_id = ${p.bankId}
    )
    select person.id, person.name, person.surname, person.access, person.birth_date, person.phone,
           latest.number, latest.state
    from known
    join person on person.id = known.id
    cross join wanted
    left join lateral (
      select number, state from membership
      where person_id = person.id and bank_id = ${p.bankId} order by id desc limit 1
    ) as latest on true
    where person.birth_date is null or wanted.birth_date is null
      or person.birth_date = wanted.birth_date
      or person.phone_digits <> '' and person.phone_digits = any(wanted.digits)
    order by person.folded_name, person.id
    limit 10`,
);

export const updateContact = statement(
  'desk.updateContact',
  (p: Params<{ id: number; phone: string | null; email: string | null }>) =>
    query
      .updateTable('person')
      .set({ phone: p.phone, email: p.email })
      .where('id', '=', p.id)
      .where('access', '=', 'desk'),
);
