/** The background work of batches, for the worker that does the portal's jobs. */
import type { Deps } from '#server/deps.ts';
import { type Tasks, task } from '#server/platform/job-queue.ts';
import { RUN_BATCH, runBatch } from './run-batch.ts';
import { UNDO_BATCH, undoBatch } from './undo-batch.ts';

export function batchTasks(deps: Deps): Tasks {
  return {
    ...task(RUN_BATCH, (work) => runBatch(deps, work)),
    ...task(UNDO_BATCH, (work) => undoBatch(deps, work)),
  };
}
