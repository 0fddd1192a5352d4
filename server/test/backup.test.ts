/**
 * Backup and restore (specification §32): what was acknowledged before a backup began comes back from
 * it, and nothing is ever written over.
 */
import {
  appendFile,
  cp,
  mkdir,
  readdir,
  readFile,
  stat,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { runCommand } from './support/commands.ts';
import { recordForAnna } from './support/exchanges.ts';
import { portalOnItsOwn, startDatabase } from './support/own-postgres.ts';

// Each restore starts a PostgreSQL of its own.
vi.setConfig({ testTimeout: 120_000 });

const own = portalOnItsOwn();

/** Takes a backup with the command. @returns its file */
async function backUpInto(name: string, env: Record<string, string> = {}): Promise<string> {
  const folder = join(own().folder, name);
  const { code, said, complained } = await runCommand(['backup', folder], {
    DATA_DIR: own().dataDir,
    ...env,
  });
  expect({ code, complained }).toEqual({ code: 0, complained: '' });
  const [file = '', ...others] = await readdir(folder);
  expect(others).toEqual([]);
  expect(said).toContain(join(folder, file));
  return join(folder, file);
}

const restore = (file: string, dataDir: string) =>
  runCommand(['restore', file], { DATA_DIR: dataDir });

/** Records and confirms exchanges until it is stopped. @returns those that were acknowledged */
function keepWriting() {
  const acknowledged: number[] = [];
  const enough = new AbortController();
  const ended = (async () => {
    const anna = await own().portal.signIn('anna');
    while (!enough.signal.aborted) {
      const id = await recordForAnna(own().portal);
      await anna.patch(`/users/transactions/${id}/approve`);
      acknowledged.push(id);
    }
  })();
  return { acknowledged, ended, stop: () => enough.abort() };
}

it('has every write acknowledged before it began, taken while others go on, and its books are right', async () => {
  const writing = keepWriting();
  await expect.poll(() => writing.acknowledged.length).toBeGreaterThan(5);
  const before = [...writing.acknowledged];
  const file = await backUpInto('under-load');
  writing.stop();
  await writing.ended;
  expect(writing.acknowledged.length).toBeGreaterThan(before.length);
  expect((await stat(file)).mode & 0o777).toBe(0o600);

  const dataDir = join(own().folder, 'restored');
  const restored = await restore(file, dataDir);
  expect(restored).toMatchObject({ code: 0, complained: '' });
  expect(restored.said).toContain('The books are right.\n');
  expect((await readdir(dataDir)).sort()).toEqual(['postgres', 'session-secret']);
  const secretOf = (place: string) => readFile(join(place, 'session-secret'), 'utf8');
  expect(await secretOf(dataDir)).toBe(await secretOf(own().dataDir));

  const postgres = await startDatabase(dataDir);
  const client = new pg.Client(postgres.ownerUrl);
  await client.connect();
  const { rows } = await client.query<{ id: number }>(
    `select id::integer from exchange where state = 'confirmed' and id = any ($1)`,
    [before],
  );
  await client.end();
  await postgres.stop();
  expect(rows.map(({ id }) => id).sort()).toEqual(before.sort());

  const again = await restore(file, dataDir);
  expect(again).toMatchObject({ code: 2, said: '' });
  expect(again.complained).toMatch(/^\S+ is not empty: [^\n]+\n$/);
});

it('is refused where it is cut, or of something else, and the folder stays empty', async () => {
  const file = await backUpInto('whole');
  const [cut, alien] = ['cut.tar.gz', 'alien.tar.gz'].map((name) => join(own().folder, name));
  await cp(file, cut ?? '');
  await truncate(cut ?? '', (await stat(file)).size - 1000);
  await appendFile(alien ?? '', 'no backup');
  const dataDir = join(own().folder, 'empty');
  for (const wrong of [cut, alien, join(own().folder, 'none.tar.gz')]) {
    const refused = await restore(wrong ?? '', dataDir);
    expect(refused).toMatchObject({ code: 2, said: '' });
    expect(refused.complained).toMatch(/^[^\n]+[.]\n$/);
    expect(await readdir(dataDir).catch(() => [])).toEqual([]);
  }
});

it('encrypted comes back with the secret key alone, and what is refused leaves the folder empty', async () => {
  const at = (name: string) => join(own().folder, name);
  const made = await Promise.all(
    ['ada.key', 'other.key'].map((name) => runCommand(['backup-key', at(name)])),
  );
  const [recipient = ''] = made.map(({ said }) => /^BACKUP_RECIPIENT=(age1\w+)$/m.exec(said)?.[1]);
  expect((await stat(at('ada.key'))).mode & 0o777).toBe(0o600);
  expect(await runCommand(['backup-key', at('ada.key')])).toMatchObject({
    code: 2,
    complained: expect.stringMatching(/^\S+ is there already, [^\n]+\n$/),
  });

  const file = await backUpInto('encrypted', { BACKUP_RECIPIENT: recipient });
  expect(file).toMatch(/[.]tar[.]gz[.]age$/);
  const dataDir = at('restored-encrypted');
  const restoreWith = (...key: string[]) =>
    runCommand(['restore', file, ...key], { DATA_DIR: dataDir });
  const refusals = [
    { key: [], says: /is encrypted: add --identity/ },
    { key: ['--identity', at('other.key')], says: /was encrypted for another key/ },
  ];
  for (const { key, says } of refusals) {
    const refused = await restoreWith(...key);
    expect(refused).toMatchObject({ code: 2, said: '' });
    expect(refused.complained).toMatch(/^[^\n]+[.]\n$/);
    expect(refused.complained).toMatch(says);
    expect(await readdir(dataDir).catch(() => [])).toEqual([]);
  }
  const whole = await readFile(file);
  for (const wrong of [whole.subarray(0, whole.length - 1000), damaged(whole)]) {
    await writeFile(file, wrong);
    const refused = await restoreWith('--identity', at('ada.key'));
    expect(refused.complained).toMatch(/^\S+ is damaged or not whole: [^\n]+[.]\n$/);
    expect(await readdir(dataDir)).toEqual([]);
  }
  await writeFile(file, whole);
  const restored = await restoreWith('--identity', at('ada.key'));
  expect(restored).toMatchObject({ code: 0, complained: '' });
  expect(restored.said).toContain('The books are right.\n');
});

/** One bit in its middle. */
function damaged(whole: Buffer): Buffer {
  const other = Buffer.from(whole);
  const middle = Math.floor(other.length / 2);
  other[middle] = (other[middle] ?? 0) ^ 1;
  return other;
}

it('into BACKUP_DIR is sent away by BACKUP_AFTER, and says so where that fails', async () => {
  const at = (name: string) => join(own().folder, name);
  const { said } = await runCommand(['backup-key', at('sent.key')]);
  await mkdir(at('elsewhere'));
  await writeFile(at('send'), `#!/bin/sh\ncp "$1" ${at('elsewhere')}\n`, { mode: 0o755 });
  await writeFile(at('fail'), '#!/bin/sh\necho "no such remote" >&2; exit 1\n', { mode: 0o755 });
  const env = {
    DATA_DIR: own().dataDir,
    BACKUP_DIR: at('here'),
    BACKUP_RECIPIENT: /age1\w+/.exec(said)?.[0] ?? '',
  };
  const failed = await runCommand(['backup'], { ...env, BACKUP_AFTER: at('fail') });
  expect(failed).toMatchObject({ code: 2, complained: `${at('fail')} failed: no such remote\n` });
  expect(await readdir(at('here'))).toHaveLength(1);
  const sent = await runCommand(['backup'], { ...env, BACKUP_AFTER: at('send') });
  expect(sent).toMatchObject({ code: 0, complained: '' });
  const [arrived = ''] = await readdir(at('elsewhere'));
  expect(await readFile(join(at('here'), 'last-sent'), 'utf8')).toBe(`${arrived}\n`);
});

it('ends with 1 when the books that came back are wrong', async () => {
  const { pool } = own().portal.deps.database;
  const behindItsBack = (minutes: number) =>
    pool.query(
      `begin; set local session_replication_role = replica;
       update account set balance_minutes = balance_minutes + ${minutes}, given_minutes = given_minutes + ${minutes}
       where person_id = ${own().portal.world.person.marco}; commit`,
    );
  await behindItsBack(60);
  const file = await backUpInto('wrong').finally(() => behindItsBack(-60));
  const { code, said } = await restore(file, join(own().folder, 'restored-wrong'));
  expect(code).toBe(1);
  expect(said).toContain('all balances together are 60 minutes, not 0\n');
});

it('needs a database, a place, and one turn at a time', async () => {
  const nowhere = join(own().folder, 'nowhere');
  await mkdir(nowhere);
  const none = await runCommand(['backup', nowhere], { DATA_DIR: nowhere });
  expect(none.complained).toMatch(/^There is no database in \S+: [^\n]+\n$/);
  expect(await readdir(nowhere)).toEqual([]);
  const unsaid = await runCommand(['backup'], { DATA_DIR: own().dataDir });
  expect(unsaid).toMatchObject({ code: 2, complained: expect.stringMatching(/^Say where: /) });

  const client = await own().portal.deps.database.pool.connect();
  await client.query('select pg_advisory_lock(190602)');
  const second = await runCommand(['backup', nowhere], { DATA_DIR: own().dataDir });
  await client.query('select pg_advisory_unlock(190602)');
  client.release();
  expect(second.complained).toBe('Another backup is being taken at this moment.\n');
  expect(await readdir(nowhere)).toEqual([]);
});

it('of a PostgreSQL of the operator’s own needs pg_dump, and says so', async () => {
  const { url } = own().portal.deps.database;
  const folder = join(own().folder, 'dumped');
  const refused = await runCommand(['backup', folder], { DATABASE_URL: url, PATH: '' });
  expect(refused).toMatchObject({ code: 2, said: '' });
  expect(refused.complained).toMatch(/^pg_dump is not on the PATH: install [^\n]+\n$/);
  expect(await readdir(folder)).toEqual([]);
});
