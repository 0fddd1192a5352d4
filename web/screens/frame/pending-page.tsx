/**
 * Layout route of the pages of people without a bank (navigation type pendingUser): `<Route
 * element={<Show page={pendingPage} />}>` in router.tsx, with the screens as its children.
 */
import { useLocation } from 'react-router';
import type { Session } from '#web/api/session.ts';
import { homeOf } from '#web/features/accounts/places.ts';
import { paths } from '#web/paths.ts';
import { Guarded } from './guarded.tsx';
import { SignedInFrame } from './signed-in-frame.tsx';

/** Lets people without a bank in, each where their status allows; members go home. */
export default function PendingPage() {
  const { pathname } = useLocation();
  return (
    <Guarded elsewhere={(session) => (isHere(session, pathname) ? undefined : homeOf(session))}>
      {() => <SignedInFrame navigation="pendingUser" />}
    </Guarded>
  );
}

/** Who asked a bank waits on one page; who has not may look around on all the others. */
function isHere({ status }: Session, pathname: string): boolean {
  const isWaiting = pathname === paths.processingRequest;
  return (status === 'pending' && isWaiting) || (status === 'new' && !isWaiting);
}
