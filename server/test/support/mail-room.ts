/**
 * The mail room for stories: it delivers when told and is done when it says so, so that a story
 * can also see that no mail came.
 */
import type { Deps } from '#server/deps.ts';
import { CLEANING_SCHEDULE, cleaningTasks } from '#server/modules/mail/cleaning/nightly.ts';
import { mailTasks } from '#server/modules/mail/deliver.ts';
import { drainOutbox } from '#server/modules/mail/drain.ts';
import { transportFor } from '#server/modules/mail/room.ts';
import { addJobs } from '#server/platform/job-queue.ts';
import { finishJobs } from '#server/platform/jobs.ts';

export { startMailRoom } from '#server/modules/mail/room.ts';
export { drainOutbox };

/** Delivers what is in the outbox and what is due; what fails waits for its next try. */
export async function deliverMails(deps: Deps): Promise<void> {
  await drainOutbox(deps);
  await sendDueMails(deps);
}

/** Sends what has left the outbox before. */
export async function sendDueMails(deps: Deps): Promise<void> {
  const transport = transportFor(deps);
  await finishJobs({ ...deps, tasks: mailTasks(deps, transport), schedule: [] });
  transport.close();
}

/** Does what is done every night. */
export async function cleanUp(deps: Deps): Promise<void> {
  const tasks = cleaningTasks(deps.database, deps.clock);
  await addJobs(deps.database, CLEANING_SCHEDULE.kind, [{ key: 'tonight', payload: {} }]);
  await finishJobs({ ...deps, tasks, schedule: [CLEANING_SCHEDULE] });
}
