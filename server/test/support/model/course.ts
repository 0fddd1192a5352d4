/** Courses of operations, one after the other: each answer is that of the model, and so are the books. */
import fc from 'fast-check';
import { everythingIn } from './everything.ts';
import { assertBooksAreRight, assertIsAsInModel, assertPositionsAddUp } from './invariants.ts';
import { type Model, newModel } from './model.ts';
import { isAttempt, type Operation } from './operation.ts';
import { type ModelPortal, Stage } from './stage.ts';
import { CAST } from './world.ts';

/** Operations of one course, at most. */
const LENGTH_MOST = 200;

/** What was tried, and how it was answered. */
export type Tally = Map<string, number>;

const wait = fc.integer({ min: 1, max: 8 }).map(
  (seconds): Operation =>
    (model) => ({
      words: `${seconds} seconds pass`,
      seconds,
      done() {
        model.now += seconds;
      },
    }),
);

type Real = { stage: Stage; tally: Tally };

/** One operation as fast-check runs and prints it. */
class Command implements fc.AsyncCommand<Model, Real> {
  readonly #operation: Operation;
  #words = 'nothing to do';

  constructor(operation: Operation) {
    this.#operation = operation;
  }

  check(): boolean {
    return true;
  }

  async run(model: Model, { stage, tally }: Real): Promise<void> {
    const step = this.#operation(model, stage);
    if (!step) return;
    this.#words = step.words;
    if (!isAttempt(step)) {
      await stage.happen(step);
      step.done?.(await stage.madeUnder(step.notes ?? []));
      count(tally, 'ok');
      return;
    }
    const answer = await stage.send(step);
    count(tally, answer.outcome.split(',')[0] ?? '');
    if (!step.expected.includes(answer.outcome)) {
      throw new Error(`${step.words}: answered ${answer.outcome}, and not ${step.expected}`);
    }
    if (!answer.outcome.startsWith('ok')) return;
    step.assertAlone?.(answer);
    step.done?.(answer, await stage.madeUnder(step.note === undefined ? [] : [step.note]));
  }

  toString(): string {
    return this.#words;
  }
}

const count = (tally: Tally, what: string) => tally.set(what, (tally.get(what) ?? 0) + 1);

const commands = [...everythingIn(CAST), wait, wait, wait].map((operation) =>
  operation.map((one) => new Command(one)),
);

/** How many operations were tried. */
export const operationsIn = (tally: Tally) => [...tally.values()].reduce((sum, n) => sum + n, 0);

/**
 * Runs courses until so many operations were tried.
 * @throws with the shortest course that fails, and how to run it again
 */
export async function runCourses(
  portal: ModelPortal,
  { operations, seed }: { operations: number; seed: number },
): Promise<Tally> {
  const tally: Tally = new Map();
  for (let next = seed; operationsIn(tally) < operations; next += 1) {
    await assertCourse(portal, next, tally);
  }
  return tally;
}

async function assertCourse(portal: ModelPortal, seed: number, tally: Tally): Promise<void> {
  const course = fc.commands(commands, { maxCommands: LENGTH_MOST, size: 'max' });
  const property = fc.asyncProperty(course, async (given) => {
    const stage = await Stage.open(portal, CAST);
    const model = newModel(CAST.people, stage.links);
    await fc.asyncModelRun(() => ({ model, real: { stage, tally } }), given);
    await assertIsAsInModel(model, stage);
  });
  const details = await fc.check(property, { seed, numRuns: 10 });
  if (details.failed) {
    const again = `Again: SEED=${seed} npx vitest run server/test/books-model`;
    const why = details.errorInstance;
    throw new Error(`${why}\n${fc.defaultReportMessage(details)}\n${again}`, { cause: why });
  }
  await assertBooksAreRight(portal.deps.database);
  await assertPositionsAddUp(portal.deps.database);
}
