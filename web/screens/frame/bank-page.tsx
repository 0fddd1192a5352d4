/**
 * Layout route of the administrator's desk (navigation type bank): `<Route element={<Show
 * page={bankPage} />}>` in router.tsx, with the screens as its children. Inside, `useSignedIn()` is
 * the session and its `userBankId` the bank.
 */
import { useLocation } from 'react-router';
import { homeOf } from '#web/features/accounts/places.ts';
import { paths } from '#web/paths.ts';
import { Guarded } from './guarded.tsx';
import { SignedInFrame } from './signed-in-frame.tsx';

/** Lets active administrators in; everybody else goes where their status leads. */
export default function BankPage() {
  const { pathname } = useLocation();
  return (
    <Guarded
      elsewhere={(session) => {
        const isActive = session.status === 'normal';
        // Specification §2: this one page sends people without an active membership to the start.
        if (!isActive && pathname === paths.bankNewExchange) return paths.landing;
        return isActive && session.role === 'ADMIN' ? undefined : homeOf(session);
      }}
    >
      {() => <SignedInFrame navigation="bank" />}
    </Guarded>
  );
}
