/** For people whose e-mail is not verified (specification §2, §7): sends the link again. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router';
import { personName } from '#contract/person-name.ts';
import { storedEmail } from '#web/api/session.ts';
import { useSession } from '#web/api/use-session.ts';
import { EmailForm } from '#web/features/people/accounts/email-form.tsx';
import { homeOf } from '#web/features/people/accounts/home-routes.ts';
import {
  type ResendOutcome,
  resendVerification,
} from '#web/features/people/accounts/mail-links.ts';
import {
  type SignInReason,
  type SignInState,
  useSignInState,
} from '#web/features/people/accounts/sign-in-state.ts';
import { useSignOut } from '#web/features/people/accounts/sign-out.ts';
import { useFreshStatus } from '#web/features/people/accounts/use-fresh-status.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice/notice.tsx';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { PublicFrame } from './frame/public-frame.tsx';

/** With these answers there is nothing to wait for here: the way goes on to the login (specification §7). */
const LOGIN_REASONS: Partial<Record<ResendOutcome['answer'], SignInReason>> = {
  verified: 'email-verified',
  unknown: 'email-unknown',
};

export default function ResendEmailScreen() {
  const { t } = useTranslation('accounts');
  const session = useSession();
  const navigate = useNavigate();
  const { email } = useSignInState();
  const known = email ?? (session ? storedEmail() : undefined);
  const [outcome, setOutcome] = useState<ResendOutcome>();
  useFreshStatus(session?.status === 'not-verified');
  if (session && session.status !== 'not-verified')
    return <Navigate to={homeOf(session)} replace />;

  const resend = async (address: string) => {
    setOutcome(undefined);
    const answered = await resendVerification(address);
    const reason = LOGIN_REASONS[answered.answer];
    const arrival: SignInState = { reason, email: address };
    if (reason) await navigate(paths.login, { state: arrival });
    else setOutcome(answered);
    return undefined;
  };
  return (
    <PublicFrame>
      <PageTitle>{t('resend.title')}</PageTitle>
      <p>{t('resend.lead')}</p>
      {outcome && <ResendNotice {...outcome} />}
      <Card>
        <EmailForm email={known} submitLabel={t('resend.submit')} onSubmit={resend} />
      </Card>
      {session && <SignedInAs email={storedEmail() ?? personName(session)} />}
    </PublicFrame>
  );
}

function SignedInAs({ email }: { email: string }) {
  const { t } = useTranslation('accounts');
  const signOut = useSignOut();
  return (
    <Stack gap="small">
      <p>{t('resend.signedInAs', { email })}</p>
      <div>
        <Button kind="secondary" small onClick={signOut}>
          {t('resend.logout')}
        </Button>
      </div>
    </Stack>
  );
}

/** One notice for each of the portal's answers. */
function ResendNotice({ answer, email }: ResendOutcome) {
  const { t } = useTranslation('accounts');
  switch (answer) {
    case 'sent':
      return (
        <Notice tone="success" isLive title={t('resend.sentTitle')}>
          {t('resend.sent', { email })}
        </Notice>
      );
    case 'too-soon':
      return (
        <Notice tone="warning" isLive title={t('resend.tooSoonTitle')}>
          {t('resend.tooSoon')}
        </Notice>
      );
    default:
      return (
        <Notice tone="error" isLive>
          {t('resend.later')}
        </Notice>
      );
  }
}
