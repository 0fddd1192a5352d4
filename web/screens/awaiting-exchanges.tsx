/** The exchanges awaiting confirmation, mine and the others' (specification §2, /confirm-transaction). */
import { useTranslation } from 'react-i18next';
import { useMe } from '#web/features/accounts/queries.ts';
import { AwaitingFilterBar } from '#web/features/exchanges/awaiting-filters.tsx';
import { AwaitingTable } from '#web/features/exchanges/awaiting-table.tsx';
import { ExchangePanel } from '#web/features/exchanges/exchange-panel.tsx';
import { useAwaitingFilters } from '#web/features/exchanges/use-awaiting-filters.ts';
import { Stack } from '#web/ui/page/card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';

/** /confirm-transaction */
export default function AwaitingExchanges() {
  const { t } = useTranslation('exchanges');
  const { data: me } = useMe();
  const filtering = useAwaitingFilters();
  return (
    <Stack>
      <PageTitle>{t('awaiting.title')}</PageTitle>
      <p>{t('awaiting.lead')}</p>
      <AwaitingFilterBar {...filtering} />
      <AwaitingTable balance={me?.total} filtering={filtering} />
      <ExchangePanel balance={me?.total} />
    </Stack>
  );
}
