/** What a changed address means, said before it is saved (specification §4, e-mail change). */
import { useTranslation } from 'react-i18next';
import { emailSchema } from '#contract/values.ts';
import { Notice } from '#web/ui/notice/notice.tsx';

/** Names the address as the portal will know it, as soon as it is one. */
export function EmailWarning({ email }: { email: string }) {
  const { t } = useTranslation('accounts');
  const { data: known } = emailSchema.safeParse(email);
  return (
    <Notice tone="warning" isLive>
      {known && <p>{t('profile.email.fromNowOn', { email: known })}</p>}
      <p>{t('profile.editor.emailWarning')}</p>
    </Notice>
  );
}
