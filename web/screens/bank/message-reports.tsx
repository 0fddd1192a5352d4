/** At the bank's desk: what members reported about messages (specification §21). */
import { useTranslation } from 'react-i18next';
import { DeskReports } from '#web/features/board/threads/desk-reports.tsx';
import { Stack } from '#web/ui/page/card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';

/** /bank-message-reports */
export default function MessageReports() {
  const { t } = useTranslation('threads');
  return (
    <Stack>
      <PageTitle>{t('desk.title')}</PageTitle>
      <p>{t('desk.lead')}</p>
      <DeskReports />
    </Stack>
  );
}
