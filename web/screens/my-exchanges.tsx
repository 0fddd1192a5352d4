/** A member's own exchanges with their balance (specification §2, /my-transaction). */
import { useMe } from '#web/features/accounts/queries.ts';
import { ExchangePanel } from '#web/features/exchanges/exchange-panel.tsx';
import { ExportButton } from '#web/features/exchanges/mine/export-button.tsx';
import { OwnFilterBar } from '#web/features/exchanges/mine/own-filters.tsx';
import { OwnTable } from '#web/features/exchanges/mine/own-table.tsx';
import { OwnTitle } from '#web/features/exchanges/mine/own-title.tsx';
import { useOwnFilters } from '#web/features/exchanges/mine/use-own-filters.ts';
import { Stack } from '#web/ui/page/card.tsx';

/** /my-transaction */
export default function MyExchanges() {
  const { data: me } = useMe();
  const filtering = useOwnFilters();
  return (
    <Stack>
      <OwnTitle balance={me}>
        <ExportButton {...filtering} />
      </OwnTitle>
      <OwnFilterBar {...filtering} />
      <OwnTable {...filtering} />
      <ExchangePanel balance={me?.total} />
    </Stack>
  );
}
