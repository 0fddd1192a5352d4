/** The exchanges with the hours fund, the latest first. */
import { useTranslation } from 'react-i18next';
import { EXCHANGE_SORTS } from '#contract/hours/exchange-lists.ts';
import { readPage } from '#web/api/read.ts';
import { InboxDrawing } from '#web/ui/drawings/empty.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ListTable } from '#web/ui/table/list-table.tsx';
import { useListPage, useServerList } from '#web/ui/table/use-server-list.ts';
import { useExchangeColumns } from '../parts/columns.tsx';
import { useOpenExchange } from '../parts/use-open-exchange.ts';

/** A list whose rows open the exchange beside it. */
export function FundMoves() {
  const { t } = useTranslation('fund');
  const page = useListPage(EXCHANGE_SORTS, '-dateOfTransaction');
  const list = useServerList(page, readPage('listFundMoves', { query: page.query }));
  const columns = useExchangeColumns({ perspective: 'bank' });
  const { open } = useOpenExchange();
  return (
    <ListTable
      list={list}
      caption={t('moves')}
      columns={columns}
      rowKey={({ id }) => id}
      onOpen={({ id }) => open(id)}
      empty={
        <EmptyState drawing={<InboxDrawing />} title={t('noMoves')}>
          {t('noMovesText')}
        </EmptyState>
      }
    />
  );
}
