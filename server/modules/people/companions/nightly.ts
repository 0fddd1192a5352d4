/** Every night, what is over by itself says when and why; nobody was shown it until then (specification §43). */
import { COMPANION_DAYS } from '#contract/people/companions.ts';
import type { Config } from '#server/config.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database.ts';
import { type JobKind, type Tasks, task } from '#server/platform/job-queue.ts';
import { endAllOver } from './sql.ts';

const ENDING: JobKind<object> = { name: 'companions.end', tries: 5 };

/** In UTC: while Europe sleeps. */
export const COMPANIONS_SCHEDULE = { kind: ENDING, at: '37 1 * * *' };

interface Night {
  database: Database;
  clock: Clock;
  config: Pick<Config, 'timeZone'>;
}

/** The task that writes ends. */
export function companionTasks({ database, clock, config }: Night): Tasks {
  return task(ENDING, async () => {
    const values = { days: COMPANION_DAYS, timeZone: config.timeZone, now: clock.now() };
    await database.count(endAllOver, values);
  });
}
