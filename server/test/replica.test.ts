/** Files from a replica: it is asked when it has everything, and the primary otherwise. Two real PostgreSQL. */
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Database } from '#server/platform/database.ts';
import { upToDate } from '#server/platform/replica.ts';
import { bankForm } from './support/exchanges.ts';
import { portalOnItsOwn } from './support/own-postgres.ts';
import { openPortal, type TestPortal } from './support/portal.ts';
import { readSheet } from './support/spreadsheet.ts';
import { type Standby, startStandby } from './support/standby.ts';
import { connectTo } from './support/story-databases.ts';

const own = portalOnItsOwn();
const open = (url: string) => new Database(url, { connections: 1, onError: () => {} });
const opened = new AsyncDisposableStack();
let standby: Standby;
let primary: Database;
let replica: Database;

beforeAll(async () => {
  const { portal, dataDir, folder } = own();
  const { url } = portal.deps.database;
  standby = opened.adopt(await startStandby(url, dataDir, join(folder, 'standby')), (one) =>
    one.stop(),
  );
  primary = opened.adopt(open(url), (one) => one.close());
  replica = opened.adopt(open(standby.url), (one) => one.close());
});
afterAll(() => opened.disposeAsync());

/** Giulia writes down what Marco gave, which is confirmed at once. */
async function confirmForMarco(portal: TestPortal): Promise<void> {
  const giulia = await portal.signIn('giulia');
  expect((await giulia.post('/admin/transactions', bankForm(portal))).status).toBe(201);
}

/** How many exchanges the file of Marco's has. */
async function rowsOfMarco({ portal }: { portal: TestPortal }): Promise<number> {
  const { token } = await portal.signIn('marco');
  const response = await fetch(`${portal.url}/api/users/generate-excel`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.status).toBe(200);
  return readSheet(new Uint8Array(await response.arrayBuffer())).rows.length;
}

it('a file has what was written a moment before, whether the replica has it or not', async () => {
  const served = await openPortal({ databaseReadUrl: standby.url }, () => connectTo(primary.url));
  const before = await rowsOfMarco(served);
  await confirmForMarco(served.portal);
  expect(await rowsOfMarco(served)).toBe(before + 1);
  await standby.pause();
  await confirmForMarco(served.portal);
  expect(await rowsOfMarco(served)).toBe(before + 2);
  await standby.resume();
  await served.app.close();
  await served.portal.deps.database.close();
});

it('the replica is read once it has caught up, the primary while it has not, and when it is away', async () => {
  expect(await upToDate(primary, undefined)).toBe(primary);
  await standby.isLevelWith(primary.url);
  expect(await upToDate(primary, replica)).toBe(replica);

  await primary.pool.query("insert into migration (name, hash) values ('later', 'x')");
  const seen = await (await upToDate(primary, replica)).pool.query(
    "select name from migration where name = 'later'",
  );
  expect(seen.rows).toHaveLength(1);

  await standby.pause();
  await primary.pool.query("update migration set hash = 'y' where name = 'later'");
  expect(await upToDate(primary, replica)).toBe(primary);
  await standby.resume();

  const away = open('postgres://nobody@127.0.0.1:1/none');
  expect(await upToDate(primary, away)).toBe(primary);
  await away.close();
});

it('a server that is no replica is not read in its place', async () => {
  const other = open(primary.url);
  expect(await upToDate(primary, other)).toBe(primary);
  await other.close();
});
