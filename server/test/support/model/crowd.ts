/** Many actors at the same moment, over the same few accounts, who lose answers and send again. */
import fc from 'fast-check';
import { everythingIn } from './everything.ts';
import {
  assertBooksAreRight,
  assertIsAsInModel,
  assertNothingIsLostOrTwice,
  assertPositionsAddUp,
} from './invariants.ts';
import { type Model, newModel, type Person } from './model.ts';
import {
  type Answer,
  type Attempt,
  type Happening,
  isAttempt,
  type Operation,
} from './operation.ts';
import { decisionsBy } from './operations/deciding.ts';
import { givings } from './operations/gifts.ts';
import { recordings } from './operations/recording.ts';
import type { Actor } from './permissions.ts';
import { mayAnswer } from './refusals.ts';
import { type ModelPortal, Stage } from './stage.ts';
import type { Cast } from './world.ts';

export const ACTORS = 32;
/** Calls that were answered, of which the actor heard nothing: one in so many is sent again. */
const LOST_ONE_IN = 8;

/** Two friend banks of sixteen, each with two administrators. */
const CROWD: Cast = {
  people: Array.from({ length: ACTORS }, (_, nth) => ({
    name: `actor${String(nth).padStart(2, '0')}`,
    bank: nth % 2 === 0 ? 'bergamo' : 'lecco',
    isAdmin: nth < 4,
  })),
  friends: [['bergamo', 'lecco']],
};
const names = CROWD.people.map(({ name }) => name);

interface World {
  stage: Stage;
  model: Model;
  count(what: string): void;
  /** Whether the model allows that answer at this moment. */
  allows(attempt: Attempt, outcome: string): boolean;
  happen(step: Happening): Promise<void>;
}

interface Course {
  seed: number;
  operations: number;
  count(what: string): void;
}

/**
 * Everybody records, decides, takes back and gives in their own name, while memberships, links and
 * rules stay: who may never do a thing never may, and every answer tells how the books change. In the
 * end every exchange and every balance is that of the model.
 */
export async function runSteadyWorld(portal: ModelPortal, course: Course): Promise<void> {
  const world = await openWorld(portal, course);
  world.allows = ({ expected, meanwhile = [] }, outcome) =>
    [...expected, ...meanwhile].includes(outcome);
  await actTogether(world, course, operationsOf);
  await assertIsAsInModel(world.model, world.stage);
  await assertBooksAreRight(portal.deps.database);
  await assertPositionsAddUp(portal.deps.database);
}

/**
 * Everybody does everything: members leave, links end, batches are made and undone, cheques are
 * handed in. An answer may be any that the call can ever get by the laws; in the end the books are
 * right, and every exchange that was acknowledged is there once.
 */
export async function runChangingWorld(portal: ModelPortal, course: Course): Promise<void> {
  const world = await openWorld(portal, course);
  world.allows = mayAnswer;
  let jobs = Promise.resolve();
  world.happen = (step) => {
    jobs = jobs.then(async () => {
      await world.stage.happen(step);
      step.doneMeanwhile?.(await world.stage.madeUnder(step.notes ?? []));
    });
    return jobs;
  };
  const anything = fc.oneof(...everythingIn(CROWD));
  await actTogether(world, course, () => anything);
  await assertNothingIsLostOrTwice(world.model, world.stage);
  await assertBooksAreRight(portal.deps.database);
  await assertPositionsAddUp(portal.deps.database);
}

async function openWorld(portal: ModelPortal, { count }: Course): Promise<World> {
  const stage = await Stage.open(portal, CROWD);
  const model = newModel(CROWD.people, stage.links);
  return { stage, model, count, allows: () => false, happen: async () => {} };
}

/** What they try where rules and memberships stay. */
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

async function actTogether(
  world: World,
  { seed, operations }: Course,
  chosenBy: (name: Person) => fc.Arbitrary<Operation>,
): Promise<void> {
  const numRuns = Math.ceil(operations / ACTORS);
  const lanes = names.map((by, nth) =>
    act(world, fc.sample(chosenBy(by), { seed: seed * ACTORS + nth, numRuns })),
  );
  await Promise.all(lanes);
}

async function act(world: World, operations: Operation[]): Promise<void> {
  const { stage, model, count } = world;
  for (const [nth, operation] of operations.entries()) {
    const step = operation(model, stage);
    if (!step) continue;
    if (!isAttempt(step)) {
      await world.happen(step);
      count('jobs');
      continue;
    }
    const answer = await sendOnceOrTwice(world, step, nth % LOST_ONE_IN === 0);
    count(answer.outcome.startsWith('invalid-input') ? 'invalid-input' : answer.outcome);
    if (!isOk(answer)) continue;
    step.done?.(answer, await stage.madeUnder(step.note === undefined ? [] : [step.note]));
  }
}

/** Makes the call, and with its key once more when its answer was lost. */
async function sendOnceOrTwice(
  { stage, allows, count }: World,
  attempt: Attempt,
  isLost: boolean,
): Promise<Answer> {
  const send = async () => {
    const answer = await stage.send(attempt);
    if (allows(attempt, answer.outcome)) return answer;
    const { words, expected, meanwhile = [] } = attempt;
    throw new Error(`${words}: answered ${answer.outcome}, and not ${[...expected, ...meanwhile]}`);
  };
  const answer = await send();
  if (!isLost || attempt.key === undefined) return answer;
  const again = await send();
  count('sent again with its key');
  // A refusal leaves nothing behind, so the call is judged again; whom the door turns away hears that.
  if (!isOk(answer)) return again;
  if (isOk(again) && JSON.stringify(again) !== JSON.stringify(answer)) {
    throw new Error(`${attempt.words}: ${answer.outcome}, and sent again ${again.outcome}`);
  }
  return answer;
}

const isOk = ({ outcome }: Answer) => outcome.startsWith('ok');
