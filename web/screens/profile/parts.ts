/** Which pages of the profile there are for whom. */
import type { Status } from '#contract/people/accounts.ts';
import { PROFILE_PARTS, type ProfilePart } from '#web/profile-paths.ts';

/** What only members have. */
const OF_MEMBERS: readonly ProfilePart[] = ['skills', 'contact', 'trust'];

/** Whether somebody of this status has this page. */
export function isPartOf(part: ProfilePart, status: Status): boolean {
  return status === 'normal' || !OF_MEMBERS.includes(part);
}

/** The pages of somebody, as their rows stand. */
export function partsOf(status: Status): ProfilePart[] {
  return PROFILE_PARTS.filter((part) => isPartOf(part, status));
}
