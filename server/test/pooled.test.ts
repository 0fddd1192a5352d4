/**
 * Requests through a pooler that lends a connection for one transaction: the portal relies on nothing that
 * stays on a connection. A real PgBouncer is tried by `npm run test:pooler`.
 */
import { expect, it } from 'vitest';
import { Database } from '#server/platform/database.ts';
import { recordForAnna } from './support/exchanges.ts';
import { portalForEachStory } from './support/portal.ts';

const CONNECTIONS = 4;
/** As PgBouncer before 1.21, or without `max_prepared_statements`, hands names through as they are. */
const pooled = (url: string) =>
  new Database(url, { connections: CONNECTIONS, pooledUrl: url, onError: () => {} });
const portal = portalForEachStory({}, pooled);

/** What every connection of the portal says. */
async function onEachConnection(question: string): Promise<unknown[]> {
  const { pool } = portal().deps.database;
  const clients = await Promise.all(Array.from({ length: CONNECTIONS }, () => pool.connect()));
  const answers = await Promise.all(clients.map((client) => client.query(question)));
  for (const client of clients) client.release();
  return answers.flatMap(({ rows }) => rows);
}

it('nothing is prepared where the pooler would lose it, in transactions and outside of them', async () => {
  await recordForAnna(portal());
  const giulia = await portal().signIn('giulia');
  const whole = await giulia.get(`/admin/banks/${portal().world.bank.bergamo}/users`);
  expect(whole.status).toBe(200);
  expect(await onEachConnection('select name from pg_prepared_statements')).toEqual([]);
});

it('the same portal without a pooler prepares its statements', async () => {
  const { url } = portal().deps.database;
  const direct = new Database(url, { connections: 1, onError: () => {} });
  await direct.ping();
  expect(await direct.pooler()).toBeUndefined();
  const { rows } = await direct.pool.query('select name from pg_prepared_statements');
  expect(rows).toEqual([{ name: 'database.ping' }]);
  await direct.close();
});

it('it finds out what the pooler can do, and whether it limits statements', async () => {
  const { database } = portal().deps;
  expect(await database.pooler()).toEqual({ prepares: false, limitsStatements: false });
  const limited = new URL(database.url);
  limited.searchParams.set('options', '-c statement_timeout=30000');
  const other = new Database(database.url, {
    ...{ connections: 1, pooledUrl: limited.href },
    onError: () => {},
  });
  expect(await other.pooler()).toEqual({ prepares: false, limitsStatements: true });
  await other.close();
});

it('a pooler that was away when it was first asked is asked again', async () => {
  const { url } = portal().deps.database;
  const pooler = new URL(url);
  pooler.port = '1';
  const away = new Database(url, { connections: 1, pooledUrl: pooler.href, onError: () => {} });
  await expect(away.ping()).rejects.toThrow('ECONNREFUSED');
  Object.assign(away.pool.options, { connectionString: url });
  await away.ping();
  await away.close();
});
