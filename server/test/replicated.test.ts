/** Lists and figures from a replica: nobody sees less than they wrote or were told of. Two real PostgreSQL. */
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EndpointRow } from '#contract/endpoint.ts';
import { type EndpointName, endpoints } from '#contract/endpoints.ts';
import type { Replica } from '#server/platform/replica.ts';
import { treatmentOf } from '#server/replicated.ts';
import { drainOutbox } from './support/background.ts';
import type { Caller } from './support/caller.ts';
import { bankForm } from './support/exchanges.ts';
import { listenForUpdates } from './support/live.ts';
import { portalOnItsOwn } from './support/own-postgres.ts';
import { openPortal, type TestPortal } from './support/portal.ts';
import { sendCall } from './support/send-call.ts';
import { type Standby, startStandby } from './support/standby.ts';
import { connectTo } from './support/story-databases.ts';
import { validRequest } from './support/valid-requests.ts';

const WITHIN = { timeout: 10_000, interval: 20 };
const own = portalOnItsOwn();
const opened = new AsyncDisposableStack();
let standby: Standby;
let portal: TestPortal;
let replica: Replica;

beforeAll(async () => {
  const { portal: first, dataDir, folder } = own();
  const { url } = first.deps.database;
  const files = join(folder, 'standby');
  standby = opened.adopt(await startStandby(url, dataDir, files), (one) => one.stop());
  const served = await openPortal({ databaseReadUrl: standby.url }, () => connectTo(url));
  opened.defer(() => served.close());
  portal = served.portal;
  if (!portal.deps.replica) throw new Error('a portal with DATABASE_URL_READ has a replica');
  replica = portal.deps.replica;
});
afterAll(() => opened.disposeAsync());

beforeEach(async () => {
  vi.restoreAllMocks();
  await standby.resume();
});

/** Somebody signed in, once the replica has all that they wrote. */
async function settled(who: Parameters<TestPortal['signIn']>[0]): Promise<Caller> {
  const caller = await portal.signIn(who);
  await caughtUp();
  return caller;
}

/** The replica has everything, and the portal knows it. */
async function caughtUp(): Promise<void> {
  const { rows } = await portal.deps.database.pool.query<{ position: string }>(
    'select pg_current_wal_lsn()::text as position',
  );
  await vi.waitUntil(() => replica.has(rows[0]?.position ?? ''), WITHIN);
}

/** Counts what the replica is asked from now on. */
function listenIn(): { asked(): number } {
  const asked = vi.spyOn(replica.database, 'rows');
  const isOfList = ([statement]: Parameters<typeof replica.database.rows>) =>
    !statement.name.startsWith('replica.');
  const count = () => asked.mock.calls.filter(isOfList).length;
  const before = count();
  return { asked: () => count() - before };
}

/** The answer of a call that the replica was asked for; a busy machine may hold it for late before. */
async function fromReplica<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  const replicaHeard = listenIn();
  let answer = await call();
  await vi.waitUntil(async () => {
    if (replicaHeard.asked() === 0) answer = await call();
    return replicaHeard.asked() > 0;
  }, WITHIN);
  return answer;
}

const idsOf = (list: { json: { id: number }[] }) => list.json.map(({ id }) => id);

async function record(giulia: Caller, note: string): Promise<number> {
  const made = await giulia.post('/admin/transactions', bankForm(portal, { note }));
  expect(made.status).toBe(201);
  return made.json.id;
}

