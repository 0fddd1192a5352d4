/** How a database is brought up to date: in turns, whole steps only, and never backwards. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { migrate } from '#server/platform/migrations.ts';
import { StartFailure } from '#server/platform/start-failure.ts';
import { createTestDatabase } from './support/database.ts';
import type { TestDatabase } from './support/database-server.ts';

const OURS = join(import.meta.dirname, '../migrations');

let database: TestDatabase;
let client: pg.Client;
/** The migrations of a small program of its own. */
let folder: string;

beforeEach(async () => {
  database = await createTestDatabase();
  client = new pg.Client(database.url);
  await client.connect();
  // The numbers of the portal's own are taken out, as if the database had begun with this program.
  await client.query('truncate migration');
  folder = await mkdtemp(join(tmpdir(), 'time-bank-migrations-'));
  await write(
    '0001_hours.sql',
    'create table hours (minutes integer); insert into hours values (60)',
  );
});
afterEach(async () => {
  await client.end();
  await database.drop();
  await rm(folder, { recursive: true });
});

const write = (name: string, text: string) => writeFile(join(folder, name), text);
const minutes = async () => {
  const { rows } = await client.query<{ minutes: number }>('select minutes from hours');
  return rows.map((row) => row.minutes);
};
const known = async () => {
  const { rows } = await client.query<{ name: string }>('select name from migration order by name');
  return rows.map(({ name }) => name);
};

it('four programs that start together apply each step once', async () => {
  await write('0002_more.sql', 'select pg_sleep(0.2); update hours set minutes = minutes + 1');
  const start = () => migrate(database.url, folder);
  const done = await Promise.all([start(), start(), start(), start()]);
  expect(done.flat().sort()).toEqual(['0001_hours.sql', '0002_more.sql']);
  expect(await minutes()).toEqual([61]);
  expect(await migrate(database.url, folder)).toEqual([]);
});

it('a step that fails half-way leaves the state before it, and goes on once it is right', async () => {
  await write('0002_half.sql', 'update hours set minutes = 0; select 1 / 0');
  await write('0003_later.sql', 'update hours set minutes = minutes * 2');
  await expect(migrate(database.url, folder)).rejects.toThrow(/division by zero/);
  expect(await minutes()).toEqual([60]);
  expect(await known()).toEqual(['0001_hours.sql']);

  await write('0002_half.sql', 'update hours set minutes = 30');
  expect(await migrate(database.url, folder)).toEqual(['0002_half.sql', '0003_later.sql']);
  expect(await minutes()).toEqual([60]);
});

it('ends at once when it is asked to, with nothing half applied', async () => {
  await migrate(database.url, folder);
  await write('0002_slow.sql', 'update hours set minutes = 0; select pg_sleep(600)');
  const ending = new AbortController();
  const migrating = migrate(database.url, folder, ending.signal);
  const outcome = expect(migrating).rejects.toThrow();
  await expect
    .poll(async () => {
      const { rows } = await client.query(
        `select 1 from pg_stat_activity where datname = current_database() and query like '%pg_sleep(600)'
         and pid <> pg_backend_pid()`,
      );
      return rows.length;
    })
    .toBe(1);
  ending.abort();
  await outcome;
  expect(await minutes()).toEqual([60]);
  expect(await known()).toEqual(['0001_hours.sql']);
});

it('refuses in one line a database that a newer portal has changed', async () => {
  await client.query("insert into migration (name, hash) values ('9999_later.sql', '')");
  const refused = await migrate(database.url, OURS).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(StartFailure);
  expect(String(refused)).toMatch(
    /The database knows the migration 9999_later.sql, this version does not: [^\n]+$/,
  );
  expect(await known()).toEqual(['9999_later.sql']);
});

it('works on beside a newer portal, as far as the names of its steps allow', async () => {
  await write('0002_more.sql', 'update hours set minutes = minutes + 1');
  await migrate(database.url, folder);
  const later = '0003_named.beside-0002.sql';
  await client.query("insert into migration (name, hash) values ($1, '')", [later]);
  expect(await migrate(database.url, folder)).toEqual([]);
  const missing = '0004_gone.beside-0003.sql';
  await client.query("insert into migration (name, hash) values ($1, '')", [missing]);
  await expect(migrate(database.url, folder)).rejects.toThrow(
    `The database knows the migration ${missing}, this version does not`,
  );
});

it('refuses a step that was changed after it had been applied', async () => {
  await migrate(database.url, folder);
  await write('0001_hours.sql', 'create table hours (minutes bigint)');
  await expect(migrate(database.url, folder)).rejects.toThrow(
    'The migration 0001_hours.sql was changed after it had been applied.',
  );
  expect(await minutes()).toEqual([60]);
});
