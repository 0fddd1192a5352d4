/** A server that ends is waited for, and no other. */
import { chmod, copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { type Cluster, openCluster } from '#server/platform/embedded-postgres-cluster.ts';
import { launch, readPostmaster, stopServer } from '#server/platform/embedded-postgres-server.ts';

const folders = new AsyncDisposableStack();
afterAll(() => folders.disposeAsync());

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'time-bank-stopping-'));
  folders.defer(() => rm(folder, { recursive: true }));
  // PostgreSQL's account enters it where the portal runs as root.
  await chmod(folder, 0o755);
  return folder;
}

const pidFile = ({ files }: Cluster) => join(files, 'postmaster.pid');

async function startServer(): Promise<Cluster> {
  const cluster = await openCluster(await newFolder(), () => {});
  await launch(cluster, undefined);
  return cluster;
}

test('a server that ends is not waited for longer because another one starts in its place', async () => {
  const [ending, begun] = await Promise.all([startServer(), startServer()]);
  const stopped = stopServer(ending);
  await vi.waitUntil(async () => !(await readPostmaster(ending.files)), { interval: 1 });
  // What one that starts there writes first. It is put there because `pg_ctl` looks ten times a second,
  // and a server may begin more slowly.
  await copyFile(pidFile(begun), pidFile(ending));
  expect(await stopped).toBe(undefined);
  expect(await readPostmaster(begun.files)).toMatchObject({ alive: true });
  expect(await stopServer(begun)).toBe(undefined);
  expect(await readPostmaster(begun.files)).toBe(undefined);
});
