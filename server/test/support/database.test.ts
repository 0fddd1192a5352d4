/** The ground stories stand on: each has a database of its own, migrated and empty. */
import pg from 'pg';
import { expect, test } from 'vitest';
import { createTestDatabase } from './database.ts';

async function ask(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

test('a database is migrated', async () => {
  const { url, drop } = await createTestDatabase();
  expect(await ask(url, 'select name from migration')).not.toEqual([]);
  await drop();
});

test('what one story writes, no other sees', async () => {
  const stories = await Promise.all([1, 2, 3, 4].map(createTestDatabase));
  for (const { url } of stories) await ask(url, 'create table only_mine (id int)');
  await Promise.all(stories.map(({ drop }) => drop()));
});

test('a database is dropped even while somebody is connected', async () => {
  const { url, drop } = await createTestDatabase();
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  await drop();
  await expect(ask(url, 'select 1')).rejects.toThrow('does not exist');
});
