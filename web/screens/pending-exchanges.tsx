/** The reader's pending exchanges (specification §2, /confirm-transaction). */
import { useTranslation } from 'react-i18next';
import { useMe } from '#web/features/accounts/queries.ts';
import { PendingList } from '#web/features/exchanges/mine/pending-list.tsx';
import { ExchangePanel } from '#web/features/exchanges/parts/exchange-panel.tsx';
import { Stack } from '#web/ui/page/card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';

/** /confirm-transaction */
export default function PendingExchanges() {
  const { t } = useTranslation('exchanges');
  const { data: me } = useMe();
  return (
    <Stack>
      <PageTitle>{t('pending.title')}</PageTitle>
      <p>{t('pending.lead')}</p>
      <PendingList balance={me?.total} />
      <ExchangePanel perspective="own" balance={me?.total} />
    </Stack>
  );
}
