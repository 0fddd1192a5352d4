/**
 * `npm run test:long -- --operations N --seed S`: thirty-two actors at the same moment, over the same
 * few accounts, who lose answers and send again with the same key. Every answer is one that the model
 * allows in some order of events; afterwards the books are right, every exchange stands as the
 * answers said, and every balance is that of the model.
 */
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { cloneDatabase, startDatabaseServer } from '../database-server.ts';
import { assertBooksAreRight, assertIsAsInModel } from './invariants.ts';
import { type Model, newModel, type Person } from './model.ts';
import { type Attempt, isAttempt, type Operation } from './operation.ts';
import { decisionsBy } from './operations/deciding.ts';
import { givings } from './operations/gifts.ts';
import { recordings } from './operations/recording.ts';
import type { Actor } from './permissions.ts';
import { ModelPortal, Stage } from './stage.ts';
import type { Cast } from './world.ts';

const ACTORS = 32;
/** Operations of one world; then the next begins, so that lists stay short. */
const PER_WORLD = 20_000;
const PROGRESS_MS = 10_000;
/** Calls that were answered, of which the actor heard nothing: one in so many is sent again. */
const LOST_ONE_IN = 8;

const { values } = parseArgs({
  options: {
    operations: { type: 'string', default: '100000' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
  },
});
const operations = Number(values.operations);
const seed = Number(values.seed);

/** Two friend banks of sixteen, each with two administrators. */
const cast: Cast = {
  people: Array.from({ length: ACTORS }, (_, nth) => ({
    name: `actor${String(nth).padStart(2, '0')}`,
    bank: nth % 2 === 0 ? 'bergamo' : 'lecco',
    isAdmin: nth < 4,
  })),
  friends: [['bergamo', 'lecco']],
};
const names = cast.people.map(({ name }) => name);

/** What they try. Rules and memberships stay, so that who may never do a thing never may. */
function operationsOf(by: Person): fc.Arbitrary<Operation> {
  const [self, anybody] = [fc.constant(by), fc.constantFrom(...names)];
  const actor: fc.Arbitrary<Actor> = fc.constant({ by });
  const [gift, fundGift, officeHours] = givings({ person: self, desk: self }, anybody);
  const [gave, received, atDesk] = recordings({ person: anybody, desk: self }, anybody, actor);
  const [own, any, takeBack] = decisionsBy(by);
  const all = [gave, gave, received, atDesk, own, own, own, own, any, takeBack, takeBack];
  all.push(gift, fundGift, officeHours);
  return fc.oneof(...all.filter((each) => each !== undefined));
}

const tally = new Map<string, number>();
let done = 0;
const count = (what: string) => tally.set(what, (tally.get(what) ?? 0) + 1);

/** An answer must be one that is right now, or was or will be at this moment. */
function assertAllowed({ words, expected, meanwhile = [] }: Attempt, outcome: string): void {
  if ([...expected, ...meanwhile].includes(outcome)) return;
  throw new Error(`${words}: answered ${outcome}, and not ${[...expected, ...meanwhile]}`);
}

async function act(stage: Stage, model: Model, steps: Operation[]): Promise<void> {
  for (const [nth, operation] of steps.entries()) {
    const attempt = operation(model, stage);
    if (!attempt || !isAttempt(attempt)) continue;
    let answer = await stage.send(attempt);
    if (attempt.key !== undefined && nth % LOST_ONE_IN === 0) {
      const again = await stage.send(attempt);
      if (again.outcome !== answer.outcome || !isSame(again.json, answer.json)) {
        throw new Error(`${attempt.words}: ${answer.outcome}, and sent again ${again.outcome}`);
      }
      count('sent again with its key');
      answer = again;
    }
    assertAllowed(attempt, answer.outcome);
    count(answer.outcome.startsWith('invalid-input') ? 'invalid-input' : answer.outcome);
    done += 1;
    if (answer.outcome.startsWith('ok')) attempt.done?.(answer, { exchanges: [], batchId: 0 });
  }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

async function runWorld(portal: ModelPortal, worldSeed: number, most: number): Promise<void> {
  const stage = await Stage.open(portal, cast);
  const model = newModel(cast.people, stage.links);
  const each = Math.ceil(most / ACTORS);
  await Promise.all(
    names.map((by, nth) =>
      act(
        stage,
        model,
        fc.sample(operationsOf(by), { seed: worldSeed * ACTORS + nth, numRuns: each }),
      ),
    ),
  );
  await assertIsAsInModel(model, stage);
  await assertBooksAreRight(portal.deps.database);
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
try {
  for (let world = 0; done < operations; world += 1) {
    const files = await cloneDatabase(server.url);
    const portal = await ModelPortal.open(files.url, 16);
    try {
      await runWorld(portal, seed + world, Math.min(PER_WORLD, operations - done));
    } finally {
      await portal.close();
      await files.drop();
    }
  }
  say(`\n| answer | times |\n| --- | --- |`);
  for (const [what, times] of [...tally].sort()) say(`| ${what} | ${times} |`);
  say(
    `\n${done} operations by ${ACTORS} actors in ${seconds()} s, seed ${seed}: the books are those of the model.`,
  );
} catch (error) {
  say(`\n${error instanceof Error ? error.stack : String(error)}`);
  say(`Again: npm run test:long -- --operations ${operations} --seed ${seed}`);
  process.exitCode = 1;
} finally {
  clearInterval(progress);
  await server.stop();
}
