/** The nightly check of the books and its letters, done on request. */
import type { Deps } from '#server/deps.ts';
import { BOOKS_CHECK_SCHEDULE, booksTasks } from '#server/modules/hours/books/nightly.ts';
import { transportFor } from '#server/modules/sending/mail/deliver.ts';
import { booksLetterTasks } from '#server/modules/sending/mail/operator-letters.ts';
import { addJobs } from '#server/platform/job-queue.ts';
import { finishJobs } from '#server/platform/jobs.ts';

/** Checks the books unless today has its check, and sends the letters about it that are due. */
export async function checkTonight(deps: Deps, ending?: AbortSignal): Promise<void> {
  await addJobs(deps.database, BOOKS_CHECK_SCHEDULE.kind, [{ key: 'this hour', payload: {} }]);
  await finishJobs({ ...deps, tasks: booksTasks(deps, ending), schedule: [] });
  const transport = transportFor(deps);
  await finishJobs({ ...deps, tasks: booksLetterTasks(deps, transport), schedule: [] });
  transport.close();
}
