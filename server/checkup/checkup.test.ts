/** What a look finds, on plain facts: the sentences of `doctor` and of the start. */
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { findingsOf, lookAtDatabases } from './database.ts';
import { lookAtBackups, lookAtData, lookAtSending } from './folders.ts';
import { aboutProxy } from './public-address.ts';
import { doubtsAbout } from './settings.ts';

/** A public portal that nothing is to be said about, but for who runs it. */
const GOOD = {
  PUBLIC_URL: 'https://tempo.example.org',
  SMTP_URL: 'smtps://mail.example.org',
  PORTAL_ADMIN_EMAILS: 'ada@example.org',
  BACKUP_DIR: '/mnt/backups',
  DATA_DIR: '/srv/tempo',
  TRUSTED_PROXIES: '10.0.0.5, 172.16.0.0/12, fd00::/16',
};

function doubts(env: NodeJS.ProcessEnv, unknown: string[] = []): string[] {
  const said = doubtsAbout(readConfig({ ...GOOD, ...env }), unknown).map(({ says }) => says);
  return said.filter((sentence) => !sentence.includes('runs as root'));
}

describe('settings', () => {
  it('that are meant are not spoken of', () => {
    expect(doubts({})).toEqual([]);
    expect(doubtsAbout(readConfig({}), [])).toEqual([]);
  });

  it.each([
    ['PUBLIC_URL', 'http://tempo.example.org', 'has no https'],
    ['TRUSTED_PROXIES', '0.0.0.0/1', 'believes 0.0.0.0/1'],
    ['TRUSTED_PROXIES', '10.0.0.5, ::/1', 'believes ::/1'],
    ['PORTAL_ADMIN_EMAILS', '', 'nobody can approve a bank'],
    ['SMTP_URL', '', 'a mail that never leaves'],
    ['BACKUP_DIR', '', 'takes no backup'],
    ['BACKUP_DIR', '/srv/tempo', 'is in DATA_DIR'],
    ['BACKUP_DIR', '/srv/tempo/backups', 'is in DATA_DIR'],
  ])('%s=%s gets a sentence', (name, value, part) => {
    expect(doubts({ [name]: value })).toEqual([expect.stringContaining(part)]);
  });

  it('a folder beside DATA_DIR is no part of it', () => {
    expect(doubts({ BACKUP_DIR: '/srv/tempo-backups' })).toEqual([]);
  });

  it('names in .env that nothing reads are told', () => {
    expect(doubts({}, ['PUBLIC_URI'])).toEqual([
      expect.stringMatching(/^PUBLIC_URI in [.]env is no/),
    ]);
  });
});

describe('the database of one’s own', () => {
  let dataDir = '';
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'time-bank-checkup-'));
  });
  afterAll(() => rm(dataDir, { recursive: true }));

  it('is not there before the first start, and wrong where it cannot be opened', async () => {
    const look = () => lookAtDatabases(readConfig({ DATA_DIR: dataDir }));
    expect(await look()).toMatchObject([{ about: 'database', state: 'watch' }]);
    await writeFile(join(dataDir, 'postgres-location'), '/nowhere/data\n');
    expect(await look()).toMatchObject([
      { about: 'database', state: 'broken', says: expect.stringContaining('/nowhere/data') },
    ]);
  });
});

describe('the database', () => {
  const look = {
    version: '18.1',
    account: 'tempo',
    mayCreate: true,
    bytes: 5_000_000,
    aheadMs: -40,
    migrations: ['0001_a.sql', '0002_b.sql'],
  };
  const files = look.migrations;
  const states = (given: Partial<typeof look>, of = files) =>
    findingsOf({ ...look, ...given }, of).map(({ state }) => state);

  it('that is up to date and on time is fine', () => {
    expect(states({})).toEqual(['fine', 'fine']);
  });

  it('that waits for migrations is told before they are made', () => {
    expect(states({}, [...files, '0003_c.sql'])).toEqual(['watch', 'fine']);
  });

  it('that a newer portal has changed without disturbing this one is fine', () => {
    const migrations = [...files, '0003_c.beside-0002.sql'];
    expect(states({ migrations })).toEqual(['fine', 'fine']);
    expect(states({ migrations }, ['0001_a.sql'])).toEqual(['broken', 'fine']);
  });

  it('that is newer than the portal, is not its own, or has another time, is wrong', () => {
    expect(states({}, ['0001_a.sql'])).toEqual(['broken', 'fine']);
    expect(states({ mayCreate: false })).toEqual(['broken', 'fine']);
    expect(states({ aheadMs: 5_001 })).toEqual(['fine', 'broken']);
    expect(states({ aheadMs: -60_000 })).toEqual(['fine', 'broken']);
  });
});

