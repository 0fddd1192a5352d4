/** SQL of people of trust: who acts for whom. */
import { sql } from 'kysely';
import type { Access } from '#contract/people/accounts.ts';
import { query, statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';

/** The member for whom somebody acts; no row when they do not, or no more. */
export const findPrincipal = statement(
  'delegates.findPrincipal',
  (p: Params<{ delegateId: number; personId: number }>) => sql<{
    id: number;
    name: string;
    surname: string;
    full_name: string;
    bank_id: number;
    is_body: boolean;
  }>`
    select person.id, person.name, person.surname, person.full_name, delegate.bank_id,
           person.kind = 'body' as is_body
    from delegate join person on person.id = delegate.person_id
    where delegate.delegate_id = ${p.delegateId} and delegate.person_id = ${p.personId}
      and delegate.ended_at is null`,
);

/** A member of a bank, and how they are reached; no row for anybody else. */
export const findAtDesk = statement(
  'delegates.findAtDesk',
  (p: Params<{ personId: number; bankId: number }>) => sql<{
    id: number;
    name: string;
    surname: string;
    full_name: string;
    bank_id: number;
    access: Access;
  }>`
    select person.id, person.name, person.surname, person.full_name, membership.bank_id,
           person.access
    from person join membership on membership.person_id = person.id
    where person.id = ${p.personId} and membership.bank_id = ${p.bankId}
      and membership.state = 'active'`,
);

/**
 * Keeps a member of a bank, and how they are reached, as they are until the transaction ends; no row for
 * anybody else. Rows that refer to the person can be written meanwhile; changes of
 * the person wait, and so does another call of the desk for them.
 */
export const lockAtDesk = statement(
  'delegates.lockAtDesk',
  (p: Params<{ personId: number; bankId: number }>) => sql<{ access: Access }>`
    select person.access
    from person join membership on membership.person_id = person.id
    where person.id = ${p.personId} and membership.bank_id = ${p.bankId}
      and membership.state = 'active'
    for share of membership for no key update of person`,
);

interface DelegationRow {
  id: number;
  person_id: number;
  person_name: string;
  person_surname: string;
  is_body: boolean;
  delegate_id: number;
  delegate_name: string;
  delegate_surname: string;
  signed_on: string;
  /** Of the person for whom the other acts. */
  balance_minutes: number;
  given_minutes: number;
  received_minutes: number;
}

/** Everything that a person is trusted with or trusts somebody with, in their bank, by name. */
export const listDelegations = statement(
  'delegates.list',
  (p: Params<{ personId: number; bankId: number }>) => sql<DelegationRow>`
    select delegate.id, delegate.person_id, person.name as person_name,
           person.surname as person_surname, person.kind = 'body' as is_body, delegate.delegate_id,
           acting.name as delegate_name, acting.surname as delegate_surname, delegate.signed_on,
           account.balance_minutes, account.given_minutes, account.received_minutes
    from delegate
    join person on person.id = delegate.person_id
    join person acting on acting.id = delegate.delegate_id
    join account
      on account.person_id = delegate.person_id and account.bank_id = delegate.bank_id
    where delegate.ended_at is null and delegate.bank_id = ${p.bankId}
      and (delegate.person_id = ${p.personId} or delegate.delegate_id = ${p.personId})
    order by person.folded_name, acting.folded_name, delegate.id`,
);

/** For how many people and for how many bodies somebody acts, and how many people act for this one. */
export const countDelegations = statement(
  'delegates.count',
  (p: Params<{ personId: number; delegateId: number }>) => sql<{
    people: number;
    bodies: number;
    of_person: number;
    is_body: boolean;
  }>`
    select count(*) filter (where delegate_id = ${p.delegateId} and person.kind <> 'body') as people,
           count(*) filter (where delegate_id = ${p.delegateId} and person.kind = 'body') as bodies,
           count(*) filter (where person_id = ${p.personId}) as of_person,
           (select kind = 'body' from person where id = ${p.personId}) as is_body
    from delegate join person on person.id = delegate.person_id
    where ended_at is null and (delegate_id = ${p.delegateId} or person_id = ${p.personId})`,
);

/** Somebody acts for a person from now on; no row when they do already. */
export const insertDelegation = statement(
  'delegates.insert',
  (
    p: Params<{
      personId: number;
      delegateId: number;
      bankId: number;
      signedOn: string;
      by: number;
      now: Date;
    }>,
  ) =>
    query
      .insertInto('delegate')
      .values({
        person_id: p.personId,
        delegate_id: p.delegateId,
        bank_id: p.bankId,
        signed_on: p.signedOn,
        made_at: p.now,
        made_by: p.by,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id'),
);

interface EndedRow {
  id: number;
  person_id: number;
  delegate_id: number;
  bank_id: number;
}

/** Ends it where it lasts and one of these people is in it; no row otherwise. */
export const endDelegation = statement(
  'delegates.end',
  (p: Params<{ id: number; personId: number; by: number; now: Date }>) => sql<EndedRow>`
    update delegate set ended_at = ${p.now}, ended_by = ${p.by}
    where id = ${p.id} and ended_at is null and ${p.personId}::bigint in (person_id, delegate_id)
    returning id, person_id, delegate_id, bank_id`,
);

/** Ends it at the desk of its bank; no row where it has ended or is another bank's. */
export const endAtDesk = statement(
  'delegates.endAtDesk',
  (p: Params<{ id: number; bankId: number; by: number; now: Date }>) => sql<EndedRow>`
    update delegate set ended_at = ${p.now}, ended_by = ${p.by}
    where id = ${p.id} and ended_at is null and bank_id = ${p.bankId}
    returning id, person_id, delegate_id, bank_id`,
);
