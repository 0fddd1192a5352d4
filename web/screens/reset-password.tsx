/** Chooses a new password by the link of a mail (specification §2). */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { currentSession, forgetSession } from '#web/api/session.ts';
import { type LinkTrouble, resetPassword } from '#web/features/accounts/mail-links.ts';
import { ResetForm } from '#web/features/accounts/reset-form.tsx';
import type { SignInState } from '#web/features/accounts/sign-in-state.ts';
import { Text } from '#web/i18n/text.tsx';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import type { Refusal } from '#web/ui/form/form.tsx';
import { Notice } from '#web/ui/notice/notice.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { PublicFrame } from './frame/public-frame.tsx';

export default function ResetPasswordScreen() {
  const { t } = useTranslation('accounts');
  const navigate = useNavigate();
  const { passwordToken } = useParams();
  const [params] = useSearchParams();
  const token = passwordToken ?? params.get('passwordToken') ?? '';
  const id = params.get('id') ?? '';
  const [trouble, setTrouble] = useState<LinkTrouble | undefined>(
    token === '' || id === '' ? 'missing' : undefined,
  );
  const reset = async (newPassword: string): Promise<Refusal | undefined> => {
    const outcome = await resetPassword({ token, id, newPassword });
    if (outcome === 'done') {
      // The portal has ended all sessions of this person; ours would only find out later.
      if (String(currentSession()?.userId) === id) forgetSession();
      const state: SignInState = { reason: 'password-reset' };
      await navigate(paths.login, { replace: true, state });
      return undefined;
    }
    if (typeof outcome === 'string') {
      setTrouble(outcome);
      return undefined;
    }
    return { title: <Text of="accounts:reset.failed" />, ...outcome };
  };
  return (
    <PublicFrame>
      <PageTitle>{t('reset.title')}</PageTitle>
      {trouble ? (
        <Notice
          tone="error"
          isLive
          title={t('reset.failed')}
          action={<ButtonLink to={paths.forgotPassword}>{t('reset.again')}</ButtonLink>}
        >
          {t(`reset.${trouble}`)}
        </Notice>
      ) : (
        <Card>
          <ResetForm onSubmit={reset} />
        </Card>
      )}
    </PublicFrame>
  );
}
