/**
 * A full disk (docs/reliability.md): people go on reading, what cannot be recorded is refused in a way that
 * a program understands, and everything works again as soon as there is room.
 */
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, open, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { DiskRoom } from '#server/platform/disk-room.ts';
import { findRunningPostgres } from '#server/platform/embedded-postgres.ts';
import { isRoot } from '#server/platform/embedded-postgres-account.ts';
import { runCommand } from './support/commands.ts';
import { demoVisitor } from './support/demo-visitor.ts';
import { openPortal } from './support/portal.ts';
import { builtWeb, WholePortal } from './support/whole-portal.ts';
import { TODAY } from './support/world.ts';

// A portal that has lost its PostgreSQL tries again every ten seconds.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });
const SOON = { timeout: 30_000, interval: 100 };
const MB = 1024 * 1024;

describe('a portal that has given up its ballast', () => {
  let folder: string;
  let opened: Awaited<ReturnType<typeof openPortal>>;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'time-bank-full-'));
    await writeFile(join(folder, 'ballast'), '');
    opened = await openPortal({}, undefined, undefined, { disk: new DiskRoom(folder, 0) });
  });
  afterAll(async () => {
    await opened.close();
    await rm(folder, { recursive: true });
  });

  test('lets people sign in and read, refuses changes with 503, and says why it is not ready', async () => {
    const { portal } = opened;
    const marco = await portal.signIn('marco');
    expect((await marco.get('/users/transactions')).status).toBe(200);
    const before = (await marco.get('/users/transactions/pending')).json.length;
    const refused = await marco.post('/users/transactions', {
      ...{ bankTo: portal.world.bank.bergamo, userTo: portal.world.person.anna },
      ...{ activity: portal.world.activity, dateOfTransaction: TODAY },
      ...{ quantityOfHours: 1, note: 'Senza spazio' },
    });
    expect([refused.status, refused.json.code]).toEqual([503, 'unavailable']);
    expect(refused.headers.get('retry-after')).toBe('30');
    expect((await marco.get('/users/transactions/pending')).json).toHaveLength(before);

    const visitor = portal.visitor();
    const ready = await visitor.get('/health/ready');
    expect([ready.status, ready.json.code]).toEqual([503, 'unavailable']);
    expect(ready.json).toHaveProperty('detail', expect.stringContaining('disk'));
    expect((await visitor.get('/health/live')).status).toBe(200);
    expect((await visitor.get('/health')).status).toBe(200);
    expect((await portal.visitor().get('/users/transactions')).status).toBe(401);
  });

  test('takes changes again as soon as the ballast is back', async () => {
    await truncate(join(folder, 'ballast'), 64 * MB);
    const ready = async () => (await opened.portal.visitor().get('/health/ready')).status;
    await expect.poll(ready, SOON).toBe(200);
  });
});

test('room below the threshold that is set: ready says so, and everything still works', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'time-bank-low-'));
  const disk = new DiskRoom(folder, Number.MAX_SAFE_INTEGER);
  const { portal, close } = await openPortal({}, undefined, undefined, { disk });
  const ready = await portal.visitor().get('/health/ready');
  expect([ready.status, ready.headers.get('retry-after')]).toEqual([503, '30']);
  expect(ready.json).toHaveProperty('detail', expect.stringContaining('DISK_LOW_MB'));
  const marco = await portal.signIn('marco');
  const recorded = await marco.post('/users/transactions', {
    ...{ bankTo: portal.world.bank.bergamo, userTo: portal.world.person.anna },
    ...{ activity: portal.world.activity, dateOfTransaction: TODAY },
    ...{ quantityOfHours: 1, note: 'Con poco spazio' },
  });
  expect(recorded.status).toBe(201);
  await close();
  await rm(folder, { recursive: true });
});

test('PostgreSQL of the operator’s own that has no room to write: ready says so, for a while', async () => {
  const { portal, close } = await openPortal();
  const { database } = portal.deps;
  const full = database.transaction((transaction) => failFor(transaction, '53100'));
  await expect(full).rejects.toMatchObject({ code: '53100' });
  expect((await portal.visitor().get('/health/ready')).status).toBe(503);
  expect((await portal.visitor().get('/health')).status).toBe(200);
  await close();
});

/** As PostgreSQL does when a table cannot grow. */
async function failFor(_: unknown, code: string): Promise<void> {
  throw Object.assign(new Error('could not extend file'), { code });
}

