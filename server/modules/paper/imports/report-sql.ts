/** SQL of the report of an import. */
import { sql } from 'kysely';
import type { RowProblem } from '#contract/paper/import-problems.ts';
import type { Fixes, RowOutcome, RowPlan } from '#contract/paper/imports.ts';
import { statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';

/** Every line with what became of it; or only those that stayed out, or still would. */
export const listReport = statement(
  'imports.listReport',
  (p: Params<{ id: number; onlyLeft: boolean }>) => sql<{
    line: number;
    raw: unknown;
    fixes: Fixes;
    reading: unknown;
    minutes: number | null;
    plan: RowPlan;
    outcome: RowOutcome | null;
    undone: boolean | null;
    problems: RowProblem[];
  }>`
    select line, raw, fixes, reading, minutes, plan, outcome, undone, problems from import_row
    where import_id = ${p.id} and plan is not null
      and (not ${p.onlyLeft}::boolean or outcome = 'left'
        or (outcome is null and plan in ('ask', 'skip')))
    order by line`,
);
