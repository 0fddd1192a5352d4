/** SQL of bodies: members that are not people. */
import { type RawBuilder, sql } from 'kysely';
import type { BodyKind } from '#contract/people/bodies.ts';
import { statement, statementsBy } from '#server/modules/tables.ts';
import { total } from '#server/platform/expressions.ts';
import type { Listing, Searched } from '#server/platform/paging.ts';
import type { Params } from '#server/platform/statements.ts';

interface BodyRow {
  id: number;
  name: string;
  kind: BodyKind;
  address: string;
  phone: string | null;
  tax_code: string;
  represented_by: string;
  signed_on: string;
  number: number;
  balance_minutes: number;
  /** As JSON has them. */
  referents: { id: number; delegationId: number; name: string; surname: string }[];
}

const bodyColumns: RawBuilder<unknown> = sql`
  person.id, person.surname as name, body.kind, body.address, person.phone, body.tax_code,
  body.represented_by, body.signed_on, membership.number, account.balance_minutes,
  (select coalesce(jsonb_agg(jsonb_build_object('id', acting.id, 'delegationId', delegate.id,
            'name', acting.name, 'surname', acting.surname) order by acting.folded_name, acting.id), '[]')
   from delegate join person acting on acting.id = delegate.delegate_id
   where delegate.person_id = person.id and delegate.bank_id = body.bank_id
     and delegate.ended_at is null) as referents`;

const fromBodies: RawBuilder<unknown> = sql`
  body
  join person on person.id = body.person_id
  join membership on membership.person_id = body.person_id
    and membership.bank_id = body.bank_id and membership.state = 'active'
  join account on account.person_id = body.person_id and account.bank_id = body.bank_id`;

/** The bodies that are members of a bank, by name. */
export const listBodies = statementsBy(
  'bodies.list',
  ({ order, searching }: Listing<'name'>) =>
    (p: Params<Searched & { bankId: number }>) =>
      sql<BodyRow & { total: number }>`
      select ${bodyColumns}, ${total}
      from ${fromBodies}
      where body.bank_id = ${p.bankId}
        ${searching ? sql`and membership.folded_name like (select fold(${p.search}))` : sql``}
      order by membership.folded_name ${order.descending ? sql`desc` : sql``}, body.person_id
      limit ${p.limit} offset ${p.offset}`,
);

/** One of them. */
export const findBody = statement(
  'bodies.find',
  (p: Params<{ id: number; bankId: number }>) => sql<BodyRow>`
    select ${bodyColumns} from ${fromBodies}
    where body.person_id = ${p.id} and body.bank_id = ${p.bankId}`,
);

/** The same, kept as it is until the transaction ends. */
export const lockBody = statement(
  'bodies.lock',
  (p: Params<{ id: number; bankId: number }>) => sql<{ person_id: number }>`
    select body.person_id
    from body
    join membership on membership.person_id = body.person_id
      and membership.bank_id = body.bank_id and membership.state = 'active'
    where body.person_id = ${p.id} and body.bank_id = ${p.bankId}
    for share of membership for no key update of body`,
);

interface BodyValues {
  bankId: number;
  name: string;
  phone: string | null;
  kind: BodyKind;
  address: string;
  taxCode: string;
  representedBy: string;
  signedOn: string;
}

/** A body comes about, in the language of the bank; it is no member yet. */
export const insertBody = statement(
  'bodies.insert',
  (p: Params<BodyValues & { now: Date }>) => sql<{ id: number }>`
    with made as (
      insert into person (name, surname, phone, sex, pref_locale, access, kind, created_at)
      select '', ${p.name}::text, ${p.phone}::text, 'n', locale, 'desk', 'body', ${p.now}::timestamptz
      from bank where id = ${p.bankId}
      returning id
    )
    insert into body (person_id, bank_id, kind, address, tax_code, represented_by, signed_on)
    select id, ${p.bankId}::bigint, ${p.kind}::text, ${p.address}::text, ${p.taxCode}::text,
           ${p.representedBy}::text, ${p.signedOn}::date
    from made
    returning person_id as id`,
);

export const updateBody = statement(
  'bodies.update',
  (p: Params<BodyValues & { id: number }>) => sql`
    with named as (
      update person set surname = ${p.name}, phone = ${p.phone}
      where id = ${p.id} and kind = 'body'
      returning id
    )
    update body
    set kind = ${p.kind}, address = ${p.address}, tax_code = ${p.taxCode},
        represented_by = ${p.representedBy}, signed_on = ${p.signedOn}
    from named
    where body.person_id = named.id and body.bank_id = ${p.bankId}`,
);

/** Members of the bank, or who were members, that may be the body described: of its name, or its tax code. */
export const findLikeBody = statement(
  'bodies.findLike',
  (p: Params<{ bankId: number; name: string; taxCode: string }>) => sql<{
    id: number;
    name: string;
    surname: string;
    number: number | null;
    phone: string | null;
    is_member: boolean;
  }>`
    with known as (
      select person_id as id from membership
      where bank_id = ${p.bankId} and state in ('active', 'ended')
        and folded_name = fold(${p.name}::text || '  ' || ${p.name}::text)
      union
      select person_id from body
      where bank_id = ${p.bankId} and tax_code = ${p.taxCode}::text and tax_code <> ''
    )
    select person.id, person.name, person.surname, person.phone, latest.number,
           latest.state = 'active' as is_member
    from known
    join person on person.id = known.id
    join lateral (
      select number, state from membership
      where person_id = person.id and bank_id = ${p.bankId} order by id desc limit 1
    ) latest on true
    order by person.folded_name, person.id
    limit 10`,
);
