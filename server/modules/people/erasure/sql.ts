/** SQL of asking to be erased, of finding whose time has come, and of who has left without a login. */
import { type Expression, sql } from 'kysely';
import { query, type Row, statement } from '#server/modules/tables.ts';
import type { PageValues } from '#server/platform/paging.ts';
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

interface LeaverRow {
  id: number;
  full_name: string;
  asked_at: Date | null;
  due_at: Date | null;
}

/** People without a login whose latest membership is in the bank. */
const ofBank = (bankId: Expression<number>) => sql`
  (
    select distinct person_id from membership where bank_id = ${bankId} and state in ('active', 'ended')
  ) as known
  join person on person.id = known.person_id
    and person.access = 'desk' and person.kind = 'human' and person.erased_at is null
  cross join lateral (
    select bank_id, state from membership
    where person_id = person.id order by id desc limit 1
  ) as latest
  left join erasure on erasure.person_id = person.id
  where latest.bank_id = ${bankId}`;

/** Who has left, by name. */
export const listLeavers = statement(
  'erasure.listLeavers',
  (p: Params<PageValues & { bankId: number }>) => sql<LeaverRow & { total: number }>`
    select person.id, person.full_name, erasure.asked_at, erasure.due_at, count(*) over () as total
    from ${ofBank(p.bankId)} and latest.state = 'ended'
    order by person.folded_name, person.id
    limit ${p.limit} offset ${p.offset}`,
);

/** One of them, also who has not left. */
export const findLeaver = statement(
  'erasure.findLeaver',
  (p: Params<{ bankId: number; personId: number }>) => sql<LeaverRow>`
    select person.id, person.full_name, erasure.asked_at, erasure.due_at
    from ${ofBank(p.bankId)} and person.id = ${p.personId}`,
);
