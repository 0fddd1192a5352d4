/** SQL of members below the age that their bank asks for, and of who answers for them (specification §52). */
import { sql } from 'kysely';
import type { Access } from '#contract/people/accounts.ts';
import { statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';

interface GuardianColumns {
  guardian_name: string | null;
  phone: string | null;
  other_name: string | null;
  alone_why: string | null;
  signed_on: string | null;
}

/**
 * The members of a bank who are below that age, or of whom a form is kept, or who came of age as members in
 * these days; by name.
 */
export const listMinorsOf = statement(
  'guardians.list',
  (
    p: Params<{
      bankId: number;
      ofAge: number;
      today: string;
      cameSince: string;
      timeZone: string;
    }>,
  ) => sql<
    GuardianColumns & {
      person_id: number;
      name: string;
      surname: string;
      number: number | null;
      birth_date: string;
      minor_until: string | null;
      access: Access;
    }
  >`
    select person.id as person_id, person.name, person.surname, membership.number,
           person.birth_date, person.access,
           case when membership.minor_until > ${p.today}::date then membership.minor_until
             end as minor_until,
           guardian.name as guardian_name, guardian.phone, guardian.other_name,
           guardian.alone_why, guardian.signed_on
    from membership
    join person on person.id = membership.person_id and person.birth_date is not null
    left join guardian on guardian.membership_id = membership.id
    where membership.bank_id = ${p.bankId} and membership.state = 'active'
      and (membership.minor_until is not null or guardian.membership_id is not null
        or aged_on(person.birth_date, ${p.ofAge}::integer) between ${p.cameSince}::date
             and ${p.today}::date
           and aged_on(person.birth_date, ${p.ofAge}::integer)
             > (membership.decided_at at time zone ${p.timeZone})::date)
    order by membership.folded_name, person.id`,
);

/** A member below that age, locked until the transaction ends, with what is written; no row for anybody else. */
export const lockMinor = statement(
  'guardians.lock',
  (p: Params<{ bankId: number; personId: number; today: string }>) => sql<
    GuardianColumns & { membership_id: number; maker_id: number | null; maker_name: string | null }
  >`
    select membership.id as membership_id, guardian.name as guardian_name, guardian.phone,
           guardian.other_name, guardian.alone_why, guardian.signed_on,
           guardian.made_by as maker_id, maker.name || ' ' || maker.surname as maker_name
    from membership
    left join guardian on guardian.membership_id = membership.id
    left join person maker on maker.id = guardian.made_by
    where membership.bank_id = ${p.bankId} and membership.person_id = ${p.personId}
      and membership.state = 'active' and membership.minor_until > ${p.today}::date
    for no key update of membership`,
);

interface Written {
  membershipId: number;
  bankId: number;
  personId: number;
  name: string;
  phone: string;
  otherName: string;
  aloneWhy: string;
  signedOn: string;
  by: number;
  now: Date;
}

export const putGuardian = statement(
  'guardians.put',
  (p: Params<Written>) => sql`
    insert into guardian (membership_id, bank_id, person_id, name, phone, other_name, alone_why,
                          signed_on, made_by, made_at)
    values (${p.membershipId}, ${p.bankId}, ${p.personId}, ${p.name}, ${p.phone}, ${p.otherName},
            ${p.aloneWhy}, ${p.signedOn}, ${p.by}, ${p.now})
    on conflict (membership_id) do update
      set name = excluded.name, phone = excluded.phone, other_name = excluded.other_name,
          alone_why = excluded.alone_why, signed_on = excluded.signed_on,
          made_by = excluded.made_by, made_at = excluded.made_at`,
);
