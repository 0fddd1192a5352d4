/** The rows of the table of permissions for those who keep the portal running. */

import type { statusEndpoints } from '#contract/endpoints/portal/status.ts';
import type { suspensionsEndpoints } from '#contract/endpoints/portal/suspensions.ts';
import type { jobsEndpoints } from '#contract/endpoints/running/jobs.ts';
import { member, open, portal, type Rule } from './permissions-rule.ts';

type Operators =
  | 'health'
  | 'readLiveness'
  | 'readPortalHealth'
  | 'readReadiness'
  | keyof typeof jobsEndpoints
  | keyof typeof statusEndpoints
  | keyof typeof suspensionsEndpoints;

export const OPERATOR_PERMISSIONS: Record<Operators, Rule> = {
  health: open,
  readLiveness: open,
  readReadiness: open,
  readPortalHealth: portal,
  readStatus: open,
  readStatusPage: open,
  announceMaintenance: portal,
  // Nothing is announced.
  callOffMaintenance: { ...portal, everybody: 404 },
  listFailedJobs: portal,
  // Nothing has failed.
  retryFailedJob: { ...portal, everybody: 404 },
  retryFailedMails: portal,
  readOwnSuspension: member,
  suspendBank: { ...portal, of: 'bank' },
  // None of them is suspended.
  reopenBank: { ...portal, of: 'bank', everybody: 409 },
};
