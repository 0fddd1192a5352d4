/**
 * Nothing that is kept about a person is forgotten when they take it (specification §35): every
 * column of the database that leads to a person is in one of the lists. A new one fails here until
 * somebody has decided whether its rows are the person's.
 */
import { expect, it } from 'vitest';
import { LOCALES } from '#contract/locales.ts';
import {
  COLUMNS_LEFT_OUT,
  columnWord,
  LEFT_OUT,
  OWN_TABLE_NAMES,
  OWN_TABLES,
  ownColumnName,
  tableWord,
  WHAT_THEY_DID,
} from './support/own-data-tables.ts';
import { portalForStories } from './support/portal.ts';

const portal = portalForStories();

/** Every column that leads to a person, or to the account of one: `table.column`. */
async function columnsOfPeople(): Promise<string[]> {
  const { rows } = await portal().deps.database.pool.query<{ name: string }>(
    `select distinct made.conrelid::regclass || '.' || used.attname as name
     from pg_constraint made
     join pg_attribute used on used.attrelid = made.conrelid and used.attnum = made.conkey[1]
     where made.contype = 'f' and made.confrelid in ('person'::regclass, 'account'::regclass)
     order by 1`,
  );
  return rows.map(({ name }) => name);
}

/** Where a listed table has the person, or a list says why it has not. */
function isDecided(name: string): boolean {
  const [table = '', column = ''] = name.split('.');
  if (table in LEFT_OUT || name in LEFT_OUT || WHAT_THEY_DID.includes(column)) return true;
  const own = OWN_TABLE_NAMES.find((each) => each === table);
  return own !== undefined && OWN_TABLES[own].whose.some((each) => each === column);
}

it('every column that names a person is theirs, or is left out for a reason', async () => {
  const columns = await columnsOfPeople();
  expect(columns.filter((name) => !isDecided(name))).toEqual([]);
});

/** Every column of the tables that are listed: `table.column`. */
async function columnsOfTables(): Promise<string[]> {
  const { rows } = await portal().deps.database.pool.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and is_generated = 'NEVER' and table_name = any($1)
     order by 1`,
    [OWN_TABLE_NAMES],
  );
  return rows.map(({ name }) => name);
}

it('every column of a table of theirs is in what they get, or is left out for a reason', async () => {
  const columns = await columnsOfTables();
  const isIn = (name: string) => {
    const [table = '', column = ''] = name.split('.');
    const own = OWN_TABLE_NAMES.find((each) => each === table);
    return (
      own !== undefined &&
      OWN_TABLES[own].columns.some((each) => ownColumnName(each) === column || each === column)
    );
  };
  expect(
    columns.filter((name) => !isIn(name) && !isDecided(name) && !(name in COLUMNS_LEFT_OUT)),
  ).toEqual([]);
  const reasons = Object.entries(COLUMNS_LEFT_OUT);
  expect(
    reasons.filter(([name, why]) => !columns.includes(name) || isIn(name) || why.length < 10),
  ).toEqual([]);
});

it('what is left out exists, and the reason says something', async () => {
  const columns = await columnsOfPeople();
  const exists = (name: string) =>
    columns.some((column) => column === name || column.startsWith(`${name}.`));
  expect(Object.keys(LEFT_OUT).filter((name) => !exists(name))).toEqual([]);
  const acts = columns.map((name) => name.split('.')[1]);
  expect(WHAT_THEY_DID.filter((column) => !acts.includes(column))).toEqual([]);
  expect(Object.values(LEFT_OUT).every((reason) => reason.length > 10)).toBe(true);
});

it.each(LOCALES)('every sheet and column has a name of its own in %s', (locale) => {
  const sheets = OWN_TABLE_NAMES.map((table) => tableWord(table, locale));
  expect(new Set(sheets).size).toBe(sheets.length);
  expect(sheets.filter((name) => name.length > 31 || /[\\/?*[\]:]/.test(name))).toEqual([]);
  const headers = OWN_TABLE_NAMES.flatMap((table) =>
    OWN_TABLES[table].columns.map((column) => columnWord(ownColumnName(column), locale)),
  );
  expect(headers.filter((header) => header === '')).toEqual([]);
});
