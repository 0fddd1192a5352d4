/** The background work of imports, for the worker that does the portal's jobs. */
import type { Deps } from '#server/deps.ts';
import { type Tasks, task } from '#server/platform/job-queue.ts';
import { CHECK_IMPORT } from './checking.ts';
import type { CheckJob } from './rehearsing.ts';
import { RUN_IMPORT, runLines } from './running.ts';
import { UNDO_IMPORT, undoLines } from './undoing.ts';

/** @param check does the check of an import, in this thread or in another */
export function importTasks(deps: Deps, check: (job: CheckJob) => Promise<void>): Tasks {
  const { clock, config } = deps;
  return {
    ...task(CHECK_IMPORT, ({ importId }) =>
      check({
        importId,
        now: clock.now(),
        today: clock.today(),
        portalAdminEmails: config.portalAdminEmails,
      }),
    ),
    ...task(RUN_IMPORT, (work) => runLines(deps, work)),
    ...task(UNDO_IMPORT, (work) => undoLines(deps, work)),
  };
}
