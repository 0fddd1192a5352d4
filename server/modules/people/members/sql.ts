/** SQL of memberships and of a member's audit trail. */
import { sql } from 'kysely';
import type { Access, Role } from '#contract/people/accounts.ts';
import type { ChosenColumn } from '#contract/people/members.ts';
import { query, statement } from '#server/modules/tables.ts';
import type { PageValues } from '#server/platform/paging.ts';
import type { Params } from '#server/platform/statements.ts';

/** The active membership of a person in a bank, locked until the transaction ends. */
export const lockMembership = statement(
  'members.lockMembership',
  (p: Params<{ personId: number; bankId: number }>) =>
    query
      .selectFrom('membership')
      .select(['id', 'role', 'number', 'minor_until'])
      .where('person_id', '=', p.personId)
      .where('bank_id', '=', p.bankId)
      .where('state', '=', 'active')
      .forUpdate(),
);

/**
 * Locks the active administrators of a bank and one more of its members until the transaction ends,
 * in the order in which exchanges lock their two people, so that neither deadlocks with the other.
 */
export const lockAdminsAnd = statement(
  'members.lockAdminsAnd',
  (p: Params<{ bankId: number; personId: number }>) =>
    query
      .selectFrom('membership')
      .select(['id', 'person_id', 'role'])
      .select((eb) =>
        eb
          .selectFrom('person')
          .select('access')
          .whereRef('person.id', '=', 'membership.person_id')
          .as('access'),
      )
      .where('bank_id', '=', p.bankId)
      .where('state', '=', 'active')
      .where((eb) => eb.or([eb('role', '=', 'ADMIN'), eb('person_id', '=', p.personId)]))
      .orderBy('person_id')
      .forUpdate(),
);

export const setRole = statement('members.setRole', (p: Params<{ id: number; role: Role }>) =>
  query.updateTable('membership').set({ role: p.role }).where('id', '=', p.id),
);

/** Somebody else who has this number on their card, or had it once; who has it comes first. */
export const findNumberHolder = statement(
  'members.findNumberHolder',
  (p: Params<{ bankId: number; number: number; except: number }>) => sql<{
    id: number;
    name: string;
    surname: string;
    access: Access;
    is_held: boolean;
    is_member: boolean;
    number: number | null;
  }>`
    with holders as (
      select person_id, state, number from membership
      where bank_id = ${p.bankId} and number = ${p.number}::integer
      union all
      select person_id, state, number from membership
      where bank_id = ${p.bankId} and earlier_numbers <> '{}'
        and earlier_numbers @> array[${p.number}::integer]
    )
    select person.id, person.name, person.surname, person.access,
           holders.state = 'active' and holders.number = ${p.number}::integer as is_held,
           holders.state = 'active' as is_member, holders.number
    from holders join person on person.id = holders.person_id
    where person.id <> ${p.except}
    order by is_held desc, is_member desc limit 1`,
);

/**
 * Puts another number on the card of a membership, keeps the earlier one, and moves the bank's counter past
 * it.
 */
export const setCardNumber = statement(
  'members.setCardNumber',
  (p: Params<{ id: number; bankId: number; number: number }>) => sql`
    with counted as (
      update bank set last_member_number = ${p.number}::integer
      where id = ${p.bankId} and last_member_number < ${p.number}::integer
    )
    update membership
    set number = ${p.number}::integer, earlier_numbers = array_remove(earlier_numbers, number) || number
    where id = ${p.id}`,
);

export const findHiddenColumns = statement(
  'members.findHiddenColumns',
  (p: Params<{ personId: number; bankId: number }>) =>
    query
      .selectFrom('membership')
      .select('hidden_columns')
      .where('person_id', '=', p.personId)
      .where('bank_id', '=', p.bankId)
      .where('state', '=', 'active'),
);

export const setHiddenColumns = statement(
  'members.setHiddenColumns',
  (p: Params<{ personId: number; bankId: number; hidden: ChosenColumn[] }>) =>
    query
      .updateTable('membership')
      .set({ hidden_columns: p.hidden })
      .where('person_id', '=', p.personId)
      .where('bank_id', '=', p.bankId)
      .where('state', '=', 'active'),
);

/** Ends a membership. */
export const endMembership = statement(
  'members.endMembership',
  (p: Params<{ id: number; by: number; now: Date }>) =>
    query
      .updateTable('membership')
      .set({ state: 'ended', ended_at: p.now, ended_by: p.by })
      .where('id', '=', p.id),
);

/** For whom a member acts and who acts for them, which ends with the membership. */
export const listOpenDelegations = statement(
  'members.listOpenDelegations',
  (p: Params<{ personId: number; bankId: number }>) => sql<{
    id: number;
    person_id: number;
    delegate_id: number;
  }>`
    select id, person_id, delegate_id from delegate
    where ended_at is null and bank_id = ${p.bankId}
      and ${p.personId}::bigint in (person_id, delegate_id)
    order by id`,
);

/** A person's audit trail, as far as their bank may read it. */
export const listTrail = statement(
  'members.listTrail',
  // Values are for the bank in which they were changed, not for one joined later.
  (p: Params<PageValues & { personId: number; bankId: number }>) => sql<{
    id: number;
    at: Date;
    action: string;
    actor_name: string | null;
    fields: string[] | null;
    values: { field: string; before: string; after: string }[] | null;
    total: number;
  }>`
    select audit.id, audit.at,
           case when audit.action = 'membership-ended' and audit.detail ? 'importId'
             then 'membership-import-undone' else audit.action end as action,
           actor.name || ' ' || actor.surname as actor_name,
           audit.detail -> 'fields' as fields,
           (select jsonb_agg(jsonb_build_object(
              'field', field, 'before', old_value, 'after', new_value))
            from audit_change
            where audit_id = audit.id and audit.bank_id = ${p.bankId}) as values,
           count(*) over () as total
    from audit left join person actor on actor.id = audit.actor_id
    where audit.person_id = ${p.personId}
      and (audit.bank_id is null or audit.bank_id = ${p.bankId})
    order by audit.id desc
    limit ${p.limit} offset ${p.offset}`,
);
