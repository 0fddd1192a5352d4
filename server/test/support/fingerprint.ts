/** What a database says, all of it, as one text: two that are the same say the same. */
import type { Database } from '#server/platform/database.ts';

/** A line for each table: its name, how many rows, what they say. */
export async function fingerprintOf({ pool }: Database): Promise<string> {
  const { rows: tables } = await pool.query<{ schema: string; name: string }>(
    `select schemaname as schema, tablename as name from pg_tables
     where schemaname in ('public', 'graphile_worker') order by 1, 2`,
  );
  const parts = tables.map(
    ({ schema, name }) =>
      `select '${schema}.${name}: ' || count(*) || ' rows ' ||
              coalesce(sum(hashtextextended(line, 0)::numeric), 0) as line
       from (select t::text as line from ${schema}.${name} t) rows`,
  );
  const { rows } = await pool.query<{ line: string }>(parts.join(' union all '));
  return rows
    .map(({ line }) => line)
    .sort()
    .join('\n');
}
