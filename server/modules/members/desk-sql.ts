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

/** The active administrators of a bank; their roles stay until the transaction ends. */
export const holdAdmins = statement('members.holdAdmins', (p: { bankId: number }) =>
  query
    .selectFrom('membership')
    .select('person_id')
    .where('bank_id', '=', p.bankId)
    .where('state', '=', 'active')
    .where('role', '=', 'ADMIN')
    .orderBy('id')
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
    .select(['id', 'email_verified_at'])
    .where('id', '=', p.id)
    .where('chosen_bank_id', '=', p.bankId)
    .forUpdate(),
);

export const deletePerson = statement('members.deletePerson', (p: { id: number }) =>
  query.deleteFrom('person').where('id', '=', p.id),
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
  (p: { bankId: number; newYear: string }) => sql<{
    members: number;
    awaiting: number;
    unverified: number;
    pending_exchanges: number;
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
      .select(['audit.id', 'audit.at', 'audit.action', 'actor.full_name as actor_name'])
      .select(sql<number>`count(*) over ()`.as('total'))
      .where('audit.person_id', '=', p.personId)
      .where(sql<boolean>`(audit.bank_id is null or audit.bank_id = ${p.bankId})`)
      .orderBy('audit.id', 'desc')
      .limit(p.limit)
      .offset(p.offset),
);
