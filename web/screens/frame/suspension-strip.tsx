/** Since when nothing moves in the reader's bank, and whom they may ask (specification §38). */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { suspensionQuery } from '#web/features/banks/suspension.ts';
import { tableDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { MailLink } from '#web/ui/contact-links.tsx';
import { Notice } from '#web/ui/notice/notice.tsx';

/** Nothing while the bank is open. */
export default function SuspensionStrip() {
  const { t } = useTranslation('threads');
  const { data } = useQuery(suspensionQuery);
  if (!data) return null;
  const day = tableDay(data.since, currentLanguage());
  return (
    <Notice title={t('suspended.title', { day })}>
      {t('suspended.text')} {data.bank}, <MailLink email={data.email} />
      {data.phone && `, ${data.phone}`}
    </Notice>
  );
}
