/**
 * Layout route of the pages that belong to everybody with a verified address, member or not yet:
 * the profile, the bank search. They stand in the frame of whoever looks at them.
 */
import { homeOf } from '#web/features/accounts/places.ts';
import { Guarded } from './guarded.tsx';
import { SignedInFrame } from './signed-in-frame.tsx';

/** Lets every verified person in. */
export default function OwnPage() {
  return (
    <Guarded
      elsewhere={(session) => (session.status === 'not-verified' ? homeOf(session) : undefined)}
    >
      {({ status }) => <SignedInFrame navigation={status === 'normal' ? 'user' : 'pendingUser'} />}
    </Guarded>
  );
}
