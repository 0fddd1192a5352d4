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
  const cluster = await startServer();
  const ending = await readPostmaster(cluster.files);
  const stopped = stopServer(cluster);
  await vi.waitUntil(async () => !(await readPostmaster(cluster.files))?.alive, { interval: 1 });
  await launch(cluster, undefined);
  expect(await stopped).toBe(undefined);
  const begun = await readPostmaster(cluster.files);
  expect(begun).toMatchObject({ alive: true });
  expect(begun?.pid).not.toBe(ending?.pid);
  expect(await stopServer(cluster)).toBe(undefined);
  expect(await readPostmaster(cluster.files)).toBe(undefined);
});

test('nor because one has said that it starts there, at whatever moment', async () => {
  const [ending, other] = await Promise.all([startServer(), startServer()]);
  const stopped = stopServer(ending);
  await vi.waitUntil(async () => !(await readPostmaster(ending.files)), { interval: 1 });
  // `pg_ctl` looks ten times a second: a server that really starts may say so between two looks.
  await copyFile(pidFile(other), pidFile(ending));
  expect(await stopped).toBe(undefined);
  expect(await readPostmaster(other.files)).toMatchObject({ alive: true });
  expect(await stopServer(other)).toBe(undefined);
});
