/**
 * Telling people by letter of messages that they have not read (specification §21). A job looks every
 * minute; a message waits ten, joins what else is unread, and nobody is told more than three times in
 * a day, whatever happens to the job. In the quiet hours it tells nobody, so that the morning has one
 * letter and not one for every ten minutes of the night.
 */

import { MESSAGE_LETTERS_A_DAY, MESSAGE_WAIT_MINUTES } from '#contract/limits.ts';
import { daysAfter, minutesAfter } from '#contract/time.ts';
import type { Deps } from '#server/deps.ts';
import { type JobKind, type Tasks, task } from '#server/platform/job-queue.ts';
import { quietSeconds } from '#server/platform/quiet-hours.ts';
import { enqueueMessageLetters } from './telling-sql.ts';

const TELLING: JobKind<object> = { name: 'threads.tell', tries: 2 };

/** The next minute makes up for what was missed. */
export const TELLING_SCHEDULE = { kind: TELLING, at: '* * * * *', makesUp: false };

/** The task that enqueues the letters that are due. */
export function threadTasks({ database, clock, config }: Deps): Tasks {
  return task(TELLING, async () => {
    const now = clock.now();
    if (quietSeconds({ clock, config }) > 0) return;
    await database.count(enqueueMessageLetters, {
      sentBefore: minutesAfter(now, -MESSAGE_WAIT_MINUTES),
      lastBefore: minutesAfter(now, -MESSAGE_WAIT_MINUTES),
      dayAgo: daysAfter(now, -1),
      mostADay: MESSAGE_LETTERS_A_DAY,
      now,
    });
  });
}
