/** Work that was given up, at the portal administrators' desk. */
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { FAILED_JOB_SORTS, FAILED_WORK, failedJobSchema } from '#contract/running/jobs.ts';
import { pageQuery } from '#contract/values.ts';
import { byId } from '../parameters.ts';

export const jobsEndpoints = {
  listFailedJobs: endpoint({
    method: 'GET',
    path: '/portal/failed-jobs',
    access: 'portal',
    module: 'jobs',
    summary: 'Mails that could not be delivered, or other jobs given up; the latest first.',
    query: z.object({
      ...pageQuery(FAILED_JOB_SORTS),
      work: z.enum(FAILED_WORK, { error: 'invalid' }).optional(),
    }),
    status: 200,
    reply: z.array(failedJobSchema),
    paged: true,
  }),
  retryFailedJob: endpoint({
    method: 'POST',
    path: '/portal/failed-jobs/{id}/retry',
    access: 'portal',
    module: 'jobs',
    summary: 'Try one of them again, as often as at first.',
    params: byId,
    status: 204,
    refusals: ['not-found', 'already-started'],
  }),
  retryFailedMails: endpoint({
    method: 'POST',
    path: '/portal/failed-mails/retry',
    access: 'portal',
    module: 'jobs',
    summary: 'Try every mail again that could not be delivered.',
    status: 200,
    reply: z.object({ mails: z.number().int() }),
  }),
};
