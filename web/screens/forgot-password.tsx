/** Forgot password (specification §2): the answer never says whether the address is known. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { call } from '#web/api/call.ts';
import { ErrorText } from '#web/api/refusal.tsx';
import { EmailForm } from '#web/features/people/accounts/email-form.tsx';
import { type SignInState, useSignInState } from '#web/features/people/accounts/sign-in-state.ts';
import { Text } from '#web/i18n/text.tsx';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { LetterDrawing } from '#web/ui/drawings/letter.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { Refusal } from '#web/ui/form/form.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { PublicFrame } from './frame/public-frame.tsx';

export default function ForgotPasswordScreen() {
  const { t } = useTranslation('accounts');
  const { email } = useSignInState();
  const [sentTo, setSentTo] = useState<string>();
  const ask = async (address: string): Promise<Refusal | undefined> => {
    try {
      await call('requestPasswordReset', { params: { email: address } });
      setSentTo(address);
      return undefined;
    } catch (error) {
      return {
        title: <Text of="accounts:forgot.failed" />,
        problem: <ErrorText error={error} />,
      };
    }
  };
  return (
    <PublicFrame>
      <PageTitle>{t('forgot.title')}</PageTitle>
      {sentTo === undefined ? (
        <>
          <p>{t('forgot.lead')}</p>
          <Card>
            <EmailForm email={email} submitLabel={t('forgot.submit')} onSubmit={ask} />
          </Card>
        </>
      ) : (
        <Card>
          <EmptyState
            drawing={<LetterDrawing />}
            title={<span role="status">{t('forgot.sentTitle')}</span>}
            action={
              <Button kind="secondary" onClick={() => setSentTo(undefined)}>
                {t('forgot.again')}
              </Button>
            }
          >
            {t('forgot.sent', { email: sentTo })}
          </EmptyState>
        </Card>
      )}
      <p>
        <Link to={paths.login} state={{ email: sentTo ?? email } satisfies SignInState}>
          {t('forgot.login')}
        </Link>
      </p>
    </PublicFrame>
  );
}
