/** The first steps of a bank that begins (specification §41). */
import {
  FIRST_STEP_NAMES,
  FIRST_STEPS,
  type FirstStep,
  type FirstSteps,
} from '#contract/banks/first-steps.ts';
import type { Call } from '#server/call.ts';
import { begunAfter } from './beginning.ts';
import { findFirstSteps, insertDeskAnswer } from './first-steps-sql.ts';

/** What the answer of a desk that puts the card away is kept under. */
const QUESTION = 'first-steps';

/** How far the bank is; five pairs are a step once there is one. */
export async function readFirstSteps({
  db,
  now,
  actor: { bankId },
}: Call<'readFirstSteps'>): Promise<FirstSteps> {
  const values = { bankId, question: QUESTION, begunAfter: begunAfter(now) };
  const row = await db.first(findFirstSteps, values);
  if (!row) throw new Error('the bank of an administrator is there');
  const { is_beginning: isBeginning, is_put_away: isPutAway, ...counts } = row;
  const steps = FIRST_STEP_NAMES.map((name): FirstStep => {
    const [count, of] = [counts[name] ?? 0, FIRST_STEPS[name]];
    return { name, isDone: count >= of, count, of };
  });
  return { isBeginning, isPutAway, steps: isBeginning ? steps.filter(hasItsTurn) : [] };
}

function hasItsTurn({ name, count }: FirstStep): boolean {
  return name !== 'pairs' || count > 0;
}

/** Puts the card away for the whole desk of the bank; a second time changes nothing. */
export async function putFirstStepsAway({
  db,
  now,
  actor: { bankId, personId },
}: Call<'putFirstStepsAway'>): Promise<void> {
  await db.count(insertDeskAnswer, { bankId, personId, question: QUESTION, now });
}
