/** What was written to a database, as one text: it stays the same exactly while nothing is written. */
import type { Database } from '#server/platform/database.ts';

/**
 * A line for each table: its name, how many rows, the latest transaction that wrote one of them (by its age,
 * which needs no text of each row's number), and is planned once a connection: stories of permissions ask for
 * it hundreds of times.
 */
export async function fingerprintOf({ pool }: Database): Promise<string> {
  const { rows: tables } = await pool.query<{ schema: string; name: string }>(
    `select schemaname as schema, tablename as name from pg_tables
     where schemaname in ('public', 'graphile_worker') order by 1, 2`,
  );
  const parts = tables.map(
    ({ schema, name }) =>
      `select '${schema}.${name}: ' || count(*) || ' rows ' ||
              coalesce(age('3'::xid) - min(age(t.xmin)), 0) as line
       from ${schema}.${name} t`,
  );
  const { rows } = await pool.query<{ line: string }>({
    name: 'fingerprint',
    text: parts.join(' union all '),
  });
  return rows
    .map(({ line }) => line)
    .sort()
    .join('\n');
}
