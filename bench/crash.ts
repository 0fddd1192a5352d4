/**
 * `npm run test:crash -- --cycles 20 --writes 50000 --seed 1`: a portal with its own PostgreSQL under
 * load, killed, frozen, cut off and filled up at random moments, and started again by nobody but a
 * service manager. Callers send everything again with the same key. Afterwards nothing acknowledged
 * may be lost or there twice, nor a letter of a bulletin written twice. Ends with one table of figures, and with 1 when a promise is broken.
 */
import { spawnSync } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Chance } from './crash/chance.ts';
import { DISK_FAULTS, FAULTS, LONG_FAULTS, type Scene, WORKER_FAULTS } from './crash/faults.ts';
import { Load } from './crash/load.ts';
import { MailSink } from './crash/mails.ts';
import { PortalUnderTest } from './crash/portal.ts';
import { report } from './crash/report.ts';
import { verify } from './crash/verify.ts';
import { Words } from './crash/words.ts';
import { signEverybodyIn } from './crash/world.ts';

const CALLERS = 12;
const DISK_MB = 700;
const DISK_KB_A_WRITE = 30;

const { values } = parseArgs({
  options: {
    cycles: { type: 'string', default: '20' },
    writes: { type: 'string', default: '50000' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
    /** How many processes of the portal answer; with several, one of them is killed now and then. */
    workers: { type: 'string', default: '1' },
    /** Keeps the log of the portal. */
    keep: { type: 'boolean', default: false },
  },
});
const [cycles, writes, seed, workers] = [
  ...[values.cycles, values.writes, values.seed, values.workers],
].map(Number);
if (!cycles || !writes || !seed || !workers)
  throw new Error('--cycles, --writes, --seed and --workers are numbers above 0');

const print = (line: string) => process.stdout.write(`${line}\n`);
const backMs = new Map<string, number[]>();

const dataDir = await mkdtemp(join(tmpdir(), 'time-bank-crash-'));
await chmod(dataDir, 0o755);
const hasDisk = mountDisk();
const mails = await MailSink.start();
const portal = await PortalUnderTest.start(dataDir, mails.url, {
  args: ['--workers', String(workers)],
});
try {
  const world = await signEverybodyIn(portal);
  const chance = new Chance(seed);
  const load = new Load(world, chance, CALLERS);
  const begin = performance.now();
  const words = await Words.begin({ portal, mails, world, load, chance });
  await everyFault({ portal, mails }, { load, words, chance });
  await load.end();
  const minutes = (performance.now() - begin) / 60_000;
  await words.told();
  const verdict = await verify(portal, mails, world, load);
  process.exitCode = report({
    title: `seed ${seed}`,
    ...{ verdict, words: await words.verify(), load, minutes, backMs },
    more: [['portal ended by itself', String(portal.endedByItself)]],
  });
} finally {
  const code = await portal.stop();
  if (code !== 0) print(`the portal ended with code ${code}`);
  mails.close();
  if (hasDisk) spawnSync('umount', [dataDir]);
  await rm(dataDir, { recursive: true, force: true });
  if (values.keep) print(`the portal's log: ${dataDir}.log`);
  else await rm(`${dataDir}.log`, { force: true });
}

interface Work {
  load: Load;
  words: Words;
  chance: Chance;
}

/** A disk of its own in memory, which root may make, so that it can be filled up. */
function mountDisk(): boolean {
  const sizeMb = DISK_MB + Math.ceil((Number(writes) * DISK_KB_A_WRITE) / 1024);
  const options = `size=${sizeMb}m,mode=755`;
  return spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', dataDir]).status === 0;
}

/** A fault in each cycle at a moment of chance, then those that take long. */
async function everyFault(scene: Scene, work: Work): Promise<void> {
  const { load, chance } = work;
  const each = Number(writes) / (Number(cycles) + 1);
  const kinds = Object.entries({ ...FAULTS, ...(workers === 1 ? {} : WORKER_FAULTS) });
  for (let cycle = 0; cycle < Number(cycles); cycle += 1) {
    await load.until(each * (cycle + chance.next()));
    // Each kind comes, and then chance decides.
    const [name, strike] = kinds[cycle] ?? chance.one(kinds);
    await struck(name, () => strike(scene), work);
  }
  await load.until(Number(writes));
  if (Number(cycles) < kinds.length) return;
  for (const [name, strike] of Object.entries({
    ...LONG_FAULTS,
    ...(hasDisk ? DISK_FAULTS : {}),
  })) {
    await struck(name, () => strike(scene), work);
    await load.until(load.met.acknowledged + each / 4);
  }
  if (!hasDisk) print('a full disk was not tried: only root can mount one to fill');
}

/** It strikes while something is said to all members. */
async function struck(
  name: string,
  strike: () => Promise<number>,
  { load, words }: Work,
): Promise<void> {
  await words.underWay();
  const before = load.met.acknowledged;
  const ms = await strike();
  backMs.set(name, [...(backMs.get(name) ?? []), ms]);
  print(`${before} writes · ${name} · well after ${(ms / 1000).toFixed(1)} s`);
}
