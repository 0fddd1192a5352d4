/** SQL of the figures of an import: its lines by plan and outcome, and whose past does not add up. */
import { sql } from 'kysely';
import type { RowOutcome, RowPlan } from '#contract/paper/imports.ts';
import { statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';

/** The lines of an import by what is to become of them and what became of them. */
export const countRows = statement(
  'imports.countRows',
  (p: Params<{ id: number }>) => sql<{
    plan: RowPlan | null;
    outcome: RowOutcome | null;
    lines: number;
    opened: number;
    opened_before: number;
    plus_minutes: number;
    minus_minutes: number;
    fees_received: number;
    fee_cents: number;
    fees_waived: number;
    fees_before: number;
    bodies: number;
  }>`
    select plan, outcome, count(*) as lines,
           count(*) filter (where minutes <> 0) as opened,
           count(*) filter (where 'opening-exists' = any(problems)) as opened_before,
           coalesce(sum(minutes) filter (where minutes > 0), 0)::bigint as plus_minutes,
           coalesce(sum(minutes) filter (where minutes < 0), 0)::bigint as minus_minutes,
           count(*) filter (where reading #>> '{fee,state}' = 'received') as fees_received,
           coalesce(sum((reading #>> '{fee,cents}')::integer), 0)::bigint as fee_cents,
           count(*) filter (where reading #>> '{fee,state}' = 'waived') as fees_waived,
           count(*) filter (where 'fee-exists' = any(problems)) as fees_before,
           count(*) filter (where reading ->> 'body' is not null) as bodies
    from import_row where import_id = ${p.id} and plan is not null
    group by plan, outcome`,
);

/**
 * The people whose exchanges of the past, those of this import included, do not add up to the
 * balance that was carried over for them.
 */
export const listMismatches = statement(
  'imports.listMismatches',
  (p: Params<{ id: number; bankId: number; most: number }>) => sql<{
    id: number;
    name: string;
    past_minutes: number;
    opening_minutes: number;
  }>`
    with past as (
      select giver_id, receiver_id, minutes from past_line where bank_id = ${p.bankId}
      union all
      select part."giverId", part."receiverId", part.minutes
      from import_row, jsonb_to_recordset(reading)
        as part ("giverId" bigint, "receiverId" bigint, minutes integer)
      where import_id = ${p.id} and plan = 'new' and outcome is null
    ), sums as (
      select person_id, sum(minutes) as minutes from (
        select giver_id as person_id, minutes from past where giver_id is not null
        union all
        select receiver_id, -minutes from past where receiver_id is not null
      ) side group by person_id
    ), opened as (
      select person_id, sum(minutes) as minutes from (
        select creditor_id as person_id, minutes from exchange
        where creditor_bank_id = ${p.bankId} and kind = 'opening' and state = 'confirmed'
        union all
        select debtor_id, -minutes from exchange
        where debtor_bank_id = ${p.bankId} and kind = 'opening' and state = 'confirmed'
      ) side group by person_id
    )
    select person.id, person.full_name as name, sums.minutes::bigint as past_minutes,
           coalesce(opened.minutes, 0)::bigint as opening_minutes
    from sums
    join person on person.id = sums.person_id
    left join opened on opened.person_id = sums.person_id
    where sums.minutes <> coalesce(opened.minutes, 0)
    order by person.folded_name, person.id
    limit ${p.most}`,
);
