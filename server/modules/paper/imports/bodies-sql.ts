/** SQL of the members of a file that are not people (specification §18, §51). */
import { sql } from 'kysely';
import { statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';

/** Says of every line of which nobody can tell what it is. */
export const decideKinds = statement(
  'imports.decideKinds',
  (p: Params<{ id: number; bankId: number; kind: 'person' | 'body' }>) => sql<{ line: number }>`
    with again as (
      update import set state = 'mapped'
      where id = ${p.id} and bank_id = ${p.bankId} and state in ('mapped', 'checked')
        and exists (
          select from import_row asked
          where asked.import_id = import.id and asked.plan = 'ask'
            and 'person-or-body' = any(asked.problems))
      returning id
    )
    update import_row row
    set fixes = row.fixes || jsonb_build_object('memberKind', ${p.kind}::text), decision = null
    from again
    where row.import_id = again.id and row.plan = 'ask' and 'person-or-body' = any(row.problems)
    returning row.line`,
);

/**
 * Of some bodies those that have become members since the check, by name or tax code; lock the bank first.
 * What this file brings itself was asked about. @param bodies JSON: `[{ line, name, taxCode }]`
 */
export const listBroughtSince = statement(
  'imports.listBroughtSince',
  (p: Params<{ bodies: string; bankId: number; importId: number }>) => sql<{ line: number }>`
    select row.line
    from jsonb_to_recordset(${p.bodies}::jsonb) as row (line integer, name text, "taxCode" text)
    where exists (
      select from body
      join membership on membership.person_id = body.person_id
        and membership.bank_id = body.bank_id and membership.state = 'active'
      where body.bank_id = ${p.bankId}
        and (membership.folded_name = fold(row.name || '  ' || row.name)
          or (body.tax_code = row."taxCode" and body.tax_code <> ''))
        and not exists (
          select from import_row own
          where own.import_id = ${p.importId} and own.person_id = body.person_id)
    )`,
);

/**
 * Bodies as the file has them; they are no members yet.
 * @param bodies JSON: `[{ line, name, phone, kind, address, taxCode, representedBy, signedOn }]`
 */
export const insertBodies = statement(
  'imports.insertBodies',
  (p: Params<{ bodies: string; bankId: number; locale: string; now: Date }>) => sql<{
    line: number;
    id: number;
  }>`
    with given as materialized (
      select nextval(pg_get_serial_sequence('person', 'id')) as id, row.*
      from jsonb_to_recordset(${p.bodies}::jsonb) as row (
        line integer, name text, phone text, kind text, address text, "taxCode" text,
        "representedBy" text, "signedOn" date)
    ), made as (
      insert into person (id, name, surname, phone, sex, pref_locale, access, kind, created_at)
        overriding system value
      select id, '', name, phone, 'n', ${p.locale}, 'desk', 'body', ${p.now}::timestamptz from given
    ), written as (
      insert into body (person_id, bank_id, kind, address, tax_code, represented_by, signed_on)
      select id, ${p.bankId}::bigint, kind, address, "taxCode", "representedBy", "signedOn"
      from given order by line
    )
    select line, id from given`,
);

/** Of some people those for whom somebody at the desk stands as a referent. */
export const listRepresented = statement(
  'imports.listRepresented',
  (p: Params<{ by: number; personIds: number[] }>) => sql<{ person_id: number }>`
    select delegate.person_id
    from delegate
    join person on person.id = delegate.person_id and person.kind = 'body'
    where delegate.delegate_id = ${p.by} and delegate.ended_at is null
      and delegate.person_id = any(${p.personIds}::bigint[])`,
);
