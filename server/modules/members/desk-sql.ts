/** SQL of the bank's desk: its data, its members' lives, its figures. */
import { sql } from 'kysely';
import type { Role } from '#contract/accounts.ts';
import type { BankData } from '#contract/members.ts';
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

/** Somebody who once chose the bank, verified or not; nobody else touches them meanwhile. */
export const holdChooser = statement('members.holdChooser', (p: { id: number; bankId: number }) =>
  query
    .selectFrom('person')
    .select(['id', 'email', 'email_verified_at'])
    .where('id', '=', p.id)
    .where('chosen_bank_id', '=', p.bankId)
    .forUpdate(),
);

export const deletePerson = statement('members.deletePerson', (p: { id: number }) =>
  query.deleteFrom('person').where('id', '=', p.id),
);

/** A bank's data; nobody else changes them until the transaction ends. */
export const lockBank = statement('members.lockBank', (p: { id: number }) =>
  query.selectFrom('bank').selectAll().where('id', '=', p.id).forUpdate(),
);

export const updateBank = statement('members.updateBank', (p: BankData & { id: number }) =>
  query
    .updateTable('bank')
    .set({
      address: p.address,
      president: p.president,
      secretary: p.secretary,
      vat: p.vat,
      phone: p.phone,
      association: p.association,
      web_url: p.webUrl,
      facebook_url: p.facebookUrl,
      gdpr: p.gdpr,
      description: p.description,
    })
    .where('id', '=', p.id)
    .returningAll(),
);

/** Everything the desk counts, in one read. */
export const readFigures = statement(
  'members.readFigures',
  (p: { bankId: number; readerId: number; newYear: string }) => sql<{
    members: number;
    awaiting: number;
    unverified: number;
    pending_exchanges: number;
    exchanges_to_confirm: number;
    links_to_approve: number;
    friend_banks: number;
    exchanges_this_year: number;
    minutes_this_year: number;
  }>`
    with exchanged as (
      select count(*) as exchanges, coalesce(sum(minutes), 0)::bigint as minutes from (
        select minutes from exchange
        where creditor_bank_id = ${p.bankId} and state = 'confirmed' and performed_on >= ${p.newYear}
        union all
        select minutes from exchange
        where debtor_bank_id = ${p.bankId} and creditor_bank_id <> debtor_bank_id
          and state = 'confirmed' and performed_on >= ${p.newYear}
      ) as ours
    )
    select
      (select count(*) from membership where bank_id = ${p.bankId} and state = 'active') as members,
      (select count(*) from membership where bank_id = ${p.bankId} and state = 'requested') as awaiting,
      (select count(*) from person
        where chosen_bank_id = ${p.bankId} and email_verified_at is null) as unverified,
      (select count(*) from exchange where creditor_bank_id = ${p.bankId} and state = 'pending')
        + (select count(*) from exchange
           where debtor_bank_id = ${p.bankId} and creditor_bank_id <> debtor_bank_id
             and state = 'pending') as pending_exchanges,
      (select count(*) from exchange
        where creditor_bank_id = ${p.bankId} and debtor_bank_id = ${p.bankId}
          and state = 'pending' and creditor_id <> ${p.readerId})
        + (select count(*) from exchange
           where debtor_bank_id = ${p.bankId} and creditor_bank_id <> debtor_bank_id
             and state = 'pending' and creditor_id <> ${p.readerId}) as exchanges_to_confirm,
      (select count(*) from bank_link
        where required_bank_id = ${p.bankId} and state = 'requested') as links_to_approve,
      (select count(*) from bank_link
        where state = 'approved'
          and (requester_bank_id = ${p.bankId} or required_bank_id = ${p.bankId})) as friend_banks,
      exchanged.exchanges as exchanges_this_year,
      exchanged.minutes as minutes_this_year
    from exchanged`,
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