test('a proxy that is not believed is named with its address', () => {
  const url = 'https://tempo.example.org';
  const seen = { address: '172.18.0.1', peer: '172.18.0.1', forwardedFor: '203.0.113.9' };
  expect(aboutProxy(seen, url)).toMatchObject({
    state: 'broken',
    says: expect.stringContaining('TRUSTED_PROXIES=172.18.0.1'),
  });
  expect(aboutProxy({ ...seen, address: '203.0.113.9' }, url).state).toBe('fine');
  // The proxy itself may be the caller, on the same machine.
  const own = { address: '127.0.0.1', peer: '127.0.0.1', forwardedFor: '127.0.0.1' };
  expect(aboutProxy(own, url).state).toBe('fine');
  expect(aboutProxy({ ...seen, forwardedFor: null }, url).state).toBe('watch');
  expect(aboutProxy({ ...seen, forwardedFor: null }, 'http://localhost:3000').state).toBe('fine');
});

const backupsIn = (backupDir: string) => ({ backupDir, backupRecipients: [] });

describe('folders', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'time-bank-checkup-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('that can be written are fine, and nothing is left in them', async () => {
    const dataDir = join(folder, 'not/there/yet');
    expect(await lookAtData({ dataDir })).toMatchObject({ state: 'fine' });
    expect(await lookAtBackups(backupsIn(folder), '2026-11-26')).toMatchObject({
      state: 'watch',
      says: expect.stringContaining('no backup of a night yet'),
    });
  });

  it('in which nothing can be made are wrong, and the look ends', async () => {
    const file = join(folder, 'a-file');
    await writeFile(file, '');
    for (const closed of [join(file, 'below'), '/proc/below']) {
      expect(await lookAtData({ dataDir: closed })).toMatchObject({ state: 'broken' });
      expect(await lookAtBackups(backupsIn(closed), '2026-11-26')).toMatchObject({
        state: 'broken',
      });
    }
  });

  it('a night without a backup is wrong', async () => {
    await writeFile(join(folder, 'time-bank-portal-2026-11-24.tar.gz'), 'x'.repeat(2_000_000));
    const on = (today: string) => lookAtBackups(backupsIn(folder), today);
    expect(await on('2026-11-25')).not.toMatchObject({ state: 'broken' });
    expect(await on('2026-11-26')).toMatchObject({
      state: 'broken',
      says: expect.stringContaining('A night is missing'),
    });
  });

  it('backups are looked at whether they are encrypted, and whether they leave', async () => {
    const backupDir = join(folder, 'leaving');
    await mkdir(backupDir);
    await writeFile(join(backupDir, 'time-bank-portal-2026-11-24.tar.gz'), 'x');
    const recipients = { backupDir, backupRecipients: ['age1'] };
    const says = expect.stringContaining('The next one will be encrypted');
    expect(await lookAtBackups(recipients, '2026-11-24')).toMatchObject({ state: 'watch', says });
    await writeFile(join(backupDir, 'time-bank-portal-2026-11-24.tar.gz.age'), 'x');
    expect((await lookAtBackups(recipients, '2026-11-24')).says).toContain(', encrypted');

    const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);
    const look = async (backupAfter?: string, today = '2026-11-24') =>
      (await lookAtSending({ backupDir, backupAfter }, { today, dayOf })).map(({ state }) => state);
    const program = join(folder, 'send');
    expect(await look()).toEqual([]);
    expect(await look(program)).toEqual(['broken']);
    await writeFile(program, '', { mode: 0o755 });
    expect(await look(program)).toEqual(['watch']);
    const mark = join(backupDir, 'last-sent');
    await writeFile(mark, 'time-bank-portal-2026-11-24.tar.gz.age\n');
    const at = new Date('2026-11-24T03:00:00Z');
    await utimes(mark, at, at);
    expect(await look(program)).toEqual(['fine']);
    expect(await look(program, '2026-11-26')).toEqual(['broken']);
  });
});
