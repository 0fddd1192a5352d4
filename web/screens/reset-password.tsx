/** Chooses a new password by the link of a mail (specification §2). */
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { NewPasswordByLink } from '#web/features/people/accounts/new-password-by-link.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { PublicFrame } from './frame/public-frame.tsx';

export default function ResetPasswordScreen() {
  const { t } = useTranslation('accounts');
  const { passwordToken } = useParams();
  const [params] = useSearchParams();
  return (
    <PublicFrame>
      <PageTitle>{t('reset.title')}</PageTitle>
      <NewPasswordByLink
        token={passwordToken ?? params.get('passwordToken') ?? ''}
        id={params.get('id') ?? ''}
      />
    </PublicFrame>
  );
}
