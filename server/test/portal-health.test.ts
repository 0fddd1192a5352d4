/** How the portal is, at the desk of its administrators (specification §31): each part, well and unwell. */
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { deliverMails, drainOutbox, seal } from './support/background.ts';
import { dailyName } from './support/backups.ts';
import { checkTonight } from './support/books-nightly.ts';
import { recordForAnna } from './support/exchanges.ts';
import { portalForEachStory } from './support/portal.ts';
import { startRefusingServer } from './support/refusing-server.ts';

let refusal: { status: number; sentence: string } | undefined;
const server = await startRefusingServer(() => refusal);
afterAll(() => server.close());
const folder = await mkdtemp(join(tmpdir(), 'time-bank-health-'));
afterAll(() => rm(folder, { recursive: true }));
const backupDir = join(folder, 'nightly');
const portal = portalForEachStory({ smtpUrl: server.url, dataDir: folder, backupDir });

beforeEach(async () => {
  refusal = undefined;
  await rm(backupDir, { recursive: true, force: true });
});

const ask = (statement: string) => portal().deps.database.pool.query(statement);

async function health() {
  const portale = await portal().signIn('portale');
  const { status, json } = await portale.get('/portal/health');
  expect(status).toBe(200);
  return json;
}

/** A backup of so many days ago, as far as its name and size tell. */
async function backupOf(daysAgo: number): Promise<void> {
  const moment = portal().deps.clock.now().getTime() - daysAgo * 86_400_000;
  await mkdir(backupDir, { recursive: true });
  const file = dailyName(portal().deps.clock.dayOf(new Date(moment)));
  await writeFile(join(backupDir, file), 'a backup');
}

it('of a new portal waits for its first night', async () => {
  const { version, runningSince, parts } = await health();
  expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(Date.parse(runningSince)).toBeLessThan(portal().deps.clock.now().getTime());
  expect(parts).toMatchObject({
    work: { state: 'fine', lateMinutes: 0 },
    mail: { state: 'fine', lateMinutes: 0, failed: 0 },
    jobs: { state: 'fine', failed: 0 },
    database: { state: 'fine', version: expect.stringMatching(/^\d+\.\d+$/) },
    backup: { state: 'watch', isSetUp: true, day: null, bytes: null, isEncrypted: false },
    sending: { state: 'fine', isSetUp: false, day: null },
    books: { state: 'watch', day: null, faults: 0 },
    seals: { state: 'watch', day: null },
    disk: { free: expect.any(Number), total: expect.any(Number) },
  });
  expect(parts.database.bytes).toBeGreaterThan(1_000_000);
  expect(parts.disk.free).toBeLessThanOrEqual(parts.disk.total);
});

it('after a good night is fine, and names no folder', async () => {
  await backupOf(0);
  await seal(portal().deps);
  await checkTonight(portal().deps);
  const found = await health();
  expect(found.parts).toMatchObject({
    backup: { state: 'fine', day: '2026-11-20', bytes: 8 },
    books: { state: 'fine', day: '2026-11-20', faults: 0 },
    seals: { state: 'fine', day: '2026-11-19' },
  });
  expect(JSON.stringify(found)).not.toContain(folder);
});

