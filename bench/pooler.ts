/**
 * `npm run test:pooler -- --writes 3000`: two portals, one of them with two processes, on one database behind
 * PgBouncer as `deploy/pgbouncer.ini` sets it up, with fewer connections than callers. It is killed and
 * started again in the middle. Needs root and PgBouncer; `PGBOUNCER` names another one than that of the
 * system. Ends with a table, and with 1 when a promise was broken.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Database } from '#server/platform/database.ts';
import { startTemporaryPostgres } from '#server/test/support/temporary-postgres.ts';
import { end, freePort } from '../scripts/processes.ts';
import { Chance } from './crash/chance.ts';
import { Load } from './crash/load.ts';
import { MailSink } from './crash/mails.ts';
import { poolerVersion, startPooler } from './crash/pooler.ts';
import { PortalUnderTest } from './crash/portal.ts';
import { report } from './crash/report.ts';
import { verify } from './crash/verify.ts';
import { signEverybodyIn } from './crash/world.ts';

const CALLERS = 16;
const POOL_SIZE = 6;
const AWAY_MS = 3_000;

const { values } = parseArgs({
  options: {
    writes: { type: 'string', default: '3000' },
    seed: { type: 'string', default: '1' },
  },
});
const writes = Number(values.writes);
const version = poolerVersion();
if (version === undefined || process.getuid?.() !== 0) {
  process.stdout.write(
    'Not on this machine: root, and PgBouncer. On Debian: apt-get install pgbouncer\n',
  );
  process.exit(2);
}

await using ended = new AsyncDisposableStack();
const work = await mkdtemp(join(tmpdir(), 'time-bank-pooler-'));
ended.defer(() => rm(work, { recursive: true, force: true }));
await chmod(work, 0o755);
const postgres = await startTemporaryPostgres();
ended.defer(() => postgres.stop());
const poolerPort = await freePort();
const poolerOptions = {
  ...{ url: postgres.url, port: poolerPort, poolSize: POOL_SIZE },
  folder: work,
};
let pooler = await startPooler(poolerOptions);
ended.defer(() => end(pooler));
const mails = await MailSink.start();
ended.defer(() => mails.close());

const pooledUrl = new URL(postgres.url);
pooledUrl.port = String(poolerPort);
const env = {
  ...{ DATABASE_URL: postgres.url, DATABASE_URL_POOLED: pooledUrl.href },
  SESSION_SECRET: 's'.repeat(32),
};
const one = await open('one', []);
const two = await open('two', ['--workers', '2']);
const world = await signEverybodyIn(one, [two]);
const load = new Load(world, new Chance(Number(values.seed)), CALLERS);
const begun = performance.now();
await load.until(writes / 2);
const backMs = await restartPooler();
await load.until(writes);
await load.end();
const minutes = (performance.now() - begun) / 60_000;
const verdict = await verify(one, mails, world, load);
const through = new Database(postgres.url, {
  ...{ connections: 1, pooledUrl: pooledUrl.href },
  onError: () => {},
});
const found = await through.pooler();
await through.close();
if (!found?.limitsStatements) throw new Error('deploy/pgbouncer.ini limits no statement');
process.exitCode = report({
  title: `PgBouncer ${version}, ${POOL_SIZE} connections for ${CALLERS} callers`,
  ...{ verdict, load, minutes, backMs: new Map([['PgBouncer away for 3 s', [backMs]]]) },
  more: [
    ['statements stay prepared', found.prepares ? 'yes' : 'no'],
    ['portals ended by themselves', String(one.endedByItself + two.endedByItself)],
  ],
});

async function open(name: string, args: string[]): Promise<PortalUnderTest> {
  const portal = await PortalUnderTest.start(join(work, name), mails.url, { env, args });
  ended.defer(async () => {
    const code = await portal.stop();
    if (code !== 0) process.stdout.write(`a portal ended with code ${code}\n`);
  });
  return portal;
}

/** @returns how long the portals took to be well again */
async function restartPooler(): Promise<number> {
  await end(pooler, 'SIGKILL');
  await pause(AWAY_MS);
  pooler = await startPooler(poolerOptions);
  return Math.max(await one.backAfter(), await two.backAfter());
}
