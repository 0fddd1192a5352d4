/** SQL of the columns of an import. */
import { sql } from 'kysely';
import { statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';

/** The first values below a line of columns that seem empty. @param columns counted from 0 */
export const listColumnValues = statement(
  'imports.listColumnValues',
  (p: Params<{ id: number; after: number; columns: number[]; most: number }>) => sql<{
    column_index: number;
    value: unknown;
  }>`
    select asked.column_index, found.value
    from unnest(${p.columns}::integer[]) as asked (column_index)
    cross join lateral (
      select raw -> asked.column_index as value from import_row
      where import_id = ${p.id} and line > ${p.after} and raw ->> asked.column_index is not null
      order by line limit ${p.most}
    ) found`,
);
