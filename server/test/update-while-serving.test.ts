/**
 * An update takes `node_modules` away under a portal that serves, and puts another one in its place: who
 * uses the portal does not notice, not even when PostgreSQL must be started again meanwhile.
 */
import {
  chmod,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { findRunningPostgres } from '#server/platform/embedded-postgres.ts';
import { readPostmaster } from '#server/platform/embedded-postgres-server.ts';
import { demoVisitor } from './support/demo-visitor.ts';
import { builtWeb, WholePortal } from './support/whole-portal.ts';

vi.setConfig({ testTimeout: 90_000 });
const ROOT = join(import.meta.dirname, '../..');
const SOON = { timeout: 30_000, interval: 50 };
/** What the portal runs PostgreSQL from. */
const POSTGRES = ['@embedded-postgres', 'embedded-postgres'];

/** A folder that goes with `opened`, and that the account of PostgreSQL may enter. */
async function newFolder(opened: AsyncDisposableStack): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'time-bank-update-'));
  opened.defer(() => rm(folder, { recursive: true }));
  await chmod(folder, 0o755);
  return folder;
}

/** A checkout of its own, whose packages are those of this one but for PostgreSQL's. */
async function newCheckout(folder: string): Promise<string> {
  const checkout = join(folder, 'checkout');
  for (const name of ['package.json', 'server', 'contract', 'texts']) {
    await cp(join(ROOT, name), join(checkout, name), { recursive: true });
  }
  await mkdir(join(checkout, 'web'));
  await symlink(join(ROOT, 'web/dist'), join(checkout, 'web/dist'));
  const packages = join(checkout, 'node_modules');
  await mkdir(packages);
  for (const name of await readdir(join(ROOT, 'node_modules'))) {
    const [from, to] = [join(ROOT, 'node_modules', name), join(packages, name)];
    if (!POSTGRES.includes(name)) await symlink(from, to);
    else await cp(from, to, { recursive: true, verbatimSymlinks: true });
  }
  return checkout;
}

/** Ends the connections of the portal, so that PostgreSQL must load all of itself again. */
async function renewConnections(dataDir: string): Promise<void> {
  const client = new pg.Client(await findRunningPostgres(dataDir));
  await client.connect();
  await client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where usename = 'portal' and query ~ '^(select 1|listen|commit|rollback)'",
  );
  await client.end();
}

test('one caller through an installation: no 500 and no 404, also when PostgreSQL is killed in between', async () => {
  await builtWeb();
  await using opened = new AsyncDisposableStack();
  const folder = await newFolder(opened);
  const checkout = await newCheckout(folder);
  const dataDir = join(folder, 'data');
  const env = { DATA_DIR: dataDir, DEMO: 'on', BOT_CHECK: 'off' };
  const portal = opened.adopt(await WholePortal.start([], env, checkout), async (running) => {
    await running.end();
  });
  const visitor = await demoVisitor(portal);
  const statuses = async () => {
    const replies = await Promise.all([visitor.read(), visitor.record(), visitor.open()]);
    return replies.map(({ status }) => status);
  };
  expect(await statuses()).toEqual([200, 201, 200]);

  const packages = join(checkout, 'node_modules');
  await rename(packages, join(folder, 'aside'));
  await renewConnections(dataDir);
  const seen = new Set<number>();
  const visit = async () => {
    const now = await statuses();
    for (const status of now) seen.add(status);
    return now;
  };
  await expect.poll(visit, SOON).toEqual([200, 201, 200]);
  for (let turn = 0; turn < 20; turn += 1) {
    const all = await Promise.all(Array.from({ length: 4 }, visit));
    expect(new Set(all.flat())).toEqual(new Set([200, 201]));
  }
  const files = join(dataDir, 'postgres/cluster');
  const postmaster = await readPostmaster(files);
  if (!postmaster) throw new Error('PostgreSQL does not run');
  process.kill(postmaster.pid, 'SIGKILL');
  // Its processes outlive it for a moment, and answer.
  const isNew = async () => {
    const { pid, ready } = (await readPostmaster(files)) ?? {};
    return ready === true && pid !== postmaster.pid;
  };
  await expect.poll(isNew, SOON).toBe(true);
  await expect.poll(visit, SOON).toEqual([200, 201, 200]);
  // Nothing but 503 for the moment in which the database was away.
  expect([...seen].filter((status) => ![200, 201, 503].includes(status))).toEqual([]);

  await rename(join(folder, 'aside'), packages);
  await expect.poll(visit, SOON).toEqual([200, 201, 200]);
  expect(await portal.end()).toBe(0);
  const restarted = await WholePortal.start([], env, checkout);
  expect((await restarted.call('GET', '/')).status).toBe(200);
  expect(await restarted.end()).toBe(0);
});

test('a new version of PostgreSQL is copied beside the old one, which goes once nothing runs from it', async () => {
  await using opened = new AsyncDisposableStack();
  const folder = await newFolder(opened);
  const env = { DATA_DIR: join(folder, 'data'), DEMO: 'off' };
  const first = await WholePortal.start([], env);
  const place = join(folder, 'data/postgres');
  const [copy = ''] = (await readdir(place)).filter((name) => name.startsWith('programs-'));
  expect(await readFile(join(place, 'cluster/postmaster.opts'), 'utf8')).toContain(copy);
  expect(await first.end()).toBe(0);
  await cp(join(place, copy), join(place, 'programs-17.0.0'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  const second = await WholePortal.start([], env);
  expect((await readdir(place)).filter((name) => name.startsWith('programs-'))).toEqual([copy]);
  expect(await second.end()).toBe(0);
});
