/** A member's own exchanges with their balance (specification §2, /my-transaction). */
import { useTranslation } from 'react-i18next';
import { useMe } from '#web/features/accounts/queries.ts';
import { ExchangePanel } from '#web/features/exchanges/exchange-panel.tsx';
import { ExportButton } from '#web/features/exchanges/mine/export-button.tsx';
import { OwnFilterBar } from '#web/features/exchanges/mine/own-filters.tsx';
import { OwnPending } from '#web/features/exchanges/mine/own-pending.tsx';
import { OwnTable } from '#web/features/exchanges/mine/own-table.tsx';
import { OwnTitle } from '#web/features/exchanges/mine/own-title.tsx';
import { PaperHead } from '#web/features/exchanges/mine/paper-head.tsx';
import { useOwnFilters } from '#web/features/exchanges/mine/use-own-filters.ts';
import { usePrinting } from '#web/features/exchanges/mine/use-printing.ts';
import { Button } from '#web/ui/button.tsx';
import { Stack } from '#web/ui/page/card.tsx';

/** /my-transaction */
export default function MyExchanges() {
  const { t } = useTranslation('exchanges');
  const { data: me } = useMe();
  const filtering = useOwnFilters();
  const { rows, isPreparing, print } = usePrinting(filtering);
  return (
    <Stack>
      <OwnTitle balance={me}>
        <ExportButton {...filtering} />
        <Button kind="secondary" busy={isPreparing} onClick={print}>
          {t('print.act')}
        </Button>
      </OwnTitle>
      <OwnFilterBar {...filtering} />
      <OwnPending {...filtering} />
      <PaperHead filters={filtering.filters} />
      <OwnTable {...filtering} whole={rows} />
      <ExchangePanel balance={me?.total} />
    </Stack>
  );
}
