/** Where a person belongs by their status (specification §2, login). */
import type { Status } from '#contract/accounts.ts';
import { paths } from '#web/paths.ts';

const HOME_OF: Record<Status, string> = {
  normal: paths.home,
  new: paths.waitingBank,
  pending: paths.processingRequest,
  'not-verified': paths.resendEmail,
};

/** The first page of a person with this status. */
export function homeOf(person: { status: Status }): string {
  return HOME_OF[person.status];
}
