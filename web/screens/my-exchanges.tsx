/** A member's own exchanges with their balance (specification §2, /my-transaction). */
import { useTranslation } from 'react-i18next';
import { useActing } from '#web/api/acting.ts';
import { OwnExport, OwnFilterBar, useOwnFilters } from '#web/features/hours/own/own-filters.tsx';
import { OwnTitle, PaperHead } from '#web/features/hours/own/own-head.tsx';
import { OwnList } from '#web/features/hours/own/own-list.tsx';
import { OwnPending } from '#web/features/hours/own/own-pending.tsx';
import { ExchangePanel } from '#web/features/hours/parts/exchange-panel.tsx';
import { ownExchangesQuery } from '#web/features/hours/parts/queries.ts';
import { useExchangePage } from '#web/features/hours/parts/use-exchange-page.ts';
import { PastExchanges } from '#web/features/paper/imports/past-exchanges.tsx';
import { useOwnBalance } from '#web/features/people/accounts/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { Stack } from '#web/ui/page/card.tsx';
import { usePrinting } from '#web/ui/paper/use-printing.ts';

/** /my-transaction */
export default function MyExchanges() {
  const { t } = useTranslation('own-exchanges');
  const { balance } = useOwnBalance();
  const isActing = useActing() !== undefined;
  const filtering = useOwnFilters();
  const { sort } = useExchangePage();
  const { view, ...rest } = filtering.filters;
  const { rows, isPreparing, print } = usePrinting(ownExchangesQuery(view, { ...rest, sort }));
  return (
    <Stack>
      <OwnTitle balance={balance}>
        <OwnExport {...filtering} />
        <Button kind="secondary" whileClosed busy={isPreparing} onClick={print}>
          {t('print.act')}
        </Button>
      </OwnTitle>
      <OwnFilterBar {...filtering} />
      <OwnPending {...filtering} />
      <PaperHead filters={filtering.filters} rows={rows} />
      <OwnList {...filtering} whole={rows} />
      {!isActing && <PastExchanges />}
      <ExchangePanel perspective="own" balance={balance?.total} />
    </Stack>
  );
}
