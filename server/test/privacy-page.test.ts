/** The record of processing names every table that may hold something about a person. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { portalForStories } from './support/portal.ts';

const portal = portalForStories();
const PAGE = join(import.meta.dirname, '../../docs/privacy.md');

/** Tables without a word about anybody, and why; every other one is named. */
const NOBODYS: Record<string, string> = {
  activity: 'the list of activities',
  activity_group: 'its groups',
  bank_month: 'how a bank was doing, in figures',
  books_check: 'days and numbers of faults',
  bot_check_used: 'marks of puzzles that were solved',
  group_visit: 'sums of visits',
  maintenance: 'when the portal may be away',
  migration: 'which migrations ran',
  seal: 'hashes of days',
};

async function tables(): Promise<string[]> {
  const { rows } = await portal().deps.database.pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
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

async function tablesForgotten(): Promise<string[]> {
  const named = await tablesNamed();
  return (await tables()).filter((table) => !(table in NOBODYS) && !named.includes(table));
}

it('names every table, each once', async () => {
  const named = await tablesNamed();
  expect(new Set(named).size).toBe(named.length);
  expect(await tablesForgotten()).toEqual([]);
});

it('names no table that there is not, and none that says nothing of anybody', async () => {
  const known = [...(await tables()), '_private_jobs'];
  expect((await tablesNamed()).filter((table) => !known.includes(table))).toEqual([]);
  expect((await tablesNamed()).filter((table) => table in NOBODYS)).toEqual([]);
  expect(Object.keys(NOBODYS).filter((table) => !known.includes(table))).toEqual([]);
});

it('would miss a new one', async () => {
  const { pool } = portal().deps.database;
  await pool.query('create table diary (words text)');
  try {
    expect(await tablesForgotten()).toEqual(['diary']);
  } finally {
    await pool.query('drop table diary');
  }
});
