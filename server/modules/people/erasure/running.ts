/** Erasing those whose week is over (specification §34). */
import type { Deps } from '#server/deps.ts';
import { audit } from '#server/modules/running/audit/write.ts';
import { type JobKind, type Tasks, task } from '#server/platform/job-queue.ts';
import { obstacleFor } from './asking.ts';
import { erasePerson } from './erasing.ts';
import { keepListOfErased } from './list-of-erased.ts';
import { deleteErasure, listDue } from './sql.ts';

const ERASING: JobKind<object> = { name: 'erasure.run', tries: 5 };

/** In the middle of every hour. */
export const ERASING_SCHEDULE = { kind: ERASING, at: '29 * * * *' };

type Needs = Pick<Deps, 'database' | 'clock' | 'config'>;

/** The task that erases who is due, and notes them beside the backups. */
export function erasureTasks(deps: Needs): Tasks {
  return task(ERASING, () => eraseDue(deps));
}

async function eraseDue({ database, clock, config }: Needs): Promise<void> {
  const due = await database.rows(listDue, { now: clock.now() });
  for (const { person_id: personId } of due) {
    await database.transaction(async (transaction) => {
      const now = clock.now();
      const obstacle = await obstacleFor(transaction, config, personId);
      // Taken back a moment ago.
      if (!(await transaction.first(deleteErasure, { personId }))) return;
      // Somebody who has joined a bank meanwhile stays.
      if (obstacle)
        await audit(transaction, now, 'erasure-taken-back', { actorId: null, personId });
      else await erasePerson(transaction, now, personId);
    });
  }
  if (due.length > 0 && config.backupDir !== undefined) {
    await keepListOfErased(database, config.backupDir);
  }
}
