/** The record of processing names every table that holds something about a person. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { portalForStories } from './support/portal.ts';

const portal = portalForStories();
const PAGE = join(import.meta.dirname, '../../docs/privacy.md');
/** Links between accounts lead to people as those to people do. */
const TABLES_OF_PEOPLE = `
  select distinct made.conrelid::regclass::text as name
  from pg_constraint made
  where made.contype = 'f' and made.confrelid in ('person'::regclass, 'account'::regclass)
  union select 'person'
  order by 1`;

async function tablesOfPeople(): Promise<string[]> {
  const { rows } = await portal().deps.database.pool.query<{ name: string }>(TABLES_OF_PEOPLE);
  return rows.map(({ name }) => name);
}

/** What the page says in its section about the tables. */
async function tablesNamed(): Promise<string[]> {
  const page = await readFile(PAGE, 'utf8');
  const [, section = ''] = page.split('\n## Where in the database\n');
  const rows = (section.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| '));
  return rows.flatMap((row) => [...row.matchAll(/`([a-z_]+)`/g)].map(([, name = '']) => name));
}

it('names every table that leads to a person, each once', async () => {
  const named = await tablesNamed();
  expect(new Set(named).size).toBe(named.length);
  expect((await tablesOfPeople()).filter((table) => !named.includes(table))).toEqual([]);
});

it('names no table that there is not', async () => {
  const { rows } = await portal().deps.database.pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname in ('public', 'graphile_worker')`,
  );
  const known = rows.map(({ name }) => name);
  expect((await tablesNamed()).filter((table) => !known.includes(table))).toEqual([]);
});

it('would miss a new one', async () => {
  const { pool } = portal().deps.database;
  await pool.query('create table diary (owner_id bigint references person (id))');
  expect(await tablesOfPeople()).toContain('diary');
  expect(await tablesNamed()).not.toContain('diary');
  await pool.query('drop table diary');
});
