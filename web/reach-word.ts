/** Which words say how somebody is reached: without conversations it is still here, but by no message. */
import type { ContactMode } from '#contract/board/notices.ts';
import { hasRoom, type Session } from '#web/api/session.ts';

/** @param session of the reader, who is of the same bank */
export function reachWord(contact: ContactMode, session: Session): ContactMode | 'here' {
  return contact === 'portal' && !hasRoom(session, 'messages') ? 'here' : contact;
}
