/** SQL of the fees that an import brings (specification §48): without a receipt, and taken back with it. */
import { sql } from 'kysely';
import { OF_AGE } from '#contract/people/ages.ts';
import type { FeeGroup, FeeState } from '#contract/people/fees.ts';
import { query, statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';

/** What the groups pay in some years of a bank. */
export const listYearAmounts = statement(
  'imports.listYearAmounts',
  (p: Params<{ bankId: number; years: number[] }>) =>
    query
      .selectFrom('fee_amount')
      .select(['year', 'fee_group', 'cents', 'words'])
      .where('bank_id', '=', p.bankId)
      .where((eb) => eb('year', '=', eb.fn.any(p.years))),
);

/** How the fees of some years stand with some people, and in which groups they are. */
export const listFeeStandings = statement(
  'imports.listFeeStandings',
  (p: Params<{ bankId: number; years: number[]; personIds: number[] }>) => sql<{
    person_id: number;
    year: number;
    state: FeeState | null;
    fee_group: FeeGroup | null;
    earlier_group: FeeGroup | null;
    is_minor: boolean;
    is_body: boolean;
  }>`
    select person.id as person_id, asked.year, fee.state, fee.fee_group,
           earlier.fee_group as earlier_group,
           coalesce(aged_on(person.birth_date, ${sql.lit(OF_AGE)}) > make_date(asked.year, 1, 1),
                    false) as is_minor,
           person.kind = 'body' as is_body
    from person
    cross join unnest(${p.years}::integer[]) as asked (year)
    left join lateral (
      select state, fee_group from fee
      where person_id = person.id and bank_id = ${p.bankId} and year = asked.year
      order by id desc limit 1
    ) fee on true
    left join lateral (
      select fee_group from fee
      where person_id = person.id and bank_id = ${p.bankId} and year < asked.year
      order by year desc, id desc limit 1
    ) earlier on true
    where person.id = any(${p.personIds}::bigint[])`,
);

/** Those of some years that are laid down, locked until the transaction ends. */
export const lockFeeYears = statement(
  'imports.lockFeeYears',
  (p: Params<{ bankId: number; years: number[] }>) =>
    query
      .selectFrom('fee_year')
      .select('year')
      .where('bank_id', '=', p.bankId)
      .where((eb) => eb('year', '=', eb.fn.any(p.years)))
      .orderBy('year')
      .forNoKeyUpdate(),
);

interface Brought {
  /** JSON: `[{ line, personId, year, state, group, cents, on }]` */
  fees: string;
  bankId: number;
  importId: number;
  /** Why some pay nothing. */
  reason: string;
  by: number;
  now: Date;
}

/** Writes fees where they are still due, and of each an entry of the history. Lock the years first. */
export const bringFees = statement(
  'imports.bringFees',
  (p: Params<Brought>) => sql<{ line: number; id: number }>`
    with given as materialized (
      select nextval(pg_get_serial_sequence('fee', 'id')) as id, row.*
      from jsonb_to_recordset(${p.fees}::jsonb) as row (
        line integer, "personId" bigint, year integer, state text, "group" text, cents integer,
        "on" date)
      left join lateral (
        select state from fee
        where person_id = row."personId" and bank_id = ${p.bankId} and fee.year = row.year
        order by id desc limit 1
      ) held on true
      where coalesce(held.state, 'due') = 'due'
    ), inserted as (
      insert into fee (id, bank_id, year, person_id, state, fee_group, cents, on_day, reason,
                       is_brought, made_by, made_at)
        overriding system value
      select id, ${p.bankId}::bigint, year, "personId", state, "group", cents, "on",
             case state when 'waived' then ${p.reason}::text else '' end, true, ${p.by}::bigint,
             ${p.now}::timestamptz
      from given order by line
    ), noted as (
      insert into audit (at, actor_id, action, person_id, bank_id, detail)
      select ${p.now}::timestamptz, ${p.by}::bigint,
             case state when 'received' then 'fee-received' when 'waived' then 'fee-waived'
               else 'fee-grouped' end,
             "personId", ${p.bankId}::bigint,
             jsonb_build_object('year', year, 'importId', ${p.importId}::bigint)
      from given
    )
    select line, id from given`,
);

/** Takes fees away that an import brought, unless something became of them since. */
export const takeFeesBack = statement(
  'imports.takeFeesBack',
  (p: Params<{ ids: number[]; bankId: number; importId: number; by: number; now: Date }>) => sql`
    with gone as (
      delete from fee
      where id = any(${p.ids}::bigint[]) and is_brought
        and not exists (
          select from fee later
          where later.person_id = fee.person_id and later.bank_id = fee.bank_id
            and later.year = fee.year and later.id > fee.id)
      returning person_id, year
    )
    insert into audit (at, actor_id, action, person_id, bank_id, detail)
    select ${p.now}::timestamptz, ${p.by}::bigint, 'fee-due-again', person_id, ${p.bankId}::bigint,
           jsonb_build_object('year', year, 'importId', ${p.importId}::bigint)
    from gone`,
);
