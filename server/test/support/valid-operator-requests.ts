/** Calls of those who keep the portal and its programs running that are all right, for stories of permission and of bad input. */
import type { activitiesEndpoints } from '#contract/endpoints/activities.ts';
import type { jobsEndpoints } from '#contract/endpoints/jobs.ts';
import type { suspensionsEndpoints } from '#contract/endpoints/suspensions.ts';
import type { webhooksEndpoints } from '#contract/endpoints/webhooks.ts';
import type { InputOf } from '#contract/endpoints.ts';
import { ACTIVITY_REQUESTS } from './valid-activity-requests.ts';
import { WEBHOOK_REQUESTS } from './valid-webhook-requests.ts';

type Operators =
  | 'health'
  | 'listLiveBanks'
  | 'listPortalHistory'
  | 'readLiveness'
  | 'readPortalHealth'
  | 'readReadiness'
  | keyof typeof activitiesEndpoints
  | keyof typeof jobsEndpoints
  | keyof typeof suspensionsEndpoints
  | keyof typeof webhooksEndpoints;

type OperatorRequests = {
  [Name in Operators]: (fixture: { id: number }) => InputOf<Name> & object;
};

export const OPERATOR_REQUESTS: OperatorRequests = {
  ...WEBHOOK_REQUESTS,
  ...ACTIVITY_REQUESTS,
  health: () => ({}),
  readLiveness: () => ({}),
  readReadiness: () => ({}),
  readPortalHealth: () => ({}),
  listFailedJobs: () => ({ query: {} }),
  listLiveBanks: () => ({ query: {} }),
  listPortalHistory: () => ({ query: {} }),
  // No job has it.
  retryFailedJob: () => ({ params: { id: 900_719_925_474 } }),
  retryFailedMails: () => ({}),
  readOwnSuspension: () => ({}),
  suspendBank: ({ id }) => ({ params: { id }, body: { reason: 'Nobody looks after it' } }),
  reopenBank: ({ id }) => ({ params: { id }, body: { reason: 'Somebody does again' } }),
};
