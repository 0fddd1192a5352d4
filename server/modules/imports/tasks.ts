/** The background work of imports, for the worker that does the portal's jobs. */
import type { Deps } from '#server/deps.ts';
import { type Tasks, task } from '#server/platform/job-queue.ts';
import { CHECK_IMPORT, runCheck } from './checking.ts';
import { RUN_IMPORT, runLines } from './running.ts';
import { UNDO_IMPORT, undoLines } from './undoing.ts';

export function importTasks(deps: Deps): Tasks {
  return {
    ...task(CHECK_IMPORT, (work) => runCheck(deps, work)),
    ...task(RUN_IMPORT, (work) => runLines(deps, work)),
    ...task(UNDO_IMPORT, (work) => undoLines(deps, work)),
  };
}
