/** Beginning to act for somebody, and what the pages are then. Apart, because nearly nobody does. */
import { keepActing, type Principal } from './acting.ts';
import { currentSession, type Session } from './session.ts';

let hasJustBegun = false;

/** From now on this tab acts for somebody. */
export function startActing({ personId, name, isBody }: Principal): void {
  const delegateId = currentSession()?.userId;
  if (delegateId === undefined) return;
  hasJustBegun = true;
  keepActing({ personId, name, isBody }, delegateId);
}

/** Whether acting has begun by a choice on this page and nobody has asked yet; a reload is no choice. */
export function takeBeginning(): boolean {
  const has = hasJustBegun;
  hasJustBegun = false;
  return has;
}

/** The session as a page of the principal sees it: their id and name, nobody's rights. */
export function sessionFor(session: Session, { personId, name }: Principal): Session {
  return {
    ...session,
    userId: personId,
    name,
    surname: '',
    fullName: name,
    role: 'USER',
    portalAdmin: false,
    delegateId: session.userId,
  };
}
