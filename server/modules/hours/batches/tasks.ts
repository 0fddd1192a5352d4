/**
 * The background work of batches, for the worker that does the portal's jobs. It pauses while the bank
 * is suspended (specification §38): a chunk that is on its way then stands whole or not at all.
 */
import type { Deps } from '#server/deps.ts';
import type { Transaction } from '#server/platform/database.ts';
import { addJobs, type Tasks, task } from '#server/platform/job-queue.ts';
import { RUN_BATCH, runBatch } from './run-batch.ts';
import { findPaused, listOpenBatches } from './run-sql.ts';
import { UNDO_BATCH, undoBatch } from './undo-batch.ts';

export function batchTasks(deps: Deps): Tasks {
  return {
    ...task(RUN_BATCH, async (work) => {
      if (!(await deps.database.first(findPaused, work))) await runBatch(deps, work);
    }),
    ...task(UNDO_BATCH, async (work) => {
      if (!(await deps.database.first(findPaused, work))) await undoBatch(deps, work);
    }),
  };
}

/** Has what a bank began go on, when it is reopened. */
export async function resumeBatches(
  transaction: Transaction,
  bankId: number,
  now: Date,
): Promise<void> {
  const batches = await transaction.rows(listOpenBatches, { bankId, now });
  for (const [kind, isUndo] of [
    [RUN_BATCH, false],
    [UNDO_BATCH, true],
  ] as const) {
    const jobs = batches
      .filter((batch) => batch.is_undo === isUndo)
      .map(({ id }) => ({ key: `batch:${id}`, payload: { batchId: id } }));
    await addJobs(transaction, kind, jobs);
  }
}