/** A disk of its own, in memory. */
class SmallDisk {
  readonly folder: string;
  readonly #filler: string;
  private constructor(folder: string) {
    this.folder = folder;
    this.#filler = join(folder, 'filler');
  }

  static async mount(megabytes: number): Promise<SmallDisk> {
    const folder = await mkdtemp(join(tmpdir(), 'time-bank-disk-'));
    const options = `size=${megabytes}m,mode=755`;
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]);
    return new SmallDisk(folder);
  }

  /** Takes what is left, up to the last byte. */
  async fill(): Promise<void> {
    const file = await open(this.#filler, 'a');
    try {
      for (const bytes of [MB, 4096]) {
        while (await file.write(Buffer.alloc(bytes, 1)).catch(isFull));
      }
    } finally {
      await file.close();
    }
  }

  free(): Promise<void> {
    return rm(this.#filler);
  }

  async unmount(): Promise<void> {
    execFileSync('umount', [this.folder]);
    await rm(this.folder, { recursive: true });
  }
}

function isFull(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOSPC') throw error;
}

/** Makes PostgreSQL need a new piece of its log, which ends it where there is no room. */
async function endPostgres(dataDir: string): Promise<void> {
  const client = new pg.Client(await findRunningPostgres(dataDir));
  client.on('error', () => {});
  await client.connect();
  const isGone = async () => {
    await client.query('select pg_switch_wal()');
    await client.query("select pg_logical_emit_message(false, 'full', repeat('x', 1000000))");
  };
  await expect
    .poll(
      () =>
        isGone().then(
          () => 'here',
          () => 'gone',
        ),
      SOON,
    )
    .toBe('gone');
  await client.end().catch(() => {});
}

test('a disk that fills up while the portal serves, to the last byte: it never ends, and is well again', async ({
  skip,
}) => {
  skip(!isRoot, 'only root can mount a small disk');
  await builtWeb();
  await using opened = new AsyncDisposableStack();
  const disk = opened.adopt(await SmallDisk.mount(420), (mounted) => mounted.unmount());
  const dataDir = join(disk.folder, 'data');
  await mkdir(dataDir);
  const portal = opened.adopt(
    await WholePortal.start([], {
      DATA_DIR: dataDir,
      DEMO: 'on',
      BOT_CHECK: 'off',
      DISK_LOW_MB: '64',
    }),
    async (running) => {
      await running.end();
    },
  );
  const visitor = await demoVisitor(portal);
  const read = async () => (await visitor.read()).status;
  const record = async () => (await visitor.record()).status;
  const ready = async () => (await visitor.ready()).status;
  const ballast = () =>
    stat(join(dataDir, 'postgres/ballast')).then(
      ({ size }) => size,
      () => undefined,
    );
  await expect.poll(ballast, SOON).toBe(64 * MB);
  expect([await read(), await record(), await ready()]).toEqual([200, 201, 200]);

  await disk.fill();
  await expect.poll(ballast, SOON).toBe(0);
  await expect.poll(ready, SOON).toBe(503);
  expect(await read()).toBe(200);
  const refused = await visitor.record();
  expect([refused.status, Number(refused.headers['retry-after'])]).toEqual([503, 30]);

  // What the ballast left is used up as well: PostgreSQL ends, and cannot start.
  await disk.fill();
  const backup = await runCommand(['backup', join(disk.folder, 'copies')], { DATA_DIR: dataDir });
  expect(backup).toMatchObject({ code: 2, said: '' });
  expect(backup.complained).toMatch(/^The disk of the database in \S+ has 0 MB left, [^\n]+\n$/);
  await endPostgres(dataDir);
  await expect.poll(read, SOON).toBe(503);
  const isTold = () => portal.said.some((line) => line.includes('tried again every 10 s'));
  await expect.poll(isTold, SOON).toBe(true);
  expect(await read()).toBe(503);

  await disk.free();
  await expect.poll(read, SOON).toBe(200);
  await expect.poll(ready, SOON).toBe(200);
  expect(await record()).toBe(201);
  expect(await ballast()).toBe(64 * MB);
  expect(await portal.end()).toBe(0);
  const books = await runCommand(['books', 'check'], { DATA_DIR: dataDir });
  expect(books.said).toContain('The books are right.');
});
