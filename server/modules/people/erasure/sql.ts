/** SQL of asking to be erased, and of finding whose time has come. */
import { sql } from 'kysely';
import { query, type Row, statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';

/** How somebody who was not erased stands; locked until the transaction ends. */
export const lockStanding = statement(
  'erasure.lockStanding',
  (p: Params<{ personId: number }>) => sql<{
    email: string | null;
    proven_email: string | null;
    status: Row<'standing'>['status'];
    is_last_admin: boolean;
  }>`
    select person.email, person.proven_email, standing.status,
           standing.role = 'ADMIN' and not exists (
             select from membership other
             where other.bank_id = standing.bank_id and other.state = 'active'
               and other.role = 'ADMIN' and other.person_id <> person.id
           ) as is_last_admin
    from person
    join standing on standing.person_id = person.id
    where person.id = ${p.personId} and person.kind = 'human' and person.erased_at is null
    for update of person`,
);

/** What somebody asked for and has not taken back. */
export const findErasure = statement('erasure.find', (p: Params<{ personId: number }>) =>
  query.selectFrom('erasure').select(['asked_at', 'due_at']).where('person_id', '=', p.personId),
);

/** Nothing where they have asked already. */
export const insertErasure = statement(
  'erasure.insert',
  (p: Params<{ personId: number; now: Date; dueAt: Date }>) =>
    query
      .insertInto('erasure')
      .values({ person_id: p.personId, asked_at: p.now, due_at: p.dueAt })
      .onConflict((conflict) => conflict.doNothing())
      .returning('person_id'),
);

export const deleteErasure = statement('erasure.delete', (p: Params<{ personId: number }>) =>
  query.deleteFrom('erasure').where('person_id', '=', p.personId).returning('person_id'),
);

/** Somebody by number or address, who was not erased. */
export const findToErase = statement(
  'erasure.findPerson',
  (p: Params<{ id: number | null; email: string | null }>) => sql<{
    id: number;
    name: string;
    surname: string;
  }>`
    select id, name, surname from person
    where (id = ${p.id} or email = ${p.email}::text) and kind = 'human' and erased_at is null`,
);

/** Who waits to be erased, the first first. */
export const listWaiting = statement('erasure.listWaiting', (_: object) =>
  query
    .selectFrom('erasure')
    .innerJoin('person', 'person.id', 'erasure.person_id')
    .select(['person.id', 'person.name', 'person.surname', 'erasure.due_at'])
    .orderBy('erasure.due_at')
    .orderBy('person.id'),
);

/** Whose time has come, the first first. */
export const listDue = statement('erasure.listDue', (p: Params<{ now: Date }>) =>
  query
    .selectFrom('erasure')
    .select('person_id')
    .where('due_at', '<=', p.now)
    .orderBy('due_at')
    .orderBy('person_id'),
);

/** Who was erased, with the moment in which they came, which tells two people of one number apart. */
export const listErased = statement('erasure.listErased', (_: object) =>
  query
    .selectFrom('person')
    .select(['id', 'created_at', 'erased_at'])
    .where('erased_at', 'is not', null)
    .$narrowType<{ erased_at: Date }>()
    .orderBy('id'),
);

/** Which of some people are here under their names; `created` are moments as ISO 8601, to the millisecond. */
export const listNotErased = statement(
  'erasure.listNotErased',
  (p: Params<{ ids: number[]; created: Date[] }>) => sql<{ id: number; is_member: boolean }>`
    select person.id, exists (
             select from membership
             where membership.person_id = person.id and membership.state in ('requested', 'active')
           ) as is_member
    from unnest(${p.ids}::bigint[], ${p.created}::timestamptz[]) as noted (id, created_at)
    join person on person.id = noted.id
      and date_trunc('milliseconds', person.created_at) = noted.created_at
    where person.erased_at is null and person.kind = 'human'
    order by person.id`,
);
