/** The address is confirmed: five seconds, counted in sight, then the login page (specification §9). */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useSession } from '#web/api/use-session.ts';
import { refreshSession } from '#web/features/accounts/session-upkeep.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice/notice.tsx';

const SECONDS = 5;

/** Good news with a countdown; whoever is signed in already finds their own page there. */
export function Confirmed({ email }: { email: string }) {
  const { t } = useTranslation('accounts');
  const navigate = useNavigate();
  const hasSession = useSession() !== undefined;
  const [left, setLeft] = useState(SECONDS);
  useEffect(() => {
    if (hasSession) void refreshSession();
  }, [hasSession]);
  useEffect(() => {
    if (left === 0) void navigate(paths.login, { replace: true });
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left, navigate]);
  return (
    <Notice
      tone="success"
      title={<span role="status">{t('confirm.doneTitle')}</span>}
      action={<ButtonLink to={paths.login}>{t('confirm.login')}</ButtonLink>}
    >
      <p>{t('confirm.done', { email })}</p>
      <p>{t('confirm.countdown', { count: left })}</p>
    </Notice>
  );
}
