/**
 * `npm run test:cluster -- --writes 12000`: two portals, one of them with two processes, on three machines of
 * PostgreSQL that Patroni keeps, set up with the files of `deploy/cluster/` at addresses of loopback, lists read
 * from a replica. Under load the primary is lost twice, and its standby is cut off.
 * Everybody must always see what they recorded, and afterwards nothing that was acknowledged may be lost or
 * there twice. Ends with a table, and with 1 when a promise was broken.
 */
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Cluster } from './cluster/cluster.ts';
import type { ClusterNode } from './cluster/node.ts';
import { Chance } from './crash/chance.ts';
import { Load } from './crash/load.ts';
import { MailSink } from './crash/mails.ts';
import { PortalUnderTest } from './crash/portal.ts';
import { report } from './crash/report.ts';
import { verify } from './crash/verify.ts';
import { signEverybodyIn } from './crash/world.ts';

/** Debian's packages, each with a program of it. */
const NEEDED = {
  patroni: '/usr/bin/patroni',
  'etcd-server': '/usr/bin/etcd',
  haproxy: '/usr/sbin/haproxy',
  pgbouncer: '/usr/sbin/pgbouncer',
  'postgresql-15': '/usr/lib/postgresql/15/bin/postgres',
};
const CALLERS = 12;
const FROZEN_MS = 15_000;
/** Faults in the order in which they come. */
const FAULTS = 3;
/** So many writes after a fault show that writing goes on. */
const GOING_ON = 20;
const LOOK_EVERY_MS = 20;

const { values } = parseArgs({
  options: {
    writes: { type: 'string', default: '12000' },
    seed: { type: 'string', default: '1' },
    /** Keeps the files and the logs of everything. */
    keep: { type: 'boolean', default: false },
  },
});
const writes = Number(values.writes);
const missing = Object.entries(NEEDED).flatMap(([name, file]) => (existsSync(file) ? [] : name));
const print = (line: string) => process.stdout.write(`${line}\n`);
if (missing.length > 0 || process.getuid?.() !== 0) {
  const what = missing.length > 0 ? `apt-get install ${missing.join(' ')}` : 'root';
  print(`Not on this machine: it needs Debian 12 and ${what}`);
  process.exit(2);
}

await using ended = new AsyncDisposableStack();
const work = await mkdtemp(join(tmpdir(), 'time-bank-cluster-'));
ended.defer(async () => {
  if (values.keep) print(`files and logs: ${work}`);
  else await rm(work, { recursive: true, force: true });
});
await chmod(work, 0o755);
const mails = await MailSink.start();
ended.defer(() => mails.close());
const cluster = await Cluster.start(
  work,
  { PUBLIC_URL: 'http://localhost', LISTEN: '127.0.0.1', SMTP_URL: mails.url },
  ended,
);
const [alpha, beta] = cluster.nodes;
const portals = [await open('one', alpha, []), await open('two', beta, ['--workers', '2'])];
const [one, ...others] = portals;
if (!one) throw new Error('there is a portal');
const world = await signEverybodyIn(one, others);
const load = new Load(world, new Chance(Number(values.seed)), CALLERS);
const begun = performance.now();
const paused: [string, string][] = [];
await struck('the primary’s machine lost', losePrimary);
await struck('the standby cut off for 15 s', cutOffStandby);
await struck('the primary’s PostgreSQL killed', killPrimary);
await load.until(writes);
await load.end();
const minutes = (performance.now() - begun) / 60_000;
for (const portal of portals) await portal.backAfter();
process.exitCode = report({
  title: `three nodes, ${CALLERS} callers, two portals`,
  ...{ verdict: await verify(one, mails, world, load), load, minutes },
  more: [
    ...paused,
    ['times that a process stopped reading from the replica', String(await timesLeftReplica())],
    ['portals ended by themselves', portals.map(({ endedByItself }) => endedByItself).join(' · ')],
  ],
});

/**
 * The power fails at the primary, whose etcd leads as well: nobody hears of it any more, not even that its
 * connections are closed. It comes back as a standby.
 */
async function losePrimary(): Promise<() => Promise<void>> {
  const before = await present(cluster.primary());
  await before.leadEtcd();
  await before.freeze(true);
  await cluster.otherPrimary(before);
  return async () => {
    await before.kill();
    await before.start();
  };
}

/** Patroni lives and hands the lead on, for it is told to start nothing again before that. */
async function killPrimary(): Promise<() => Promise<void>> {
  const before = await present(cluster.primary());
  await before.killPostgres();
  await cluster.otherPrimary(before);
  return async () => {};
}

async function cutOffStandby(): Promise<() => Promise<void>> {
  const standby = await present(cluster.standby());
  await standby.freeze(true);
  await pause(FROZEN_MS);
  return () => standby.freeze(false);
}

async function present<Found>(looked: Promise<Found | undefined>): Promise<Found> {
  const found = await looked;
  if (found === undefined) throw new Error('the cluster is not as it should be');
  return found;
}

/**
 * Strikes at its turn, notes the longest time in which no write came through, and waits until all
 * three nodes work again. @param strike gives what brings back what it took away
 */
async function struck(name: string, strike: () => Promise<() => Promise<void>>): Promise<void> {
  await load.until(load.met.acknowledged + writes / (FAULTS + 1) / 2);
  const gap = watchGaps();
  const bringBack = await strike();
  await load.until(load.met.prompt + GOING_ON, 'prompt');
  const ms = gap();
  await bringBack();
  await cluster.settled();
  const silence = `no write for ${(ms / 1000).toFixed(1)} s`;
  paused.push([name, silence]);
  print(`${load.met.acknowledged} writes · ${name} · ${silence}`);
}

/** @returns how long no write was sent and acknowledged within two seconds at most, since then */
function watchGaps(): () => number {
  let last = { count: load.met.prompt, at: performance.now() };
  let longest = 0;
  const look = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last.at);
    if (load.met.prompt > last.count) last = { count: load.met.prompt, at: now };
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  return () => {
    clearInterval(timer);
    return longest;
  };
}

/** Only a process that has read from it stops. */
async function timesLeftReplica(): Promise<number> {
  const logs = await Promise.all(portals.map(({ logFile }) => readFile(logFile, 'utf8')));
  return logs.join('').split('The replica is behind or away').length - 1;
}

/** @param node the machine whose way to the database it takes */
async function open(
  name: string,
  node: ClusterNode | undefined,
  args: string[],
): Promise<PortalUnderTest> {
  const env = await node?.portalSettings();
  const portal = await PortalUnderTest.start(join(work, name), mails.url, { env, args });
  ended.defer(async () => {
    const code = await portal.stop();
    if (code !== 0) print(`a portal ended with code ${code}`);
  });
  return portal;
}
