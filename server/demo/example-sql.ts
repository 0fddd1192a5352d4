/** SQL of the example of a bank that begins: what becomes of its members once they are in. */
import { sql } from 'kysely';
import { statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';

/**
 * Gives the members of a bank who have none their account and their consent to its privacy notice, and
 * writes the history of all of them.
 */
export const settleMembers = statement(
  'demo.settleMembers',
  (p: Params<{ bankId: number }>) => sql<object>`
    with member as (
      select membership.*, person.created_at, person.email_verified_at
      from membership join person on person.id = membership.person_id
      where membership.bank_id = ${p.bankId} and membership.state = 'active'
    ), opened as (
      insert into account (person_id, bank_id) select person_id, bank_id from member
      on conflict do nothing
    ), agreed as (
      insert into privacy_consent (bank_id, person_id, privacy_notice_id, way, agreed_at)
      select member.bank_id, person_id, notice.id, 'joining', requested_at
      from member join privacy_notice notice on notice.bank_id = member.bank_id
      on conflict do nothing
    )
    insert into audit (at, actor_id, action, person_id, bank_id, detail)
    select at, actor_id, action, person_id, bank_id, '{}'
    from member cross join lateral (values
      (created_at, person_id, 'person-registered', null),
      (email_verified_at, person_id, 'email-verified', null),
      (requested_at, person_id, 'membership-requested', member.bank_id),
      (decided_at, decided_by, 'membership-accepted', member.bank_id)
    ) as happened (at, actor_id, action, of_bank)
    where of_bank is null or member.role = 'USER'
    order by at, person_id`,
);
