/**
 * Brings a database up to date: the numbered SQL files of a folder, each once, in order, forward
 * only. Several servers may start at once; they take turns.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { StartFailure } from './start-failure.ts';

/** Any fixed number will do, as long as it is always the same. */
const TURN = 7_203_151;

/** Since which number a portal can work beside a migration. */
export const BESIDE = /[.]beside-(\d{4})[.]sql$/;

/** How long the database may take to let the portal in; a migration itself may take its time. */
const CONNECT_MS = 5_000;

/**
 * @param signal ends it at once, with nothing half applied
 * @returns the names of the migrations applied now.
 * @throws Error when the database does not answer; StartFailure when an applied migration differs
 *   from its file, or is unknown here.
 */
export async function migrate(
  databaseUrl: string,
  folder: string,
  signal?: AbortSignal,
): Promise<string[]> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_MS,
  });
  // What runs on it is rejected as well.
  client.on('error', () => {});
  const cut = () => client.connection.stream.destroy();
  signal?.addEventListener('abort', cut);
  try {
    await client.connect();
    await client.query('select pg_advisory_lock($1)', [TURN]);
    await client.query(
      'create table if not exists migration (name text primary key, hash text not null, applied_at timestamptz not null default now())',
    );
    const files = await migrationsIn(folder);
    const { rows } = await client.query<{ name: string; hash: string }>(
      'select name, hash from migration',
    );
    const applied = new Map(rows.map((row) => [row.name, row.hash]));
    const [tooNew] = tooNewFor(files, [...applied.keys()]);
    if (tooNew !== undefined) {
      throw new StartFailure(
        `The database knows the migration ${tooNew}, this version does not: it is older than the data.`,
      );
    }
    const done: string[] = [];
    for (const name of files) {
      if (await applyOnce(client, join(folder, name), name, applied.get(name))) done.push(name);
    }
    return done;
  } catch (error) {
    if (error instanceof Error && error.message === 'timeout expired') {
      throw new Error(`it does not answer within ${CONNECT_MS / 1000} seconds.`);
    }
    throw error;
  } finally {
    signal?.removeEventListener('abort', cut);
    await client.end();
  }
}

/**
 * Migrations of a newer portal beside which one with `files` cannot work. The name says since when one
 * can: `0118_columns.beside-0116.sql` disturbs nobody who knows number 0116.
 */
export function tooNewFor(files: readonly string[], applied: readonly string[]): string[] {
  const numbers = new Set(files.map(numberOf));
  const known = new Set(files);
  return applied.filter((name) => {
    const since = BESIDE.exec(name)?.[1];
    return !known.has(name) && !(since !== undefined && numbers.has(since));
  });
}

/** The number of a migration, four digits. */
export function numberOf(name: string): string {
  return name.slice(0, 4);
}

/** The names of the migrations in a folder, in their order. */
export async function migrationsIn(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
}

async function applyOnce(
  client: pg.Client,
  path: string,
  name: string,
  appliedHash: string | undefined,
): Promise<boolean> {
  const text = await readFile(path, 'utf8');
  const hash = createHash('sha256').update(text).digest('hex');
  if (appliedHash === hash) return false;
  if (appliedHash !== undefined) {
    throw new StartFailure(`The migration ${name} was changed after it had been applied.`);
  }
  await client.query('begin');
  await client.query(text);
  await client.query('insert into migration (name, hash) values ($1, $2)', [name, hash]);
  await client.query('commit');
  return true;
}
