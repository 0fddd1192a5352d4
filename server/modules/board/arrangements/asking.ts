/**
 * Asking whether an appointment was done, reminding the day before, and making the dates of standing
 * ones (specification §22). A job looks every ten minutes; each letter is enqueued once, whatever happens to the job.
 */
import { dayAfter, daysAfter, minutesAfter } from '#contract/time.ts';
import type { WorkInZone } from '#server/call.ts';
import type { Deps } from '#server/deps.ts';
import { tieFound } from '#server/modules/hours/exchanges/appointments.ts';
import { momentOf } from '#server/platform/clock.ts';
import { type JobKind, type Tasks, task } from '#server/platform/job-queue.ts';
import { wallClock } from '#server/platform/local-time.ts';
import { dropUnanswered, enqueueDue, enqueueTomorrow, lockDue } from './asking-sql.ts';
import { keepStandings } from './dates.ts';

const ASKING: JobKind<object> = { name: 'arrangements.ask', tries: 5 };

export const ARRANGEMENTS_SCHEDULE = { kind: ASKING, at: '*/10 * * * *' };

/** Who gave is asked so long after the end. */
const ASK_AFTER_MINUTES = 120;
/** From this time of day on, who wants it is reminded of what is tomorrow. */
const REMIND_AT = '18:00';
/** A proposal that nobody has answered stays so long after its time. */
const KEPT_DAYS = 7;

/**
 * Asks who gave what became of appointments that have ended, once each, however often this runs, even at
 * the same moment. Where hours of the two stand already and one exchange alone can be meant, nobody is
 * asked: the appointment was done with those.
 */
export async function askAboutEnded(work: WorkInZone): Promise<void> {
  const { db, now } = work;
  const due = await db.rows(lockDue, { endedBefore: minutesAfter(now, -ASK_AFTER_MINUTES) });
  const ids = due.map(({ id }) => id);
  if (ids.length === 0) return;
  await tieFound(work, ids);
  await db.count(enqueueDue, { ids, now });
}

/** The task that asks, reminds and makes dates. */
export function arrangementTasks(deps: Pick<Deps, 'database' | 'clock' | 'config'>): Tasks {
  const { database, clock, config } = deps;
  return task(ASKING, async () => {
    const now = clock.now();
    const wall = wallClock(config.timeZone);
    await database.transaction((db) => askAboutEnded({ db, ...momentOf(clock), config }));
    await database.count(dropUnanswered, { before: daysAfter(now, -KEPT_DAYS), now });
    await keepStandings(deps);
    const { day, time } = wall.localOf(now);
    if (time < REMIND_AT) return;
    const from = wall.momentOf({ day: dayAfter(day, 1), time: '00:00' });
    const until = wall.momentOf({ day: dayAfter(day, 2), time: '00:00' });
    await database.count(enqueueTomorrow, { from, until, now });
  });
}
