/**
 * Telling members of bulletins (specification §44). A job looks every minute for what is due and works
 * through it in chunks, each with its letters in one transaction: whatever happens to the job, the next
 * minute goes on where it was, and each member is told once. In the quiet hours it tells nobody.
 */
import { minutesAfter } from '#contract/time.ts';
import type { Deps } from '#server/deps.ts';
import { type JobKind, type Tasks, task } from '#server/platform/job-queue.ts';
import { quietSeconds } from '#server/platform/quiet-hours.ts';
import { listDue, tellNext } from './telling-sql.ts';

const TELLING: JobKind<object> = { name: 'bulletins.tell', tries: 2 };

/** The next minute makes up for what was missed. */
export const BULLETINS_SCHEDULE = { kind: TELLING, at: '* * * * *', makesUp: false };

const CHUNK = 200;
/** What waited for a day is one letter on it. */
const GATHERED_MINUTES = 12 * 60;

/** The task that tells members what is due. */
export function bulletinTasks({
  database,
  clock,
  config,
}: Pick<Deps, 'database' | 'clock' | 'config'>): Tasks {
  return task(TELLING, async (_, stopping) => {
    const now = clock.now();
    if (quietSeconds({ clock, config }) > 0) return;
    const how = { most: CHUNK, now, gatheredBefore: minutesAfter(now, -GATHERED_MINUTES) };
    for (const { id } of await database.rows(listDue, { now })) {
      // On from the last one told; at the end once more from the first, for who was active again meanwhile.
      for (let after = 0; !stopping.aborted; ) {
        const told = await database.first(tellNext, { id, after, ...how });
        if (!told || (told.last === null && after === 0)) break;
        after = told.last ?? 0;
      }
    }
  });
}
