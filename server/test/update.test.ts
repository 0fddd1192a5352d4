/**
 * `npm run update` from one release to the next and back, while somebody reads, records and opens pages
 * all the time. Both releases are made by `npm run release`; nothing is fetched.
 */

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync } from 'node:fs';
import { readdir, readFile, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { findRunningPostgres } from '#server/platform/embedded-postgres.ts';
import { createEmptyDatabase } from './support/database.ts';
import { demoVisitor } from './support/demo-visitor.ts';
import { Host, layProxy, Repository } from './support/releases.ts';
import { builtWeb, callAt } from './support/whole-portal.ts';

vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });
const SOON = { timeout: 60_000, interval: 100 };
const EVERY_MS = 200;
/** Five seconds on an idle machine. */
const AWAY_MS_MAX = 60_000;
const [FIRST, SECOND, BROKEN] = ['1.5.8-1.0', '1.5.8-2.0', '1.5.8-2.1'];
const NEWS = '## 1.5.8, not yet released\n\n**For hosts**\n\n- A table.\n\n';

let folder = '';
let repository: Repository;
beforeAll(async () => {
  await builtWeb();
  folder = mkdtempSync(join(tmpdir(), 'time-bank-releases-'));
  repository = new Repository(folder);
  await repository.release();
  const migrations = await readdir(join(repository.folder, 'server/migrations'));
  const last = Number(migrations.sort().at(-1)?.slice(0, 4));
  const numbers = [last + 1, last].map((number) => String(number).padStart(4, '0'));
  const name = `${numbers[0]}_greetings.beside-${numbers[1]}.sql`;
  await repository.change(
    `server/migrations/${name}`,
    () => 'create table greeting (text text);\n',
  );
  await repository.change('CHANGELOG.md', (text) => text.replace('## 1.5.8-1.0', `${NEWS}$&`));
  repository.commit('A table for greetings');
  await repository.release();
  await makeBroken();
});
afterAll(() => rm(folder, { recursive: true }));

/** A release that ends as soon as it is started. */
async function makeBroken(): Promise<void> {
  const from = join(repository.place, SECOND);
  const to = join(repository.place, BROKEN);
  cpSync(from, to, { recursive: true });
  const inside = join(to, `time-bank-portal-${SECOND}`);
  const [old, archive] = [SECOND, BROKEN].map((number) =>
    join(to, `time-bank-portal-${number}.tar.gz`),
  );
  execFileSync('tar', ['-xzf', old ?? '', '-C', to]);
  await rm(old ?? '');
  await writeFile(join(inside, 'server/main.js'), 'process.exit(1);\n');
  execFileSync('tar', ['-czf', archive ?? '', '-C', to, `time-bank-portal-${SECOND}`]);
  const sum = createHash('sha256')
    .update(await readFile(archive ?? ''))
    .digest('hex');
  await writeFile(join(to, 'SHA256SUMS'), `${sum}  time-bank-portal-${BROKEN}.tar.gz\n`);
}

/** What a caller saw. */
interface Seen {
  statuses: Set<number>;
  /** From the first answer that was 503 to the last one. */
  awayMs: number;
  withoutRetryAfter: number;
  recorded: number;
  calls: number;
}

/** Somebody of the demo who reads, records and opens a page every 200 ms. */
async function visiting(url: string) {
  const visitor = await demoVisitor({ call: (...sent) => callAt(url, ...sent) });
  const seen: Seen = {
    statuses: new Set(),
    awayMs: 0,
    withoutRetryAfter: 0,
    recorded: 0,
    calls: 0,
  };
  let awaySince: number | undefined;
  const visit = async () => {
    const replies = await Promise.all([visitor.read(), visitor.record(), visitor.open()]);
    for (const { status, headers } of replies) {
      seen.statuses.add(status);
      seen.calls += 1;
      if (status === 201) seen.recorded += 1;
      if (status !== 503) continue;
      awaySince ??= performance.now();
      seen.awayMs = performance.now() - awaySince;
      if (headers['retry-after'] === undefined) seen.withoutRetryAfter += 1;
    }
  };
  const underWay = new Set<Promise<void>>();
  const timer = setInterval(() => {
    const one = visit().finally(() => underWay.delete(one));
    underWay.add(one);
  }, EVERY_MS);
  return {
    async end(): Promise<Seen> {
      clearInterval(timer);
      await Promise.all(underWay);
      return seen;
    },
  };
}

/** How many of the caller's hours stand in the database. */
async function recordedIn(address: string): Promise<number> {
  const client = new pg.Client(address);
  await client.connect();
  const { rows } = await client.query(
    "select count(*)::int as n from exchange where note = 'Una prova'",
  );
  await client.end();
  return rows[0].n;
}

