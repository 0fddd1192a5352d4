/** How asking for the link again went, with the next step (specification §8, resend). */
import { useTranslation } from 'react-i18next';
import type { ResendOutcome } from '#web/features/accounts/mail-links.ts';
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
    default:
      return (
        <Notice tone="error" isLive>
          {t('resend.later')}
        </Notice>
      );
  }
}
