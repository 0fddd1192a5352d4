/**
 * `npm run test:upgrade-postgres`: the demo on an older PostgreSQL of this machine (Debian's packages, in
 * /usr/lib/postgresql) moves by `backup` and `restore` to the one that npm brings, and its books and seals
 * are right there. Needs Linux and root, which gives the older one to the account postgres.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { startTemporaryPostgres } from '#server/test/support/temporary-postgres.ts';
import { end, freePort } from './processes.ts';

const ROOT = join(import.meta.dirname, '..');
const PACKAGES = '/usr/lib/postgresql';
const START_TRIES = 240;
const TRY_MS = 500;

const old = await olderPrograms();
if (!old || process.getuid?.() !== 0) {
  say('Not on this machine: root, and an older PostgreSQL. On Debian: apt-get install postgresql');
  process.exit(2);
}
await using ended = new AsyncDisposableStack();
const work = await mkdtemp(join(tmpdir(), 'time-bank-upgrade-'));
ended.defer(() => rm(work, { recursive: true, force: true }));
await chmod(work, 0o755);

const oldUrl = await startOld(old.folder);
await fill(oldUrl);
const before = await look(oldUrl);
const backups = join(work, 'backups');
command(['backup', backups], oldUrl);

const fresh = await startTemporaryPostgres();
ended.defer(() => fresh.stop());
const newUrl = await makeDatabase(fresh.url);
const [file = ''] = await readdir(backups);
const said = command(['restore', join(backups, file)], newUrl);
if (!said.includes('The books are right.')) throw new Error(said);
const after = await look(newUrl);
if (after.rows !== before.rows || after.seals !== before.seals) {
  throw new Error(`Not the same: ${JSON.stringify([before, after])}`);
}
say(
  `From PostgreSQL ${before.version} to ${after.version}: ${after.rows} rows of the ledger and ${after.seals} seals, books and seals right.`,
);

/** The oldest that the portal takes, with its folder. */
async function olderPrograms(): Promise<{ folder: string } | undefined> {
  const versions = await readdir(PACKAGES).catch(() => []);
  return versions
    .map(Number)
    .sort((one, other) => one - other)
    .map((version) => ({ version, folder: join(PACKAGES, String(version), 'bin') }))
    .find(({ version, folder }) => version >= 15 && existsSync(join(folder, 'initdb')));
}

/** Makes and starts a cluster, which ends with this program. @returns the address of its database */
async function startOld(programs: string): Promise<string> {
  const folder = join(work, 'old');
  const port = await freePort();
  run('install', ['-d', '-o', 'postgres', '-m', '700', folder]);
  const asPostgres = ['--reuid=postgres', '--regid=postgres', '--clear-groups'];
  run('setpriv', [...asPostgres, join(programs, 'initdb'), '-A', 'trust', '-E', 'UTF8', folder]);
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories='];
  const options = settings.flatMap((setting) => ['-c', setting]);
  const server = spawn(
    'setpriv',
    [...asPostgres, join(programs, 'postgres'), '-D', folder, ...options],
    { stdio: 'ignore' },
  );
  // A smart end would wait for anyone who is connected.
  ended.defer(() => end(server, 'SIGINT'));
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await eventually(() => ask(url, 'select 1'));
  return await makeDatabase(url);
}

async function makeDatabase(serverUrl: string): Promise<string> {
  await ask(serverUrl, "create database moved encoding 'UTF8' template template0");
  const url = new URL(serverUrl);
  url.pathname = '/moved';
  return url.href;
}

/** Lets a portal fill the database with the demo, and makes the seals of its days. */
async function fill(databaseUrl: string): Promise<void> {
  const port = await freePort();
  const env = { ...environment(databaseUrl), PORT: String(port), DEMO: 'on' };
  const portal = spawn(process.execPath, ['server/main.js'], { cwd: ROOT, env, stdio: 'ignore' });
  ended.defer(() => end(portal));
  await eventually(() => fetch(`http://127.0.0.1:${port}/api/health`));
  await eventually(async () => {
    const { seals } = await look(databaseUrl);
    if (seals === 0) throw new Error('no day is sealed yet');
  });
  await end(portal);
}

async function look(url: string) {
  const [found] = await ask(
    url,
    `select current_setting('server_version') as version, (select count(*)::int from transfer) as rows,
       (select count(*)::int from seal) as seals`,
  );
  return found as { version: string; rows: number; seals: number };
}

async function ask(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

/** Runs one of the portal's commands. @throws Error unless it ends with 0. @returns what it said */
function command(args: string[], databaseUrl: string): string {
  const env = environment(databaseUrl);
  return run(process.execPath, [join(ROOT, 'server/command.ts'), ...args], env);
}

/** The programs of the older PostgreSQL come first on the `PATH`. */
function environment(databaseUrl: string): NodeJS.ProcessEnv {
  const PATH = `${old?.folder}${delimiter}${process.env.PATH}`;
  return { PATH, DATABASE_URL: databaseUrl, DATA_DIR: join(work, 'data') };
}

function run(program: string, args: string[], env = process.env): string {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', env });
  if (status !== 0) throw new Error(`${program} ended with ${status}: ${stdout}${stderr}`);
  return stdout;
}

/** Tries until it succeeds. @throws what it says at last */
async function eventually(act: () => Promise<unknown>, tries = START_TRIES): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (tries === 0) throw error;
    await setTimeout(TRY_MS);
    await eventually(act, tries - 1);
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
