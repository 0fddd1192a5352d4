/**
 * A PostgreSQL of the operator's own: its content is written and read by `pg_dump` and `pg_restore`,
 * which must be on the PATH, and not older than the server.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import pg from 'pg';
import { programsPath } from '../environment.ts';
import { StartFailure } from '../start-failure.ts';
import { codeOf } from '../write-once.ts';
import { majorOf } from './file-format.ts';

const execute = promisify(execFile);

const CONNECT_MS = 10_000;

/** The version of the server, such as `18.4`. @throws StartFailure when it does not answer */
export async function serverVersion(databaseUrl: string): Promise<string> {
  const [row] = await ask<{ version: string }>(
    databaseUrl,
    "select split_part(current_setting('server_version'), ' ', 1) as version",
  );
  return row?.version ?? '';
}

/** Whether there is any table in the database. */
export async function isEmptyDatabase(databaseUrl: string): Promise<boolean> {
  const tables = await ask(
    databaseUrl,
    "select from pg_class where relkind in ('r', 'p', 'v') and relnamespace::regnamespace::text !~ '^(pg_|information_schema)' limit 1",
  );
  return tables.length === 0;
}

/** Writes everything in the database to `file`. */
export async function dump(databaseUrl: string, file: string, signal?: AbortSignal): Promise<void> {
  await assertFits('pg_dump', majorOf(await serverVersion(databaseUrl)), 'PostgreSQL here is');
  await runOn('pg_dump', databaseUrl, ['--format=custom', `--file=${file}`], signal);
}

/**
 * Brings a dump into an empty database: all of it, or nothing.
 * @param major the version of PostgreSQL that it was taken from
 */
export async function restoreDump(
  databaseUrl: string,
  file: string,
  major: number,
  signal?: AbortSignal,
): Promise<void> {
  const server = majorOf(await serverVersion(databaseUrl));
  if (server < major) {
    throw new StartFailure(
      `The backup was made by PostgreSQL ${major}, and DATABASE_URL names PostgreSQL ${server}: it must be ${major} or later.`,
    );
  }
  await assertFits('pg_restore', major, 'the backup is of PostgreSQL');
  const args = ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction', file];
  await runOn('pg_restore', databaseUrl, args, signal);
}

async function ask<Row>(databaseUrl: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_MS,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

/** @throws StartFailure when the program is missing, or older than what it is to read */
async function assertFits(program: string, major: number, what: string): Promise<void> {
  const needed = `install the client of PostgreSQL ${major} or later (such as postgresql-client-${major})`;
  const said = await execute(program, ['--version']).catch((error: unknown) => {
    if (codeOf(error) !== 'ENOENT') throw error;
    throw new StartFailure(`${program} is not on the PATH: ${needed}.`);
  });
  const found = /\b\d+\b/.exec(said.stdout)?.[0] ?? '0';
  if (Number(found) < major) {
    throw new StartFailure(`${program} is ${found}, and ${what} ${major}: ${needed}.`);
  }
}

/** The password goes by the environment, where no other account reads it. */
async function runOn(
  program: string,
  databaseUrl: string,
  args: string[],
  signal?: AbortSignal,
): Promise<void> {
  const address = new URL(databaseUrl);
  const password = decodeURIComponent(address.password);
  address.password = '';
  const env = { PATH: programsPath(), LC_ALL: 'C', ...(password && { PGPASSWORD: password }) };
  try {
    await execute(program, [`--dbname=${address.href}`, ...args], { env, signal });
  } catch (error) {
    signal?.throwIfAborted();
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
    throw new StartFailure(`${program} failed: ${said.trim().split('\n')[0]}`);
  }
}
