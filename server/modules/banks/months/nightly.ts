/** Every night the months that are over get their figures, the last two once more (specification §43). */
import { MONTHS_MAX } from '#contract/banks/months.ts';
import { dayAfter } from '#contract/time.ts';
import type { Config } from '#server/config.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Queryable } from '#server/platform/database.ts';
import { type JobKind, type Tasks, task } from '#server/platform/job-queue.ts';
import { wallClock } from '#server/platform/local-time.ts';
import { closedMonths, firstDay, NEWCOMERS_MEET_DAYS } from './rules.ts';
import { type MonthValues, writeMonth } from './sql.ts';

const WRITING: JobKind<object> = { name: 'months.write', tries: 5 };

/** In UTC: while Europe sleeps. */
export const MONTHS_SCHEDULE = { kind: WRITING, at: '47 1 * * *' };

/** So many months are written again: what was confirmed late, and a yes that came late, still counts. */
const AGAIN = 2;
/** Newcomers are those who came so many months before, so that everybody has had their days. */
const MONTHS_BEFORE = 3;
const ACTIVE_DAYS = 90;

interface Night {
  database: Database;
  clock: Clock;
  config: Pick<Config, 'timeZone'>;
}

/** The task that writes what lacks, one month after the other. */
export function monthTasks({ database, clock, config: { timeZone } }: Night): Tasks {
  return task(WRITING, () => writeMonths(database, clock.today(), timeZone));
}

/** Writes what lacks, as every night. */
export async function writeMonths(db: Queryable, today: string, timeZone: string): Promise<void> {
  const againFrom = firstDay(today, -AGAIN);
  for (const month of closedMonths(today, MONTHS_MAX)) {
    await db.count(writeMonth, { ...valuesOf(month, timeZone), againFrom });
  }
}

/** @param month its first day */
function valuesOf(month: string, timeZone: string): Omit<MonthValues, 'againFrom'> {
  const wall = wallClock(timeZone);
  const midnight = (months: number) =>
    wall.momentOf({ day: firstDay(month, months), time: '00:00' });
  const to = dayAfter(firstDay(month, 1), -1);
  return {
    ...{ month, to, timeZone, days: NEWCOMERS_MEET_DAYS },
    from90: dayAfter(to, 1 - ACTIVE_DAYS),
    begin: midnight(0),
    end: midnight(1),
    cameFrom: midnight(-MONTHS_BEFORE),
    cameUntil: midnight(1 - MONTHS_BEFORE),
  };
}
