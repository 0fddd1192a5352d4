/** The reader's pending exchanges (specification §2, /confirm-transaction). */
import { useTranslation } from 'react-i18next';
import { PendingList } from '#web/features/hours/own/pending-list.tsx';
import { ExchangePanel } from '#web/features/hours/parts/exchange-panel.tsx';
import { useOwnBalance } from '#web/features/people/accounts/queries.ts';
import { Stack } from '#web/ui/page/card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';

/** /confirm-transaction */
export default function PendingExchanges() {
  const { t } = useTranslation('exchanges');
  const { balance } = useOwnBalance();
  return (
    <Stack>
      <PageTitle>{t('pending.title')}</PageTitle>
      <p>{t('pending.lead')}</p>
      <PendingList balance={balance?.total} />
      <ExchangePanel perspective="own" balance={balance?.total} />
    </Stack>
  );
}
