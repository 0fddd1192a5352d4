/**
 * Follows the link of the verification mail (specification §2, §23): says how it went, and goes to the
 * login page by itself after five seconds.
 */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { isRefusal } from '#web/api/api-error.ts';
import { ErrorText } from '#web/api/refusal.tsx';
import { useSession } from '#web/api/use-session.ts';
import { confirmationQuery } from '#web/features/people/accounts/mail-links.ts';
import { refreshSession } from '#web/features/people/accounts/session-upkeep.ts';
import type { SignInState } from '#web/features/people/accounts/sign-in-state.ts';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Drawing, fills } from '#web/ui/drawings/line.tsx';
import { Person } from '#web/ui/drawings/person.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/notice/notice.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import { PublicFrame } from './frame/public-frame.tsx';

export default function RegistrationConfirmScreen() {
  const { t } = useTranslation('accounts');
  const { registrationToken } = useParams();
  const [params] = useSearchParams();
  const token = registrationToken ?? params.get('registrationToken') ?? '';
  const { data, error, refetch } = useQuery({ ...confirmationQuery(token), enabled: token !== '' });
  return (
    <PublicFrame>
      <PageTitle>{t('confirm.title')}</PageTitle>
      {data && <Confirmed email={data.email} />}
      {token === '' && <Failed reason="missing" />}
      {error && !data && <NotConfirmed error={error} onRetry={() => void refetch()} />}
      {token !== '' && !data && !error && (
        <>
          <p>{t('confirm.checking')}</p>
          <TextSkeleton lines={2} />
        </>
      )}
    </PublicFrame>
  );
}

function NotConfirmed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('accounts');
  if (isRefusal(error, 'token-expired')) return <Failed reason="expired" />;
  if (isRefusal(error, 'token-invalid', 'invalid-input')) return <Failed reason="invalid" />;
  return (
    <Notice
      tone="error"
      isLive
      title={t('confirm.failedTitle')}
      action={
        <Button kind="secondary" small onClick={onRetry}>
          {t('confirm.again')}
        </Button>
      }
    >
      <ErrorText error={error} />
    </Notice>
  );
}

function Failed({ reason }: { reason: 'missing' | 'invalid' | 'expired' }) {
  const { t } = useTranslation('accounts');
  return (
    <Notice
      tone="error"
      isLive
      title={t('confirm.failedTitle')}
      action={<ButtonLink to={paths.resendEmail}>{t('confirm.resend')}</ButtonLink>}
    >
      {t(`confirm.${reason}`)}
    </Notice>
  );
}

const SECONDS = 5;

/** Good news with a countdown; a person who is already signed in continues to their own page. */
function Confirmed({ email }: { email: string }) {
  const { t } = useTranslation('accounts');
  const navigate = useNavigate();
  const hasSession = useSession() !== undefined;
  const [left, setLeft] = useState(SECONDS);
  useEffect(() => {
    if (hasSession) void refreshSession();
  }, [hasSession]);
  useEffect(() => {
    if (left === 0) void navigate(paths.login, { replace: true, state: { email } });
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left, navigate, email]);
  return (
    <Card>
      <EmptyState
        drawing={<WelcomeDrawing />}
        title={<span role="status">{t('confirm.doneTitle')}</span>}
        action={
          <ButtonLink to={paths.login} state={{ email } satisfies SignInState}>
            {t('confirm.login')}
          </ButtonLink>
        }
      >
        <p>{t('confirm.done', { email })}</p>
        <p>{t('confirm.welcome')}</p>
        <p>{t('confirm.countdown', { count: left })}</p>
      </EmptyState>
    </Card>
  );
}

/** For the happy moments: an address confirmed, a registration done. */
function WelcomeDrawing() {
  return (
    <Drawing width={260} height={150}>
      <Person
        x={58}
        y={138}
        hair="bun"
        hairFill={fills.sun}
        coat={fills.blue}
        arms="M24-56l22-26"
      />
      <Person
        x={202}
        y={138}
        hair="cap"
        hairFill={fills.red}
        coat={fills.card}
        arms="M-24-56l-22-26"
      />
      <circle cx="130" cy="58" r="26" fill={fills.sun} />
      <path d="M130 40v18h12M130 32v4M156 58h-4M130 84v-4M104 58h4" />
      <path d="M130 18V8M102 30l-7-7M158 30l7-7M88 58H78M172 58h10" strokeDasharray="1 7" />
      <path d="M14 138h232" />
    </Drawing>
  );
}
