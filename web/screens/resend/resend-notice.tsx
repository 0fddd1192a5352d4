/** How asking for the link again went, with the next step (specification §8, resend). */
import { useTranslation } from 'react-i18next';
import type { ResendOutcome } from '#web/features/accounts/resend.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice/notice.tsx';

/** One notice for each of the portal's answers. */
export function ResendNotice({ answer, email }: ResendOutcome) {
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
    case 'verified':
      return (
        <Notice isLive action={<ToLogin />}>
          {t('resend.verified')}
        </Notice>
      );
    case 'unknown':
      return (
        <Notice
          tone="error"
          isLive
          action={
            <>
              <ToLogin />
              <ButtonLink kind="quiet" small to={paths.register}>
                {t('resend.register')}
              </ButtonLink>
            </>
          }
        >
          {t('resend.unknown')}
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

function ToLogin() {
  const { t } = useTranslation('accounts');
  return (
    <ButtonLink kind="secondary" small to={paths.login}>
      {t('resend.login')}
    </ButtonLink>
  );
}
