/** Which pages of the profile there are for whom. */
import { hasRoom, type Session } from '#web/api/session.ts';
import { PROFILE_PARTS, type ProfilePart } from '#web/profile-paths.ts';

/** What only members have. */
const OF_MEMBERS: readonly ProfilePart[] = ['skills', 'contact', 'trust', 'register'];

/** Whether somebody has this page: the register is in a room of their bank. */
export function isPartOf(part: ProfilePart, session: Pick<Session, 'rooms' | 'status'>): boolean {
  if (part === 'register' && !hasRoom(session, 'association')) return false;
  return session.status === 'normal' || !OF_MEMBERS.includes(part);
}

/** The pages of somebody, as their rows stand. */
export function partsOf(session: Pick<Session, 'rooms' | 'status'>): ProfilePart[] {
  return PROFILE_PARTS.filter((part) => isPartOf(part, session));
}
