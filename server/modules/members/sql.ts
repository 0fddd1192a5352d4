/** SQL of memberships and of the trail of a member. */
import { sql } from 'kysely';
import type { Role } from '#contract/accounts.ts';
import { query, statement } from '#server/modules/tables.ts';
import type { PageValues } from '#server/platform/paging.ts';

/** The active membership of a person in a bank; nobody else changes it until the transaction ends. */
export const holdMembership = statement(
  'members.holdMembership',
  (p: { personId: number; bankId: number }) =>
    query
      .selectFrom('membership')
      .select(['id', 'role'])
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
  (p: { bankId: number; personId: number }) =>
    query
      .selectFrom('membership')
      .select(['id', 'person_id', 'role'])
      .where('bank_id', '=', p.bankId)
      .where('state', '=', 'active')
      .where(sql<boolean>`(role = 'ADMIN' or person_id = ${p.personId})`)
      .orderBy('person_id')
      .forUpdate(),
);

export const setRole = statement('members.setRole', (p: { id: number; role: Role }) =>
  query.updateTable('membership').set({ role: p.role }).where('id', '=', p.id),
);

/** Ends a membership. */
export const endMembership = statement(
  'members.endMembership',
  (p: { id: number; by: number; now: Date }) =>
    query
      .updateTable('membership')
      .set({ state: 'ended', ended_at: p.now, ended_by: p.by })
      .where('id', '=', p.id),
);

/** What was done with a person, as far as their bank may know. */
export const listTrail = statement(
  'members.listTrail',
  (p: PageValues & { personId: number; bankId: number }) =>
    query
      .selectFrom('audit')
      .leftJoin('person as actor', 'actor.id', 'audit.actor_id')
      .select(['audit.id', 'audit.at', 'audit.action'])
      .select(sql<string | null>`actor.name || ' ' || actor.surname`.as('actor_name'))
      .select(sql<string[] | null>`audit.detail -> 'fields'`.as('fields'))
      // Values are for the bank in which they were changed, not for one joined later.
      .select(
        sql<{ field: string; before: string; after: string }[] | null>`(
          select jsonb_agg(jsonb_build_object(
            'field', field, 'before', old_value, 'after', new_value))
          from audit_change
          where audit_id = audit.id and audit.bank_id = ${p.bankId})`.as('values'),
      )
      .select(sql<number>`count(*) over ()`.as('total'))
      .where('audit.person_id', '=', p.personId)
      .where(sql<boolean>`(audit.bank_id is null or audit.bank_id = ${p.bankId})`)
      .orderBy('audit.id', 'desc')
      .limit(p.limit)
      .offset(p.offset),
);
