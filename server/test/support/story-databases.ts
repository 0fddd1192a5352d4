/** Databases with the small world in them, lent to one story after the other. */
import { inject } from 'vitest';
import { Database } from '#server/platform/database.ts';
import { cloneDatabase, type TestDatabase } from './database-server.ts';

const CONNECTIONS = 10;

/**
 * A database and a portal's connections to it. They stay open for the next story: a new connection must get
 * to know every table again, which takes longer than most stories.
 */
export interface StoryDatabase {
  files: TestDatabase;
  database: Database;
}

const idle: StoryDatabase[] = [];

/** Connects as the portal of a story does. */
export function connectTo(url: string): Database {
  return new Database(url, { connections: CONNECTIONS, onError: () => {} });
}

/** A database with nothing in it but the small world, for anyone who drops it afterwards. */
export function ownDatabase(): Promise<TestDatabase> {
  return cloneDatabase(inject('databaseServerUrl'), inject('worldTemplate'));
}

/** The same, to be given back after the story. */
export async function borrowDatabase(): Promise<StoryDatabase> {
  const known = idle.pop();
  if (known === undefined) {
    const files = await ownDatabase();
    return { files, database: connectTo(files.url) };
  }
  const connected = await connectedAsNew(known);
  if (await comeBack(connected.database)) return connected;
  await connected.database.close();
  await connected.files.drop();
  return borrowDatabase();
}

/** For the next story. Nothing may run on its connections any more. */
export function giveBack(lent: StoryDatabase): void {
  idle.push(lent);
}

/**
 * Background work names its connections; those do not go to the next story. The server ends the others, and
 * nobody waits for the pool: one that a worker never gave back would keep every story after it waiting.
 */
async function connectedAsNew(known: StoryDatabase): Promise<StoryDatabase> {
  const { rowCount } = await known.database.pool.query(
    `select case when pid <> pg_backend_pid() then pg_terminate_backend(pid) end
     from pg_stat_activity
     where datname = current_database() and application_name <> ''`,
  );
  if (rowCount === 0) return known;
  known.database.close().catch(() => {});
  return { ...known, database: connectTo(known.files.url) };
}

async function comeBack({ pool }: Database): Promise<boolean> {
  const { rows } = await pool.query<{ done: boolean }>('select beginning.come_back() as done');
  return rows[0]?.done ?? false;
}
