/**
 * One real PostgreSQL for a whole test run. A template database is migrated once; each story gets
 * its own copy of it, which leaves no trace for the next.
 */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { prepareDatabase } from '#server/preparing.ts';
import { fastestFolder } from './fastest-folder.ts';
import { startTemporaryPostgres, type TemporaryPostgres } from './temporary-postgres.ts';

const TEMPLATE = 'migrated_template';

/** A copy of the template that belongs to one story. */
export interface TestDatabase {
  url: string;
  /** Removes it, closing whatever is still connected. */
  drop(): Promise<void>;
}

/** Starts the server and prepares the template. @returns what `cloneDatabase` needs, and the end. */
export async function startDatabaseServer(): Promise<TemporaryPostgres> {
  const server = await startTemporaryPostgres(fastestFolder());
  const { url } = server;
  await run(
    url,
    // Test data may be lost in a crash, so nothing waits for the disk.
    'alter system set fsync = off',
    'alter system set synchronous_commit = off',
    'alter system set full_page_writes = off',
    'alter system set autovacuum = off',
    "alter system set checkpoint_timeout = '1d'",
    'select pg_reload_conf()',
    `create database ${TEMPLATE}`,
  );
  await prepareDatabase(databaseOf(url, TEMPLATE), undefined);
  await closeTemplate(url, TEMPLATE);
  return server;
}

/** Makes a second template, a copy of the first that `fill` has written to. */
export async function createTemplate(
  serverUrl: string,
  name: string,
  fill: (databaseUrl: string) => Promise<void>,
): Promise<void> {
  await run(serverUrl, `create database ${name} template ${TEMPLATE} strategy wal_log`);
  await fill(databaseOf(serverUrl, name));
  await closeTemplate(serverUrl, name);
}

/** A template that nobody can connect to is never busy when it is copied. */
async function closeTemplate(serverUrl: string, name: string): Promise<void> {
  await run(serverUrl, `alter database ${name} with allow_connections false is_template true`);
}

/** A fresh copy of a template on the server at `serverUrl`; of the empty one unless another is named. */
export async function cloneDatabase(serverUrl: string, template = TEMPLATE): Promise<TestDatabase> {
  const name = `${template}_${randomUUID().replaceAll('-', '')}`;
  // Copying the files would wait for a checkpoint of all the other databases, twice.
  await run(serverUrl, `create database ${name} template ${template} strategy wal_log`);
  return {
    url: databaseOf(serverUrl, name),
    async drop() {
      await run(serverUrl, `drop database ${name} with (force)`);
    },
  };
}

/** A database of which no migration has been applied. */
export async function createBareDatabase(serverUrl: string): Promise<TestDatabase> {
  const name = `bare_${randomUUID().replaceAll('-', '')}`;
  await run(serverUrl, `create database ${name} strategy wal_log`);
  return {
    url: databaseOf(serverUrl, name),
    async drop() {
      await run(serverUrl, `drop database ${name} with (force)`);
    },
  };
}

/** Removes a template that others were copied from, and the copies that nobody dropped. */
export async function dropCopies(serverUrl: string, template: string): Promise<void> {
  const { rows } = await run(
    serverUrl,
    `select datname as name from pg_database where starts_with(datname || '_', '${template}_')`,
  );
  await run(
    serverUrl,
    `alter database ${template} is_template false`,
    ...rows.map(({ name }) => `drop database ${name} with (force)`),
  );
}

function databaseOf(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Runs one statement after the other. @returns what the last one answers */
async function run(url: string, ...statements: string[]): Promise<{ rows: { name: string }[] }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let answer: { rows: { name: string }[] } = { rows: [] };
    for (const statement of statements) answer = await client.query<{ name: string }>(statement);
    return answer;
  } finally {
    await client.end();
  }
}
