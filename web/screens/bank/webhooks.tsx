/** At the bank's desk: which programs are told what happens (specification §29). */
import { useTranslation } from 'react-i18next';
import { WebhooksCard } from '#web/features/sending/webhooks/webhooks-card.tsx';
import { Stack } from '#web/ui/page/card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';

/** /bank-webhooks */
export default function Webhooks() {
  const { t } = useTranslation('webhooks');
  return (
    <Stack>
      <PageTitle>{t('title')}</PageTitle>
      <p>{t('lead')}</p>
      <WebhooksCard />
    </Stack>
  );
}
