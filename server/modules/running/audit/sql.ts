/** SQL of the audit trail: who did what, when, about whom. Rows are only ever added. */
import { sql } from 'kysely';
import { query, statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';

export const writeAudit = statement(
  'audit.write',
  (
    p: Params<{
      at: Date;
      actorId: number | null;
      action: string;
      personId: number | null;
      bankId: number | null;
      detail: string;
    }>,
  ) =>
    query.insertInto('audit').values({
      at: p.at,
      actor_id: p.actorId,
      action: p.action,
      person_id: p.personId,
      bank_id: p.bankId,
      exchange_id: null,
      detail: p.detail,
    }),
);

/** One entry, and beside it the values of what was changed. */
export const writeChanges = statement(
  'audit.writeChanges',
  (
    p: Params<{
      at: Date;
      action: string;
      actorId: number;
      readableBy: number | null;
      personId: number | null;
      bankId: number | null;
      detail: string;
      changes: string;
    }>,
  ) => sql`
    with entry as (
      insert into audit (at, actor_id, action, person_id, bank_id, detail)
      values (${p.at}, ${p.actorId}, ${p.action}, ${p.personId}, ${p.readableBy}, ${p.detail})
      returning id
    )
    insert into audit_change (audit_id, field, old_value, new_value, person_id, bank_id, changed_at)
    select entry.id, change.field, change.before, change.after,
           ${p.personId}::bigint, ${p.bankId}::bigint, ${p.at}::timestamptz
    from entry, jsonb_to_recordset(${p.changes}::jsonb) as change (field text, before text, after text)`,
);

/** Who changed each of these fields last, given name first. */
export const findLastChangers = statement(
  'audit.lastChangers',
  (p: Params<{ personId: number | null; bankId: number | null; fields: string[] }>) => sql<{
    field: string;
    id: number;
    name: string;
  }>`
    select wanted.field, person.id, person.name || ' ' || person.surname as name
    from unnest(${p.fields}::text[]) as wanted (field)
    cross join lateral (
      (select audit_id from audit_change
       where person_id = ${p.personId} and field = wanted.field order by audit_id desc limit 1)
      union all
      (select audit_id from audit_change
       where bank_id = ${p.bankId} and field = wanted.field order by audit_id desc limit 1)
    ) as last
    join audit on audit.id = last.audit_id
    join person on person.id = audit.actor_id`,
);
