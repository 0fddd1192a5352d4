/** Databases with the small world in them, lent to one story after the other. */
import pg from 'pg';
import { inject } from 'vitest';
import { cloneDatabase, type TestDatabase } from './database-server.ts';

const idle: TestDatabase[] = [];

/** A database with nothing in it but the small world. Anyone who changes no table of it gives it back. */
export async function borrowDatabase(): Promise<TestDatabase> {
  const known = idle.pop();
  if (known === undefined)
    return cloneDatabase(inject('databaseServerUrl'), inject('worldTemplate'));
  if (await comeBack(known.url)) return known;
  await known.drop();
  return borrowDatabase();
}

/** For the next story. Nobody may be connected any more. */
export function giveBack(database: TestDatabase): void {
  idle.push(database);
}

async function comeBack(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ done: boolean }>('select beginning.come_back() as done');
    return rows[0]?.done ?? false;
  } finally {
    await client.end();
  }
}
