/** Where a person belongs by their status (specification §2, login). */
import type { Status } from '#contract/people/accounts.ts';
import { paths } from '#web/paths.ts';

const PAGE_OF: Record<Status, string> = {
  normal: paths.home,
  new: paths.waitingBank,
  pending: paths.processingRequest,
  'not-verified': paths.resendEmail,
};

/** The page of a person with this status. */
export function pageOfStatus({ status }: { status: Status }): string {
  return PAGE_OF[status];
}

/** Where one lands after signing in; without a bank, a portal administrator comes for the portal's desk. */
export function homeOf(person: { status: Status; portalAdmin: boolean }): string {
  const comesForPortal = person.portalAdmin && person.status === 'new';
  return comesForPortal ? paths.portal : pageOfStatus(person);
}
