/**
 * The weekly reminder of exchanges that wait for their debtor (specification §13). A job looks every
 * morning; each person gets at most one reminder a week, whatever happens to the job.
 */

import { REMIND_AFTER_DAYS } from '#contract/limits.ts';
import { daysAfter } from '#contract/time.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database.ts';
import { type JobKind, type Tasks, task } from '#server/platform/job-queue.ts';
import { enqueueReminders } from './sql.ts';

const REMINDING: JobKind<object> = { name: 'letters.remind', tries: 5 };

/** In UTC: in the morning, so that nobody's telephone rings at night. */
export const REMINDING_SCHEDULE = { kind: REMINDING, at: '30 7 * * *' };

/** A little less than a week, because the job does not start at the same second every day. */
const PAUSE_DAYS = 6.5;

/** The task that enqueues the reminders that are due. */
export function reminderTasks(database: Database, clock: Clock): Tasks {
  return task(REMINDING, async () => {
    const now = clock.now();
    await database.count(enqueueReminders, {
      recordedBefore: daysAfter(now, -REMIND_AFTER_DAYS),
      remindedBefore: daysAfter(now, -PAUSE_DAYS),
      now,
    });
  });
}
