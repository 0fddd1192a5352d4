/** The login page (specification §2); closed to people who are signed in. */
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { useSession } from '#web/api/use-session.ts';
import { homeOf } from '#web/features/people/accounts/home-routes.ts';
import { LoginCard } from '#web/features/people/accounts/login-card.tsx';
import { PasskeyDoor } from '#web/features/people/accounts/passkeys/passkey-door.tsx';
import { useSignInState } from '#web/features/people/accounts/sign-in-state.ts';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { PublicFrame } from './frame/public-frame.tsx';

export default function LoginScreen() {
  const { t } = useTranslation('sign-in');
  const session = useSession();
  const { wanted } = useSignInState();
  if (session) return <Navigate to={wanted ?? homeOf(session)} replace />;
  return (
    <PublicFrame>
      <PageTitle>{t('title')}</PageTitle>
      <LoginCard passkeyDoor={(props) => <PasskeyDoor {...props} />} />
    </PublicFrame>
  );
}
