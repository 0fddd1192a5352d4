/**
 * Layout route of the member's pages (navigation type user): `<Route element={<Show page={memberPage}
 * />}>` in router.tsx, with the screens as its children. Inside, `useSignedIn()` is the session.
 */
import { homeOf } from '#web/features/accounts/places.ts';
import { Guarded } from './guarded.tsx';
import { SignedInFrame } from './signed-in-frame.tsx';

/** Lets active members in; everybody else goes where their status leads. */
export default function MemberPage() {
  return (
    <Guarded elsewhere={(session) => (session.status === 'normal' ? undefined : homeOf(session))}>
      {() => <SignedInFrame navigation="user" />}
    </Guarded>
  );
}
