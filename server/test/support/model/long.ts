/**
 * `npm run test:long -- --operations N --seed S`: thirty-two actors at the same moment, over the same
 * few accounts, who lose answers and send again with the same key. Worlds in which memberships and
 * rules stay take turns with worlds in which everything changes. A failing world is named with the
 * command that runs it again.
 */
import { parseArgs } from 'node:util';
import { cloneDatabase, startDatabaseServer } from '../database-server.ts';
import { ACTORS, runChangingWorld, runSteadyWorld } from './crowd.ts';
import { ModelPortal } from './stage.ts';

/** Operations of one world; then the next begins, so that lists stay short. */
const PER_WORLD = 20_000;
const PROGRESS_MS = 10_000;
const CONNECTIONS = 16;

const { values } = parseArgs({
  options: {
    operations: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
  },
});
const operations = Number(values.operations);
const seed = Number(values.seed);

const tally = new Map<string, number>();
let done = 0;
function count(what: string): void {
  tally.set(what, (tally.get(what) ?? 0) + 1);
  done += 1;
}

const say = (line: string) => process.stdout.write(`${line}\n`);

const started = performance.now();
const seconds = () => Math.round((performance.now() - started) / 1000);
const progress = setInterval(() => {
  say(
    `${done} of ${operations} operations, ${seconds()} s, ${Math.round(done / Math.max(1, seconds()))} a second`,
  );
}, PROGRESS_MS);
const server = await startDatabaseServer();
let worldSeed = seed;
try {
  for (; done < operations; worldSeed += 1) {
    const files = await cloneDatabase(server.url);
    const portal = await ModelPortal.open(files.url, CONNECTIONS);
    const run = worldSeed % 2 === 0 ? runChangingWorld : runSteadyWorld;
    try {
      const most = Math.min(PER_WORLD, operations - done);
      await run(portal, { seed: worldSeed, operations: most, count });
    } finally {
      await portal.close();
      await files.drop();
    }
  }
  say('\n| answer | times |\n| --- | --- |');
  for (const [what, times] of [...tally].sort()) say(`| ${what} | ${times} |`);
  say(
    `\n${done} operations by ${ACTORS} actors in ${seconds()} s, seed ${seed}: the books are right, and nothing is lost or twice.`,
  );
} catch (error) {
  say(`\n${error instanceof Error ? error.stack : String(error)}`);
  say(`Again: npm run test:long -- --operations ${PER_WORLD} --seed ${worldSeed}`);
  process.exitCode = 1;
} finally {
  clearInterval(progress);
  await server.stop();
}
