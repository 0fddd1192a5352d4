/** SQL of addresses that do not work: their mail server refused them for good, twice (specification §31). */
import { type Expression, sql } from 'kysely';
import { statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';

/**
 * Since when the address of a person does not work; null while it does. What is known is about the
 * address that was refused, so that another one begins without a fault.
 * @param person the name of their row of `person`
 */
export const mailFailsSince = (person: string) => sql<Date | null>`(
  select since from mail_trouble
  where mail_trouble.person_id = ${sql.ref(`${person}.id`)}
    and address_hash = sha256(convert_to(${sql.ref(`${person}.email`)}, 'UTF8')))`;

/** Whether no letter reaches them: they have no login, or their address does not work. */
export const isOffMail = (person: string) => sql<boolean>`(
  ${sql.ref(`${person}.access`)} = 'desk' or ${mailFailsSince(person)} is not null)`;

/** Whether a body has a referent, who reads its letters (specification §51). */
export const hasReferent = (person: string) => sql<boolean>`(
  ${sql.ref(`${person}.kind`)} = 'body' and exists (
    select from delegate where delegate.person_id = ${sql.ref(`${person}.id`)} and ended_at is null))`;

/**
 * The active members of a bank whom no letter reaches, as `person_id`: people, and bodies without a referent. The few of the whole bank are found by
 * an index of each kind, where `isOffMail` would read everybody.
 */
export const offMailOf = (bankId: Expression<number>) => sql`(
  select membership.person_id
  from membership join person on person.id = membership.person_id
  where membership.bank_id = ${bankId} and membership.state = 'active'
    and person.access = 'desk' and person.kind = 'human'
  union all
  select membership.person_id
  from body join membership on membership.person_id = body.person_id
  where body.bank_id = ${bankId} and membership.bank_id = ${bankId} and membership.state = 'active'
    and not exists (
      select from delegate where delegate.person_id = body.person_id and ended_at is null)
  union all
  select membership.person_id
  from mail_trouble
  join person on person.id = mail_trouble.person_id and person.access = 'self'
  join membership on membership.person_id = person.id
  where mail_trouble.since is not null and ${mailFailsSince('person')} is not null
    and membership.bank_id = ${bankId} and membership.state = 'active')`;

/**
 * A server has refused a person's present address; nothing for one that is theirs no more. The second
 * refusal since `windowStart` marks the address.
 */
export const noteRefusal = statement(
  'accounts.noteMailRefusal',
  (
    p: Params<{ personId: number; address: string; code: string; now: Date; windowStart: Date }>,
  ) => sql<object>`
    insert into mail_trouble as known (person_id, address_hash, refused_at, last_code)
    select id, sha256(convert_to(email, 'UTF8')), ${p.now}, ${p.code}
    from person where id = ${p.personId} and email = ${p.address}
    on conflict (person_id) do update set
      address_hash = excluded.address_hash,
      refused_at = excluded.refused_at,
      last_code = excluded.last_code,
      since = case when known.address_hash = excluded.address_hash then coalesce(
        known.since,
        case when known.refused_at > ${p.windowStart} then excluded.refused_at end) end`,
);

/** The person has proven that letters arrive. */
export const forgetRefusals = statement(
  'accounts.forgetMailRefusals',
  (p: Params<{ personId: number }>) =>
    sql<object>`delete from mail_trouble where person_id = ${p.personId}`,
);

/** Since when letters to a person come back. */
export const findMailTrouble = statement(
  'accounts.findMailTrouble',
  (p: Params<{ personId: number }>) => sql<{ since: Date | null }>`
    select ${mailFailsSince('person')} as since from person where id = ${p.personId}`,
);
