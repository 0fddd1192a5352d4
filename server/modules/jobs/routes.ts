/** The routes of work that was given up. */
import type { jobsEndpoints } from '#contract/endpoints/jobs.ts';
import type { Deps } from '#server/deps.ts';
import type { Handlers } from '#server/routing.ts';
import { readFailed, retryFailed, retryMails } from './failed.ts';

export function jobRoutes(deps: Deps): Pick<Handlers, keyof typeof jobsEndpoints> {
  return {
    listFailedJobs: ({ query }) => readFailed(deps, query),
    retryFailedJob: ({ actor, params }) => retryFailed(deps, actor, params.id),
    retryFailedMails: ({ actor }) => retryMails(deps, actor),
  };
}