async function isOpen(host: Host): Promise<void> {
  const look = () =>
    host.health().then(
      (all) => all.length,
      () => 0,
    );
  await expect.poll(look, SOON).toBe(host.ports.length);
}

test('one process: 503 for a moment and nothing else, back without a loss, and a release that does not start is taken back', async () => {
  await using host = await Host.install(repository, FIRST, {
    portals: 1,
    env: { DEMO: 'on', BOT_CHECK: 'off' },
  });
  await host.manage('start');
  await isOpen(host);
  const proxy = await layProxy(host.ports);
  const caller = await visiting(proxy.url);
  const updated = await host.update('--from', repository.place, SECOND);
  expect(updated).toMatchObject({ code: 0, complained: '' });
  expect(updated.said).toContain('installed, with the packages that are here');
  const seen = await caller.end();
  expect([...seen.statuses].filter((status) => ![200, 201, 503].includes(status))).toEqual([]);
  expect(seen.withoutRetryAfter).toBe(0);
  expect(seen.awayMs).toBeLessThan(AWAY_MS_MAX);
  expect((await host.health()).map(({ release }) => release)).toEqual([SECOND]);
  expect(await readlink(join(host.folder, 'previous'))).toBe(`releases/${FIRST}`);
  expect(await readdir(join(host.folder, 'backups'))).toHaveLength(1);

  const back = await host.update('--back');
  expect(back).toMatchObject({ code: 0, complained: '' });
  expect((await host.health()).map(({ release }) => release)).toEqual([FIRST]);
  const address = await findRunningPostgres(join(host.folder, 'data'));
  expect(await recordedIn(address ?? '')).toBe(seen.recorded);

  const broken = await host.update(BROKEN);
  expect(broken.code).toBe(2);
  expect(broken.complained).toBe(`Release ${BROKEN} does not serve; ${FIRST} serves again.\n`);
  expect(await readlink(join(host.folder, 'previous'))).toBe(`releases/${SECOND}`);
  expect((await host.health()).map(({ release }) => release)).toEqual([FIRST]);
  proxy.close();
});

test('two processes on one database: nobody notices', async () => {
  const database = await createEmptyDatabase();
  await using opened = new AsyncDisposableStack();
  opened.defer(() => database.drop());
  const host = opened.use(
    await Host.install(repository, FIRST, {
      portals: 2,
      env: { DATABASE_URL: database.url, DEMO: 'on', BOT_CHECK: 'off' },
    }),
  );
  await host.manage('start');
  await isOpen(host);
  const proxy = await layProxy(host.ports);
  const caller = await visiting(proxy.url);
  const updated = await host.update('--from', repository.place, '--no-backup', SECOND);
  expect(updated).toMatchObject({ code: 0, complained: '' });
  const seen = await caller.end();
  expect([...seen.statuses].sort()).toEqual([200, 201]);
  expect(seen.recorded).toBeGreaterThan(10);
  expect(await recordedIn(database.url)).toBe(seen.recorded);
  expect((await host.health()).map(({ release }) => release)).toEqual([SECOND, SECOND]);
  proxy.close();
});

test('what is damaged, unknown or served already changes nothing', async () => {
  await using host = await Host.install(repository, FIRST, { portals: 1, env: { DEMO: 'off' } });
  await host.manage('start');
  await isOpen(host);
  const refused = async (...args: string[]) => {
    const { code, complained } = await host.update(...args);
    expect(code).toBe(2);
    return complained;
  };
  expect(await refused()).toBe('Say where releases lie: --from PLACE.\n');
  expect(await refused('--back')).toBe('There is no release to go back to.\n');
  expect(await refused('--from', repository.place, FIRST)).toBe(
    `Release ${FIRST} serves already.\n`,
  );
  expect(await refused('--from', repository.place, '9.9.9-1.0')).toMatch(/cannot be read/);
  expect(await refused('--from', repository.place, '../x')).toMatch(/is no number of a release/);
  const damaged = join(folder, 'damaged');
  cpSync(join(repository.place, SECOND), join(damaged, SECOND), { recursive: true });
  await writeFile(join(damaged, SECOND, `time-bank-portal-${SECOND}.tar.gz`), 'cut');
  expect(await refused('--from', damaged, SECOND)).toMatch(/is damaged: its sum is not the one/);
  expect(await readdir(join(host.folder, 'releases'))).toEqual([FIRST]);
  expect(await readlink(join(host.folder, 'current'))).toBe(`releases/${FIRST}`);
});
