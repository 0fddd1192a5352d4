/** Multiple exchanges for stories: worked off when told, done when it says so. */
import type { Deps } from '#server/deps.ts';
import { batchTasks } from '#server/modules/batches/working.ts';
import { finishJobs } from '#server/platform/jobs.ts';

/** Makes every exchange that was taken in charge. */
export function finishBatches(deps: Deps): Promise<void> {
  return finishJobs({ ...deps, tasks: batchTasks(deps), schedule: [] });
}
