/**
 * The guard of signed-in pages: without a session one goes to the landing page and, after signing
 * in, back to where one wanted to be (specification §2).
 */
import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { changedEmail, lastSessionEnd, type Session } from '#web/api/session.ts';
import { SignedInContext, useSession } from '#web/api/use-session.ts';
import { type Arrival, wantedPage } from '#web/features/accounts/arrival.ts';
import { keepSession } from '#web/features/accounts/session-upkeep.ts';
import { paths } from '#web/paths.ts';

interface GuardedProps {
  /** Where this person is sent instead; undefined lets them in. */
  elsewhere: (session: Session) => string | undefined;
  children: (session: Session) => ReactNode;
}

/** Draws its children for those it lets in. */
export function Guarded({ elsewhere, children }: GuardedProps) {
  const session = useSession();
  const location = useLocation();
  useEffect(keepSession, []);
  // Who signs out is not asked to come back to this page.
  const [wasSignedIn] = useState(session !== undefined);
  if (!session) {
    const reason = lastSessionEnd();
    const returns = !wasSignedIn || reason === 'elsewhere';
    const arrival: Arrival = returns
      ? wantedPage(location, reason)
      : { reason, email: changedEmail() };
    return <Navigate to={paths.landing} state={arrival} replace />;
  }
  const other = elsewhere(session);
  if (other !== undefined && other !== location.pathname) return <Navigate to={other} replace />;
  return <SignedInContext value={session}>{children(session)}</SignedInContext>;
}
