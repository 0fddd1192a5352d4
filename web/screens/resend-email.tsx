/** For people whose e-mail is not verified (specification §2, §7): sends the link again. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router';
import { storedEmail } from '#web/api/session.ts';
import { useSession } from '#web/api/use-session.ts';
import { EmailForm } from '#web/features/accounts/email-form.tsx';
import { homeOf } from '#web/features/accounts/places.ts';
import { type ResendOutcome, resendVerification } from '#web/features/accounts/resend.ts';
import { useSignOut } from '#web/features/accounts/sign-out.ts';
import { useFreshStatus } from '#web/features/accounts/use-fresh-status.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { PublicFrame } from './frame/public-frame.tsx';
import { ResendNotice } from './resend/resend-notice.tsx';

export default function ResendEmailScreen() {
  const { t } = useTranslation('accounts');
  const session = useSession();
  const known = emailIn(useLocation().state) ?? (session ? storedEmail() : undefined);
  const [outcome, setOutcome] = useState<ResendOutcome>();
  useFreshStatus(session?.status === 'not-verified');
  if (session && session.status !== 'not-verified')
    return <Navigate to={homeOf(session)} replace />;

  const resend = async (email: string) => {
    setOutcome(undefined);
    setOutcome(await resendVerification(email));
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
      {session && <SignedInAs email={storedEmail() ?? session.fullName} />}
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

/** The address one has just registered with. */
function emailIn(state: unknown): string | undefined {
  const isKnown = typeof state === 'object' && state !== null && 'email' in state;
  return isKnown ? String(state.email) : undefined;
}
