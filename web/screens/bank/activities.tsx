/** What the bank decides about kinds of service on its board (specification §20). */
import { useTranslation } from 'react-i18next';
import { ActivityRules } from '#web/features/board/notices/activity-rules.tsx';
import { Stack } from '#web/ui/page/card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';

/** /bank-board/activities */
export default function BankActivities() {
  const { t } = useTranslation('bank-board');
  return (
    <Stack>
      <PageTitle>{t('rules.title')}</PageTitle>
      <p>{t('rules.lead')}</p>
      <ActivityRules />
    </Stack>
  );
}