describe('a list', () => {
  it('is read from the replica', async () => {
    const giulia = await settled('giulia');
    const id = await record(giulia, 'Letto altrove');
    await caughtUp();
    const list = await fromReplica(() => giulia.get('/admin/transactions'));
    expect(list.status).toBe(200);
    expect(idsOf(list)).toContain(id);
    const sums = await fromReplica(() => giulia.get('/admin/transactions/summary'));
    expect(sums.status).toBe(200);
  });

  it('has at once what its reader has written, although the replica does not', async () => {
    const giulia = await settled('giulia');
    await standby.pause();
    const replicaHeard = listenIn();
    const id = await record(giulia, 'Appena scritto');
    expect(idsOf(await giulia.get('/admin/transactions'))).toContain(id);
    expect(replicaHeard.asked()).toBe(0);
  });

  it('has what was written before its reader signed in', async () => {
    const giulia = await settled('giulia');
    await standby.pause();
    const id = await record(giulia, 'Prima di entrare');
    const marco = await portal.signIn('marco');
    expect(idsOf(await marco.get('/users/transactions'))).toContain(id);
  });

  it('lacks nothing that is older than a second, however far the replica is behind', async () => {
    const [giulia, marco] = [await settled('giulia'), await settled('marco')];
    await standby.pause();
    const id = await record(giulia, 'Replica ferma');
    await vi.waitUntil(() => !replica.isClose, WITHIN);
    const replicaHeard = listenIn();
    expect(idsOf(await marco.get('/users/transactions'))).toContain(id);
    expect(replicaHeard.asked()).toBe(0);
    await standby.resume();
    await caughtUp();
    const list = await fromReplica(() => marco.get('/users/transactions'));
    expect(idsOf(list)).toContain(id);
  });

  it('is read from the primary when the replica fails in the middle', async () => {
    const marco = await settled('marco');
    vi.spyOn(replica.database, 'rows').mockImplementationOnce(() => {
      throw new Error('Connection terminated unexpectedly');
    });
    expect((await marco.get('/users/transactions')).status).toBe(200);
    expect(replica.isClose).toBe(false);
    await vi.waitUntil(() => replica.isClose, WITHIN);
  });

  it('says no by the replica as by the primary', async () => {
    const giulia = await settled('giulia');
    const path = `/admin/banks/users/${portal.world.person.greta}/transactions`;
    const distrusted = vi.spyOn(replica, 'distrust');
    expect((await fromReplica(() => giulia.get(path))).status).toBe(404);
    expect(distrusted).not.toHaveBeenCalled();
  });
});

it('a session that was ended opens nothing, although the replica has it still', async () => {
  const giulia = await settled('giulia');
  await standby.pause();
  const elsewhere = portal.withToken(giulia.token ?? '');
  await giulia.post('/logout', undefined);
  expect((await elsewhere.get('/admin/transactions')).status).toBe(401);
});

it('people who are told of something find it', async () => {
  const [giulia, marco] = [await settled('giulia'), await settled('marco')];
  const listener = listenForUpdates(portal.deps);
  await listener.ready;
  const news = await fetch(`${portal.url}/api/users/news`, {
    headers: { authorization: `Bearer ${marco.token}` },
  });
  const reader = news.body?.pipeThrough(new TextDecoderStream()).getReader();
  await standby.pause();
  const id = await record(giulia, 'Annunciato');
  await drainOutbox(portal.deps);
  for (let heard = ''; !heard.includes(`"id":${id}`); heard += (await reader?.read())?.value ?? '');
  expect(idsOf(await marco.get('/users/transactions'))).toContain(id);
  await reader?.cancel();
  await listener.stop();
}, 15_000);

it('reading changes nothing: the replica answers every list and every figure', async () => {
  const { world } = portal;
  const fellow = { id: world.person.anna, bankId: world.bank.bergamo };
  const own = { bankId: world.bank.bergamo, email: 'nobody@example.org', fellow };
  const [giulia, portale] = [await settled('giulia'), await settled('portale')];
  const distrusted = vi.spyOn(replica, 'distrust');
  const statuses = new Set<number>();
  const names = (Object.keys(endpoints) as EndpointName[]).filter(
    (name) => treatmentOf(name) === 'read there',
  );
  for (const name of names) {
    const row: EndpointRow = endpoints[name];
    const id = row.path.includes('/banks/{id}') ? world.bank.bergamo : world.person.marco;
    const { token } = row.access === 'portal' ? portale : giulia;
    const parts = validRequest(name, { ...own, id }, world);
    const { status } = await fromReplica(() => sendCall(portal.url, name, parts, token));
    statuses.add(status);
  }
  expect(names.length).toBeGreaterThan(40);
  expect([...statuses]).toEqual([200]);
  expect(distrusted).not.toHaveBeenCalled();
});

it('who is shown how far work has come reads next from the primary', async () => {
  const giulia = await settled('giulia');
  await standby.pause();
  await portal.deps.database.pool.query("insert into migration (name, hash) values ('z', 'x')");
  expect((await giulia.get('/admin/multiple-transactions')).status).toBe(200);
  const replicaHeard = listenIn();
  expect((await giulia.get('/admin/transactions')).status).toBe(200);
  expect(replicaHeard.asked()).toBe(0);
});
