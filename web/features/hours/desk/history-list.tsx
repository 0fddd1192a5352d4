/** The decided exchanges of the bank, ten a page, the newest first (specification §2, bank exchanges). */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Exchange } from '#contract/hours/exchanges.ts';
import { COUNTED_ENOUGH } from '#contract/limits.ts';
import { callStream } from '#web/api/call.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { DecisionButton } from '#web/ui/decision/decision-button.tsx';
import { ListDrawing } from '#web/ui/drawings/empty.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Acts } from '#web/ui/page/acts.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { ListTable } from '#web/ui/table/list-table.tsx';
import { actsColumn, RowActs } from '#web/ui/table/row-acts.tsx';
import { useServerList } from '#web/ui/table/use-server-list.ts';
import { DetailsButton, useExchangeColumns } from '../parts/columns.tsx';
import { ReverseDialog } from '../parts/dialogs.tsx';
import { ExportButton } from '../parts/export-button.tsx';
import { bankExchangesQuery } from '../parts/queries.ts';
import { useReversing } from '../parts/reversing.ts';
import { useExchangePage } from '../parts/use-exchange-page.ts';
import { useOpenExchange } from '../parts/use-open-exchange.ts';
import css from './desk.module.css';
import { DaysReversed } from './filters.tsx';
import { type useDeskFilters, wireFilters } from './use-filters.ts';

/** The list under the filters. */
export function HistoryList({ filters, isReversed }: ReturnType<typeof useDeskFilters>) {
  const { t } = useTranslation(['bank-exchanges', 'exchanges']);
  const { open } = useOpenExchange();
  const page = useExchangePage({ countTo: COUNTED_ENOUGH });
  const list = useServerList(page, {
    ...bankExchangesQuery({ ...page.query, ...wireFilters(filters), status: filters.status }),
    enabled: !isReversed,
  });
  const [toReverse, setToReverse] = useState<Exchange>();
  const reverse = useReversing('bank');
  const state: Column<Exchange> = {
    key: 'status',
    header: t('filters.status'),
    width: 8,
    cell: ({ status }) => t(`exchanges:status.${status}`),
  };
  const columns = [
    ...useExchangeColumns<Exchange>({ perspective: 'bank' }),
    ...(filters.status === 'all' ? [state] : []),
    actsColumn<Exchange>(
      t('columns.acts'),
      (exchange) => (
        <RowActs isQuiet>
          <DetailsButton id={exchange.id} perspective="bank" />
          {exchange.status === 'confirmed' && (
            <DecisionButton small kind="danger" onClick={() => setToReverse(exchange)}>
              {t('history.remove')}
              <span className="visually-hidden">
                {' '}
                {t('history.ofExchange', { id: exchange.id })}
              </span>
            </DecisionButton>
          )}
        </RowActs>
      ),
      7,
    ),
  ];
  return (
    <>
      <ListTable
        list={list}
        caption={t('history.caption')}
        columns={columns}
        rowKey={({ id }) => id}
        onOpen={({ id }) => open(id)}
        blocked={isReversed && <DaysReversed />}
        empty={<NoExchange q={filters.q} />}
      />
      <ReverseDialog
        perspective="bank"
        exchange={toReverse}
        onClose={() => setToReverse(undefined)}
        onUndo={reverse}
      />
    </>
  );
}

function NoExchange({ q }: { q: string }) {
  const { t } = useTranslation('bank-exchanges');
  if (q !== '') return <NothingFound q={q} />;
  return (
    <EmptyState
      drawing={<ListDrawing />}
      title={t('history.empty')}
      action={
        <Acts gap="tight" className={css.acts}>
          <ButtonLink kind="secondary" to={`${paths.bankExchanges}?from=`}>
            {t('history.all')}
          </ButtonLink>
          <ButtonLink to={paths.bankNewExchange}>{t('history.emptyAct')}</ButtonLink>
        </Acts>
      }
    >
      {t('history.emptyText')}
    </EmptyState>
  );
}

/** Words that some other day, person or state might have. */
function NothingFound({ q }: { q: string }) {
  const { t } = useTranslation('bank-exchanges');
  const everywhere = new URLSearchParams({ q, from: '', status: 'all' });
  return (
    <EmptyState
      drawing={<ListDrawing />}
      title={t('history.notFound')}
      action={
        <ButtonLink kind="secondary" to={`${paths.bankExchanges}?${everywhere}`}>
          {t('history.searchAll')}
        </ButtonLink>
      }
    >
      {t('history.notFoundText')}
    </EmptyState>
  );
}

/** What the filters let through, as a spreadsheet. */
export function HistoryExport({ filters, isReversed }: ReturnType<typeof useDeskFilters>) {
  const { sort } = useExchangePage();
  const { status } = filters;
  const query = { ...wireFilters(filters), status, sort };
  return (
    <ExportButton open={() => callStream('exportBankExchanges', { query })} disabled={isReversed} />
  );
}
