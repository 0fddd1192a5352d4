/** Calls of those who keep the portal running that are all right, for stories of permission and of bad input. */
import type { jobsEndpoints } from '#contract/endpoints/jobs.ts';
import type { InputOf } from '#contract/endpoints.ts';

type Operators = 'health' | 'readLiveness' | 'readReadiness' | keyof typeof jobsEndpoints;

type OperatorRequests = {
  [Name in Operators]: () => InputOf<Name> & object;
};

export const OPERATOR_REQUESTS: OperatorRequests = {
  health: () => ({}),
  readLiveness: () => ({}),
  readReadiness: () => ({}),
  listFailedJobs: () => ({ query: {} }),
  // No job has it.
  retryFailedJob: () => ({ params: { id: 900_719_925_474 } }),
  retryFailedMails: () => ({}),
};
