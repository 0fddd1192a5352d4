/** Layout route of the portal administrators' desk. */
import { homeOf } from '#web/features/accounts/places.ts';
import { Guarded } from './guarded.tsx';
import { SignedInFrame } from './signed-in-frame.tsx';

/** Lets portal administrators in, whatever their own membership. */
export default function PortalPage() {
  return (
    <Guarded elsewhere={(session) => (session.portalAdmin ? undefined : homeOf(session))}>
      {({ status }) => <SignedInFrame navigation={status === 'normal' ? 'user' : 'pendingUser'} />}
    </Guarded>
  );
}
