/** The routes of work that was given up. */
import type { jobsEndpoints } from '#contract/endpoints/running/jobs.ts';
import type { ActionsOf } from '#server/call.ts';
import { readFailed, retryFailedJob, retryFailedMails } from './failed.ts';

export const jobRoutes = {
  listFailedJobs: readFailed,
  retryFailedJob,
  retryFailedMails,
} satisfies ActionsOf<typeof jobsEndpoints>;
