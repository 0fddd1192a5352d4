/** The exchanges of one's bank, ten a page, the newest first (specification §2, bank exchanges). */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Exchange } from '#contract/exchanges.ts';
import { FieldText } from '#web/api/error-text.tsx';
import { paths } from '#web/paths.ts';
import { usePageInRange } from '#web/ui/address.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { DecisionButton } from '#web/ui/decision/decision-button.tsx';
import { ListDrawing } from '#web/ui/drawings/empty.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadTrouble } from '#web/ui/notice/load-trouble.tsx';
import { Notice } from '#web/ui/notice/notice.tsx';
import { useFocusKept } from '#web/ui/page/use-focus-kept.ts';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { banksQuery } from '../queries.ts';
import { useExchangePage } from '../use-exchange-page.ts';
import css from './desk.module.css';
import { deskColumns } from './desk-columns.tsx';
import { DetailsButton } from './details-button.tsx';
import { bankExchangesQuery } from './queries.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import { type useDeskFilters, wanted } from './use-desk-filters.ts';
import { useRemoval } from './use-removal.ts';

/** The table under the filters. */
export function HistoryTable({ filters, isReversed }: ReturnType<typeof useDeskFilters>) {
  const { t } = useTranslation('bank-exchanges');
  const { query, ...pages } = useExchangePage();
  const { data: banks } = useQuery(banksQuery);
  const list = useQuery({
    ...bankExchangesQuery({ ...query, ...wanted(filters), status: filters.status }),
    enabled: !isReversed,
  });
  const [asked, setAsked] = useState<Exchange>();
  const remove = useRemoval();
  usePageInRange(pages, list.data?.total);
  useFocusKept();
  if (isReversed && !list.data) {
    return (
      <Notice tone="warning">
        <FieldText code="order-reversed" />
      </Notice>
    );
  }
  if (list.isError && !list.data) {
    return <LoadTrouble query={list} />;
  }
  const columns = deskColumns<Exchange>({
    t,
    own: banks?.[0]?.name,
    acts: (exchange) => <RowActs exchange={exchange} onRemove={setAsked} />,
  });
  return (
    <div className={css.dense}>
      <DataTable
        caption={t('history.caption')}
        columns={columns}
        rows={list.data?.items}
        rowKey={({ id }) => id}
        total={list.data?.total}
        isRefreshing={list.isPlaceholderData}
        page={pages.page}
        onPage={pages.setPage}
        sort={pages.sort}
        onSort={pages.setSort}
        empty={<NoExchange />}
      />
      <RemoveDialog exchange={asked} onClose={() => setAsked(undefined)} onRemove={remove} />
    </div>
  );
}

interface RowActsProps {
  exchange: Exchange;
  onRemove: (exchange: Exchange) => void;
}

function RowActs({ exchange, onRemove }: RowActsProps) {
  const { t } = useTranslation('bank-exchanges');
  return (
    <div className={css.acts}>
      <DetailsButton id={exchange.id} />
      {exchange.status === 'confirmed' && (
        <DecisionButton small kind="danger" onClick={() => onRemove(exchange)}>
          {t('history.remove')}
          <span className="only-for-ears"> {t('history.ofExchange', { id: exchange.id })}</span>
        </DecisionButton>
      )}
    </div>
  );
}

function NoExchange() {
  const { t } = useTranslation('bank-exchanges');
  return (
    <EmptyState
      drawing={<ListDrawing />}
      title={t('history.empty')}
      action={
        <div className={css.bulkActs}>
          <ButtonLink kind="secondary" to={`${paths.bankExchanges}?from=`}>
            {t('history.all')}
          </ButtonLink>
          <ButtonLink to={paths.bankNewExchange}>{t('history.emptyAct')}</ButtonLink>
        </div>
      }
    >
      {t('history.emptyText')}
    </EmptyState>
  );
}
