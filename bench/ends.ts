/**
 * `npm run test:ends -- --times 200 --seed 1`: a portal with its own PostgreSQL under load is ended in order
 * at moments of chance, also while it starts, and started again at once. Each end keeps its limit, ends
 * with code 0 where it served, and leaves no stack trace; nothing that was acknowledged is lost or there
 * twice. Ends with one table of figures, and with 1 when a promise is broken.
 */
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Chance } from './crash/chance.ts';
import { Load } from './crash/load.ts';
import { MailSink } from './crash/mails.ts';
import { PortalUnderTest } from './crash/portal.ts';
import { report } from './crash/report.ts';
import { verify } from './crash/verify.ts';
import { signEverybodyIn } from './crash/world.ts';

const CALLERS = 8;
const RUNS_AT_MOST_MS = 6_000;
/** The others may fall into the start, however long it takes. */
const SERVES_FIRST = 2 / 3;
/** The limit of the whole end (`server/platform/ending.ts`), and what it takes a busy machine to see it. */
const END_WITHIN_MS = 45_000;
/** Every so many times somebody presses Ctrl-C twice. */
const TWICE_EVERY = 10;
const STACK = /^\s+at .+:\d+:\d+\)?$/gm;

const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '200' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
  },
});
const [times, seed] = [Number(values.times), Number(values.seed)];
if (!times || !seed) throw new Error('--times and --seed are numbers above 0');

const dataDir = await mkdtemp(join(tmpdir(), 'time-bank-ends-'));
await chmod(dataDir, 0o755);
const mails = await MailSink.start();
const portal = await PortalUnderTest.start(dataDir, mails.url);
try {
  const world = await signEverybodyIn(portal);
  const chance = new Chance(seed);
  const load = new Load(world, chance, CALLERS);
  const begin = performance.now();
  const broken: string[] = [];
  let [slowestMs, serving] = [0, 0];
  for (let nth = 1; nth <= times; nth += 1) {
    if (chance.next() < SERVES_FIRST) await portal.backAfter();
    await pause(chance.next() * RUNS_AT_MOST_MS);
    const wasServing = (await portal.health()).status === 200;
    const isTwice = nth % TWICE_EVERY === 0;
    const { code, by, ms } = await portal.end(isTwice ? ['SIGINT', 'SIGINT'] : ['SIGTERM']);
    serving += Number(wasServing);
    slowestMs = Math.max(slowestMs, ms);
    if (ms > END_WITHIN_MS) broken.push(`end ${nth} took ${Math.round(ms)} ms`);
    // Who presses twice waits for nothing, and what has hardly begun to start has nothing to end.
    if (wasServing && !isTwice && code !== 0) broken.push(`end ${nth} ended with ${code ?? by}`);
  }
  const backMs = await portal.backAfter();
  await load.end();
  const minutes = (performance.now() - begin) / 60_000;
  const verdict = await verify(portal, mails, world, load);
  const traces = (await readFile(portal.logFile, 'utf8')).match(STACK) ?? [];
  broken.push(...[...new Set(traces)].map((line) => `stack trace: ${line.trim()}`));
  const isWrong = report({
    title: `seed ${seed}`,
    ...{ verdict, load, minutes },
    more: [
      [
        'ended in order',
        `${times} ×, ${serving} of them while it served, after ${(slowestMs / 1000).toFixed(1)} s at most`,
      ],
      ['well again after the last', `${(backMs / 1000).toFixed(1)} s`],
      ['portal ended by itself', String(portal.endedByItself)],
    ],
  });
  for (const line of broken) process.stdout.write(`✗ ${line}\n`);
  process.exitCode = isWrong || broken.length > 0 || portal.endedByItself > 0 ? 1 : 0;
} finally {
  await portal.stop();
  mails.close();
  await rm(dataDir, { recursive: true, force: true });
  await rm(`${dataDir}.log`, { force: true });
}
