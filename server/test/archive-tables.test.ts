/**
 * Nothing of a bank is forgotten by its archive (specification §15): every table, every column and
 * every reference of the database is in one of its lists. A new table fails here until somebody has
 * decided whether it travels.
 */
import { expect, it } from 'vitest';
import {
  COLUMNS,
  LEFT_COLUMNS,
  LEFT_TABLES,
  PLAIN_TABLES,
  STORED_COLUMNS,
  WITHOUT_ID,
} from './support/archive-tables.ts';
import { portalForStories } from './support/portal.ts';

const portal = portalForStories();

async function answers(text: string): Promise<string[]> {
  const { rows } = await portal().deps.database.pool.query<{ name: string }>(text);
  return rows.map(({ name }) => name).sort();
}

it('every table travels, or stays behind for a reason', async () => {
  const tables = await answers(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  );
  const listed = [PLAIN_TABLES, COLUMNS, LEFT_TABLES].flatMap((list) => Object.keys(list));
  expect(listed.sort()).toEqual(tables);
  expect(Object.values(LEFT_TABLES).every((reason) => reason.length > 10)).toBe(true);
});

it.each(Object.keys(COLUMNS) as (keyof typeof COLUMNS)[])(
  'every column of %s travels, leads to somebody, or stays behind for a reason',
  async (table) => {
    const columns = await answers(
      `select column_name as name from information_schema.columns
       where table_schema = 'public' and table_name = '${table}' and is_generated = 'NEVER'`,
    );
    const references = await answers(referencesOf(table));
    const listed = [...COLUMNS[table], ...Object.keys(LEFT_COLUMNS[table])];
    const others = columns.filter(
      (column) => !listed.includes(column) && !references.includes(column) && column !== 'id',
    );
    expect(others).toEqual([]);
    expect(listed.filter((column) => !columns.includes(column))).toEqual([]);
  },
);

/** A year is the same everywhere, also where a key of two columns has it. */
const isNumber = (column: string) => column !== 'year';

it.each(Object.entries(PLAIN_TABLES))(
  'every reference of %s is led to the new row',
  async (table, references) => {
    const found = await answers(referencesOf(table));
    // The history names people and exchanges that may be gone, so it has no constraints.
    const known =
      table === 'audit' ? [...found, ...Object.keys(references)] : found.filter(isNumber);
    expect(Object.keys(references).sort()).toEqual([...new Set(known)].sort());
    const ids = await answers(
      `select column_name as name from information_schema.columns
       where table_schema = 'public' and table_name = '${table}' and column_name = 'id'`,
    );
    expect(ids.length === 0).toBe(WITHOUT_ID.some((name) => name === table));
  },
);

it.each(Object.keys(PLAIN_TABLES))(
  'every stored column of %s travels, no computed one',
  async (table) => {
    const columnsWhere = (generated: 'NEVER' | 'ALWAYS') =>
      answers(
        `select column_name as name from information_schema.columns
       where table_schema = 'public' and table_name = '${table}' and is_generated = '${generated}'`,
      );
    const listed = Object.entries(STORED_COLUMNS).find(([name]) => name === table)?.[1];
    if (listed) expect([...listed].sort()).toEqual(await columnsWhere('NEVER'));
    else expect(await columnsWhere('ALWAYS')).toEqual([]);
  },
);

/** The columns that refer to other tables. */
function referencesOf(table: string): string {
  return `select distinct column_name as name from information_schema.key_column_usage used
    join information_schema.table_constraints made using (constraint_name, table_name)
    where made.constraint_type = 'FOREIGN KEY' and used.table_name = '${table}'`;
}
