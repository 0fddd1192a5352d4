/** SQL of the people whom a file may mean, and of those that it brings. */
import { sql } from 'kysely';
import { BROUGHT_REST_DAYS } from '#contract/board/attention.ts';
import { query, statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';

/**
 * Everybody who is or was a member of the bank, its bodies too, and everybody else with one of these addresses
 * or names. `standing` is theirs as seen from the bank.
 */
export const listKnown = statement(
  'imports.listKnown',
  (p: Params<{ bankId: number; emails: string[]; names: string[]; surnames: string[] }>) => sql<{
    id: number;
    name: string;
    surname: string;
    email: string | null;
    phone_digits: string | null;
    birth_date: string | null;
    /** Of a body; null of people. */
    tax_code: string | null;
    number: number | null;
    earlier_numbers: number[] | null;
    is_founder: boolean | null;
    standing: 'here' | 'former' | 'elsewhere' | 'login';
    has_opening: boolean;
  }>`
    with wanted as (
      select distinct fold(surname || ' ' || name || ' ' || surname) as folded
      from unnest(${p.names}::text[], ${p.surnames}::text[]) as given (name, surname)
    ), found as (
      select person_id as id from membership
      where bank_id = ${p.bankId} and state in ('active', 'ended')
      union
      select id from person where email = any(${p.emails}::text[])
      union
      select person.id from person join wanted on wanted.folded = person.folded_name
    ), opened as (
      select creditor_id as person_id from exchange
      where creditor_bank_id = ${p.bankId} and kind = 'opening' and state = 'confirmed'
      union
      select debtor_id from exchange
      where debtor_bank_id = ${p.bankId} and kind = 'opening' and state = 'confirmed'
    )
    select person.id, person.name, person.surname, person.email, person.phone_digits,
           person.birth_date, body.tax_code, own.number, own.earlier_numbers,
           own.id = first.id and own.state = 'active' and own.role = 'ADMIN'
             and own.earlier_numbers = '{}' as is_founder,
           case
             when current.bank_id = ${p.bankId} and current.state = 'active' then 'here'
             when current.state = 'active' then 'elsewhere'
             when current.state = 'requested' or person.access = 'self' then 'login'
             when own.state = 'ended' then 'former'
             else 'elsewhere'
           end as standing,
           opened.person_id is not null as has_opening
    from found
    join person on person.id = found.id
    left join body on body.person_id = person.id and body.bank_id = ${p.bankId}
    left join membership current
      on current.person_id = person.id and current.state in ('requested', 'active')
    left join lateral (
      select id, role, state, number, earlier_numbers from membership
      where membership.person_id = person.id and membership.bank_id = ${p.bankId}
        and membership.state in ('active', 'ended')
      order by membership.id desc limit 1
    ) own on true
    cross join lateral (
      select min(id) as id from membership
      where bank_id = ${p.bankId} and state in ('active', 'ended')
    ) first
    left join opened on opened.person_id = person.id
    where person.kind = 'human' or body.id is not null`,
);

/**
 * People without a login, as the file has them. @param people JSON: `[{ line, name, surname, email,
 * phone, birthDate, sex }]`
 */
export const insertPeople = statement(
  'imports.insertPeople',
  (p: Params<{ people: string; locale: string; now: Date }>) => sql<{ line: number; id: number }>`
    with given as materialized (
      select nextval(pg_get_serial_sequence('person', 'id')) as id, row.*
      from jsonb_to_recordset(${p.people}::jsonb) as row (
        line integer, name text, surname text, email text, phone text, "birthDate" date, sex text)
    ), inserted as (
      insert into person (id, name, surname, email, phone, birth_date, sex, pref_locale, access,
                          created_at)
        overriding system value
      select id, name, surname, email, phone, "birthDate", sex, ${p.locale}, 'desk',
             ${p.now}::timestamptz
      from given
    )
    select line, id from given`,
);

/**
 * Active members with their accounts, from the day they joined, and the entries in the audit trail. For a
 * while nobody calls them for being new (specification §42).
 * @param members JSON: `[{ personId, number, joinedOn, signedOn, isBody }]`; only bodies have signed
 */
export const insertMembers = statement(
  'imports.insertMembers',
  (
    p: Params<{
      members: string;
      bankId: number;
      importId: number;
      by: number;
      now: Date;
      today: string;
    }>,
  ) => sql<{ person_id: number; id: number }>`
    with given as materialized (
      select * from jsonb_to_recordset(${p.members}::jsonb) as row (
        "personId" bigint, number integer, "joinedOn" date, "signedOn" date, "isBody" boolean)
    ), inserted as (
      insert into membership (person_id, bank_id, state, requested_at, decided_at, decided_by, number,
                              signed_on)
      select "personId", ${p.bankId}, 'active', coalesce("joinedOn", ${p.now}::timestamptz),
             coalesce("joinedOn", ${p.now}::timestamptz), ${p.by}::bigint, number, "signedOn"
      from given
      returning person_id, id
    ), opened as (
      insert into account (person_id, bank_id)
      select "personId", ${p.bankId} from given
      on conflict do nothing
    ), rested as (
      insert into rest (bank_id, person_id, reason, kind, until, made_by, made_at, made_on)
      select ${p.bankId}, "personId", 'newcomer', 'later', ${p.today}::date + ${sql.lit(BROUGHT_REST_DAYS)}, ${p.by}::bigint,
             ${p.now}::timestamptz, ${p.today}::date
      from given where not "isBody"
      on conflict do nothing
    ), noted as (
      insert into audit (at, actor_id, action, person_id, bank_id, detail)
      select ${p.now}::timestamptz, ${p.by}::bigint, 'membership-imported', "personId", ${p.bankId},
             jsonb_build_object('importId', ${p.importId}::bigint)
      from given
    )
    select person_id, id from inserted`,
);

/**
 * Keeps what the file says about people, where the desk has written nothing about them yet.
 * @param notes JSON: `[{ personId, note }]`
 */
export const insertNotes = statement(
  'imports.insertNotes',
  (p: Params<{ notes: string; bankId: number; by: number; now: Date }>) => sql`
    insert into member_note (bank_id, person_id, note, noted_at, noted_by)
    select ${p.bankId}::bigint, "personId", note, ${p.now}::timestamptz, ${p.by}::bigint
    from jsonb_to_recordset(${p.notes}::jsonb) as row ("personId" bigint, note text)
    on conflict do nothing`,
);

/**
 * Gives the founder of a bank the next number of the counter in the place of one that the register gives to
 * somebody else.
 */
export const makeWay = statement(
  'imports.makeWay',
  (p: Params<{ bankId: number; number: number }>) => sql<{ person_id: number; number: number }>`
    with holder as materialized (
      select id, number from membership
      where bank_id = ${p.bankId} and number = ${p.number}::integer and state = 'active'
      for update
    ), counted as (
      update bank set last_member_number = last_member_number + 1
      where id = ${p.bankId} and exists (select from holder)
      returning last_member_number
    )
    update membership
    set number = counted.last_member_number, earlier_numbers = earlier_numbers || holder.number
    from holder, counted where membership.id = holder.id
    returning membership.person_id, membership.number`,
);

/** The highest number of a card that the file gives; null when it gives none. */
export const highestNumber = statement(
  'imports.highestNumber',
  (p: Params<{ id: number }>) => sql<{ number: number | null }>`
    select max((reading ->> 'number')::integer) as number from import_row
    where import_id = ${p.id} and plan in ('new', 'join')`,
);

/** Moves the bank's counter of cards past that number, so that it gives none of those before. */
export const reserveNumbers = statement(
  'imports.reserveNumbers',
  (p: Params<{ bankId: number; number: number }>) =>
    query
      .updateTable('bank')
      .set({ last_member_number: p.number })
      .where('id', '=', p.bankId)
      .where('last_member_number', '<', p.number),
);

/** Ends memberships that an import began, with the entries in the audit trail. */
export const endImported = statement(
  'imports.endImported',
  (p: Params<{ ids: number[]; bankId: number; importId: number; by: number; now: Date }>) => sql<{
    id: number;
  }>`
    with ended as (
      update membership set state = 'ended', ended_at = ${p.now}, ended_by = ${p.by}
      where id = any(${p.ids}::bigint[]) and state = 'active'
      returning id, person_id
    ), noted as (
      insert into audit (at, actor_id, action, person_id, bank_id, detail)
      select ${p.now}::timestamptz, ${p.by}::bigint, 'membership-ended', person_id, ${p.bankId},
             jsonb_build_object('importId', ${p.importId}::bigint)
      from ended
    )
    select id from ended`,
);
