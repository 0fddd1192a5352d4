/**
 * Asking authors whether a notice still stands, and pausing what nobody answers for (specification
 * §20). A job looks every morning; each letter is enqueued once, whatever happens to the job.
 */
import { daysAfter } from '#contract/time.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database.ts';
import { type JobKind, type Tasks, task } from '#server/platform/job-queue.ts';
import { enqueueDue, pauseUnanswered } from './asking-sql.ts';
import { daysOfAsking } from './rules.ts';

const ASKING_AGAIN: JobKind<object> = { name: 'notices.ask-again', tries: 5 };

/** In UTC: in the morning, so that nobody's telephone rings at night. */
export const ASKING_AGAIN_SCHEDULE = { kind: ASKING_AGAIN, at: '40 7 * * *' };

/** How long an author has to answer. */
const REQUEST_ANSWER_DAYS = 14;
const OFFER_ANSWER_DAYS = 30;

/** The task that asks again, and pauses. */
export function noticeTasks(database: Database, clock: Clock): Tasks {
  return task(ASKING_AGAIN, async () => {
    const now = clock.now();
    await database.count(pauseUnanswered, {
      requestsBefore: daysAfter(now, -REQUEST_ANSWER_DAYS),
      offersBefore: daysAfter(now, -OFFER_ANSWER_DAYS),
      now,
    });
    await database.count(enqueueDue, { ...daysOfAsking(clock.today()), now });
  });
}
