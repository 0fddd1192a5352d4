/** Who can be erased, on plain facts (specification §34). */

import type { ErrorCode } from '#contract/errors.ts';
import type { Status } from '#contract/people/accounts.ts';
import type { ErasureObstacle } from '#contract/people/erasure.ts';

interface Facts {
  status: Status;
  isPortalAdmin: boolean;
  /** They administer a bank that nobody else administers. */
  isLastAdmin: boolean;
}

/** What has to end first; null when nothing is in the way. */
export function obstacleOf({ status, isPortalAdmin, isLastAdmin }: Facts): ErasureObstacle | null {
  if (isPortalAdmin) return 'portal-admin';
  if (isLastAdmin) return 'last-admin';
  if (status === 'normal') return 'member';
  return status === 'pending' ? 'request-open' : null;
}

/** What a call is refused with. */
export const REFUSED_BY = {
  'portal-admin': 'forbidden',
  'last-admin': 'last-admin',
  member: 'already-member',
  'request-open': 'already-requested',
} as const satisfies Record<ErasureObstacle, ErrorCode>;
