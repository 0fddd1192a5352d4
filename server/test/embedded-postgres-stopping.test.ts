/** A server that ends is waited for, and no other. */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { openCluster } from '#server/platform/embedded-postgres-cluster.ts';
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

test('a server that ends is not waited for longer because another one starts in its place', async () => {
  const cluster = await openCluster(await newFolder(), () => {});
  await launch(cluster, undefined);
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
