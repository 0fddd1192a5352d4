/** The card one signs in with. */
import { useTranslation } from 'react-i18next';
import { LoginCard } from '#web/features/accounts/login-card.tsx';

/** The sign-in card under the name of what one does with it. */
export function LandingLogin() {
  const { t } = useTranslation('sign-in');
  return <LoginCard title={t('title')} />;
}