describe('something is wrong', () => {
  it('with the work in the background, when nobody does it for ten minutes', async () => {
    await recordForAnna(portal());
    portal().passMinutes(9);
    expect((await health()).parts.work).toEqual({ state: 'fine', lateMinutes: 9 });
    portal().passMinutes(2);
    expect((await health()).parts.work).toEqual({ state: 'broken', lateMinutes: 11 });
    await drainOutbox(portal().deps);
    expect((await health()).parts.work).toEqual({ state: 'fine', lateMinutes: 0 });
  });

  it('with mails, when they wait for an hour, or one is refused for good', async () => {
    refusal = { status: 451, sentence: '4.3.0 try again later' };
    await recordForAnna(portal());
    await deliverMails(portal().deps);
    expect((await health()).parts.mail).toMatchObject({ state: 'fine', failed: 0 });
    await ask(
      `update graphile_worker._private_jobs set created_at = now() - interval '61 minutes'`,
    );
    expect((await health()).parts.mail).toEqual({ state: 'broken', lateMinutes: 61, failed: 0 });
    await ask('update graphile_worker._private_jobs set attempts = max_attempts');
    expect((await health()).parts).toMatchObject({
      mail: { state: 'watch', lateMinutes: 0, failed: 1 },
      jobs: { state: 'fine', failed: 0 },
    });
  });

  it('with other jobs, when one was given up', async () => {
    await ask(`select graphile_worker.add_job('seals.day', '{}', max_attempts => 1)`);
    await ask('update graphile_worker._private_jobs set attempts = max_attempts');
    expect((await health()).parts).toMatchObject({
      mail: { state: 'fine', failed: 0 },
      jobs: { state: 'watch', failed: 1 },
    });
  });

  it('with backups, when a night has none', async () => {
    await backupOf(1);
    expect((await health()).parts.backup).toMatchObject({ state: 'fine', day: '2026-11-19' });
    portal().passMinutes(24 * 60);
    expect((await health()).parts.backup).toMatchObject({ state: 'broken', day: '2026-11-19' });
    expect(await readdir(backupDir)).toHaveLength(1);
  });

  it('with the books, when the check finds faults, or is not made', async () => {
    await checkTonight(portal().deps);
    portal().passMinutes(2 * 24 * 60);
    expect((await health()).parts.books).toMatchObject({ state: 'watch', day: '2026-11-20' });
    await ask(
      `begin; set local session_replication_role = replica;
       update account set balance_minutes = balance_minutes + 60, given_minutes = given_minutes + 60
       where person_id = ${portal().world.person.anna};
       commit`,
    );
    await checkTonight(portal().deps);
    const { books } = (await health()).parts;
    expect(books).toMatchObject({ state: 'broken', day: '2026-11-22' });
    expect(books.faults).toBeGreaterThan(0);
  });

  it('with the seals, when days stay open', async () => {
    await seal(portal().deps);
    portal().passMinutes(2 * 24 * 60);
    expect((await health()).parts.seals).toEqual({ state: 'watch', day: '2026-11-19' });
  });
});

describe('where backups are sent away', () => {
  const sending = portalForEachStory({
    ...{ dataDir: folder, backupDir },
    backupAfter: '/opt/send-backup',
  });

  it('waits for the first, tells of the last, and a night that did not leave is broken', async () => {
    const parts = async () => {
      const portale = await sending().signIn('portale');
      return (await portale.get('/portal/health')).json.parts;
    };
    expect((await parts()).sending).toEqual({ state: 'watch', isSetUp: true, day: null });
    const name = dailyName('2026-11-20', true);
    await mkdir(backupDir, { recursive: true });
    await writeFile(join(backupDir, name), 'a backup');
    await writeFile(join(backupDir, 'last-sent'), `${name}\n`);
    const now = sending().deps.clock.now();
    await utimes(join(backupDir, 'last-sent'), now, now);
    expect(await parts()).toMatchObject({
      backup: { state: 'fine', isEncrypted: true },
      sending: { state: 'fine', day: '2026-11-20' },
    });
    sending().passMinutes(2 * 24 * 60);
    expect((await parts()).sending).toMatchObject({ state: 'broken', day: '2026-11-20' });
  });
});

describe('without a folder for backups', () => {
  const plain = portalForEachStory({ dataDir: join(folder, 'not there') });

  it('says that none is set up, and knows its disk all the same', async () => {
    const portale = await plain().signIn('portale');
    const { parts } = (await portale.get('/portal/health')).json;
    expect(parts.backup).toMatchObject({ state: 'watch', isSetUp: false, day: null });
    expect(parts.disk.total).toBeGreaterThan(0);
  });
});

it('is for the portal’s administrators alone', async () => {
  for (const who of ['giulia', 'marco'] as const) {
    expect((await (await portal().signIn(who)).get('/portal/health')).status).toBe(403);
  }
  expect((await portal().visitor().get('/portal/health')).status).toBe(401);
});
