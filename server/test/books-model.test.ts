/**
 * Any course of events, one after the other, beside a small model of the laws (L1 to L10): each call
 * answers what the model says, and the books are those of the model. A failure prints the shortest
 * course that fails and the command that runs it again.
 */
import { expect, it } from 'vitest';
import { createTestDatabase } from './support/database.ts';
import { operationsIn, runCourses, type Tally } from './support/model/course.ts';
import { ModelPortal } from './support/model/stage.ts';

const OPERATIONS = Number(process.env.OPERATIONS ?? 10_000);
const SEED = Number(process.env.SEED ?? 22_112_026);
/** While one waits for the database, another computes. */
const LANES = 2;
/** Far enough from each other that no course is run twice. */
const SEEDS_PER_LANE = 1_000_000;

async function runLane(lane: number): Promise<Tally> {
  const files = await createTestDatabase();
  const portal = await ModelPortal.open(files.url);
  try {
    const seed = SEED + lane * SEEDS_PER_LANE;
    return await runCourses(portal, { operations: OPERATIONS / LANES, seed });
  } finally {
    await portal.close();
    await files.drop();
  }
}

it('answers and books as the laws say, whatever happens in whatever order', async () => {
  const tallies = await Promise.all(Array.from({ length: LANES }, (_, lane) => runLane(lane)));
  const operations = tallies.map(operationsIn).reduce((sum, count) => sum + count);
  expect(operations).toBeGreaterThanOrEqual(OPERATIONS);
  // The courses went somewhere: hours moved every way, and were refused for all kinds of reasons.
  const outcomes = new Set(tallies.flatMap((tally) => [...tally.keys()]));
  expect([...outcomes]).toEqual(
    expect.arrayContaining(['ok confirmed', 'ok reversed', 'already-decided', 'forbidden']),
  );
}, 3_600_000);
