/** How a portal divides its connections: what is read does not wait for what is being written. */
import { expect, it } from 'vitest';
import { Database } from '#server/platform/database.ts';
import { divideConnections } from '#server/platform/pool.ts';
import { beginOther, somebodyWaits } from './support/database-locks.ts';
import { recordForAnna } from './support/exchanges.ts';
import { portalForEachStory } from './support/portal.ts';
import { connectTo } from './support/story-databases.ts';

/** As many as this portal makes at the same moment. */
const CHANGES = 2;
const portal = portalForEachStory(
  {},
  (url) => new Database(url, { connections: CHANGES, forReading: 1, onError: () => {} }),
);

it('lists are answered while all changes wait for somebody', async () => {
  const ids = [await recordForAnna(portal()), await recordForAnna(portal())];
  const anna = await portal().signIn('anna');
  const elsewhere = connectTo(portal().deps.database.url);
  const deps = { ...portal().deps, database: elsewhere };
  const other = await beginOther(deps);
  await other.run('select from account where person_id = $1 for update', [
    portal().world.person.anna,
  ]);
  const confirmed = ids.map((id) => anna.patch(`/users/transactions/${id}/approve`));
  await somebodyWaits(deps, CHANGES);
  const mine = await anna.get('/users/transactions?limit=10');
  expect(mine.status).toBe(200);
  await other.end();
  for (const { status } of await Promise.all(confirmed)) expect(status).toBe(200);
  await elsewhere.close();
});

it('both kinds are counted, and closed', async () => {
  const { database } = portal().deps;
  await Promise.all([database.ping(), database.transaction(async () => {})]);
  const counted = database.connections();
  expect(counted.open).toBe(counted.idle);
  expect(counted).toMatchObject({ waiting: 0 });
  expect(counted.open).toBeGreaterThan(1);
  const ended = new Database(database.url, { connections: 1, forReading: 1, onError: () => {} });
  await ended.ping();
  await ended.close();
  expect(ended.connections().open).toBe(0);
});

it('connections that the server ends after they were given up are nobody’s complaint', async () => {
  const complaints: Error[] = [];
  const { url } = portal().deps.database;
  const ending = new Database(url, {
    connections: 3,
    onError: (error) => complaints.push(error),
  });
  const ask = () => ending.pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  const pids = (await Promise.all([ask(), ask(), ask()])).map(({ rows }) => rows[0]?.pid ?? 1);
  // Frozen, they do not hear that their caller leaves before they hear of their end.
  for (const pid of pids) process.kill(pid, 'SIGSTOP');
  await ending.close();
  const { pool } = portal().deps.database;
  for (const pid of pids) await pool.query('select pg_terminate_backend($1)', [pid]);
  for (const pid of pids) process.kill(pid, 'SIGCONT');
  const left = 'select count(*)::int as left from pg_stat_activity where pid = any ($1)';
  await expect.poll(async () => (await pool.query(left, [pids])).rows[0]?.left).toBe(0);
  expect(complaints).toEqual([]);
});

it.each([
  { cores: 2, most: 20, parts: { connections: 14, forReading: 6 } },
  { cores: 1, most: 20, parts: { connections: 17, forReading: 3 } },
  { cores: 16, most: 20, parts: { connections: 10, forReading: 10 } },
  { cores: 2, most: 4, parts: { connections: 2, forReading: 2 } },
])('$most connections on $cores cores', ({ cores, most, parts }) => {
  expect(divideConnections(most, cores)).toEqual(parts);
});
