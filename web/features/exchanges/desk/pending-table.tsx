/** The exchanges that wait in one's bank, to be decided one by one or many at once (specification §2). */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PendingExchange } from '#contract/exchanges.ts';
import { FieldText } from '#web/api/error-text.tsx';
import { paths } from '#web/paths.ts';
import { usePageInRange } from '#web/ui/address.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Arrivals } from '#web/ui/decision/arrivals.tsx';
import { useStillList } from '#web/ui/decision/use-still-list.ts';
import { InboxDrawing } from '#web/ui/drawings/empty.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadTrouble } from '#web/ui/notice/load-trouble.tsx';
import { Notice } from '#web/ui/notice/notice.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { banksQuery } from '../queries.ts';
import { keyOf, useDecisions } from '../use-decisions.ts';
import { useExchangePage } from '../use-exchange-page.ts';
import { useGone } from '../use-gone.ts';
import { ChooseBox } from './choose-box.tsx';
import { CancelDialog, ConfirmExchangeDialog } from './decision-dialogs.tsx';
import css from './desk.module.css';
import { deskColumns } from './desk-columns.tsx';
import { DetailsButton } from './details-button.tsx';
import { PendingActs } from './pending-acts.tsx';
import { PendingChooser } from './pending-chooser.tsx';
import { bankPendingQuery } from './queries.ts';
import type { Chosen } from './use-chosen.ts';
import { type useDeskFilters, wanted } from './use-desk-filters.ts';

interface PendingTableProps extends ReturnType<typeof useDeskFilters> {
  chosen: Chosen;
}

/** The table under the filters. */
export function PendingTable({ filters, isReversed, isFiltered, chosen }: PendingTableProps) {
  const { t } = useTranslation(['bank-exchanges', 'exchanges']);
  const { query, ...pages } = useExchangePage();
  const days = wanted(filters);
  const list = useQuery({ ...bankPendingQuery({ ...query, ...days }), enabled: !isReversed });
  const [asked, setAsked] = useState<{ act: 'confirm' | 'cancel'; exchange: PendingExchange }>();
  const { confirm, cancel } = useDecisions();
  const still = useStillList(list.data, {
    listKey: JSON.stringify({ ...query, ...days }),
    keyOf,
    useGone,
    isOld: list.isPlaceholderData,
  });
  usePageInRange(pages, still.total);
  const columns = useColumns(chosen, setAsked);
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
  // Decided alone, it is no longer one of many.
  const forget = async (decision: Promise<boolean>) => {
    const isDecided = await decision;
    if (isDecided && asked) chosen.set([asked.exchange], false);
    return isDecided;
  };
  const question = (act: 'confirm' | 'cancel') => ({
    exchange: asked?.act === act ? asked.exchange : undefined,
    onClose: () => setAsked(undefined),
  });
  return (
    <div className={css.dense}>
      {list.data && still.rows && still.rows.length > 0 && (
        <PendingChooser
          page={{ items: still.rows.filter((row) => !still.lineFor(row)), total: list.data.total }}
          filters={days}
          chosen={chosen}
        />
      )}
      <Arrivals list={still} words={(count) => t('exchanges:awaiting.newcomers', { count })} />
      <DataTable
        caption={t('pending.caption')}
        columns={columns}
        rows={still.rows}
        lineFor={still.lineFor}
        rowKey={({ id }) => id}
        total={still.total}
        isRefreshing={list.isPlaceholderData}
        page={pages.page}
        onPage={pages.setPage}
        sort={pages.sort}
        onSort={pages.setSort}
        empty={<NothingWaits isFiltered={isFiltered} />}
      />
      <ConfirmExchangeDialog {...question('confirm')} onConfirm={(one) => forget(confirm(one))} />
      <CancelDialog {...question('cancel')} onCancel={(one, why) => forget(cancel(one, why))} />
    </div>
  );
}

type Ask = (asked: { act: 'confirm' | 'cancel'; exchange: PendingExchange }) => void;

/** A box to choose by, then what every list at the desk has. */
function useColumns(chosen: Chosen, ask: Ask): Column<PendingExchange>[] {
  const { t } = useTranslation('bank-exchanges');
  const { data: banks } = useQuery(banksQuery);
  const box: Column<PendingExchange> = {
    key: 'choose',
    header: t('columns.choose'),
    cell: (exchange) => (
      <div className={css.first}>
        <ChooseBox
          label={t('bulk.choose', { id: exchange.id })}
          short={t('columns.choose')}
          isChosen={chosen.has(exchange.id)}
          onChoose={(isChosen) => chosen.set([exchange], isChosen)}
        />
        <DetailsButton id={exchange.id} />
      </div>
    ),
    onPhone: 'plain',
    isHeaderQuiet: true,
    boneWidth: '1.5rem',
  };
  const acts = (exchange: PendingExchange) => (
    <PendingActs
      exchange={exchange}
      onConfirm={() => ask({ act: 'confirm', exchange })}
      onCancel={() => ask({ act: 'cancel', exchange })}
    />
  );
  return [box, ...deskColumns<PendingExchange>({ t, own: banks?.[0]?.name, acts })];
}

function NothingWaits({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslation('bank-exchanges');
  if (isFiltered) {
    return (
      <EmptyState
        drawing={<InboxDrawing />}
        title={t('pending.emptyFiltered')}
        action={
          <ButtonLink to={`${paths.bankPendingExchanges}?from=`}>{t('pending.seeAll')}</ButtonLink>
        }
      />
    );
  }
  return (
    <EmptyState drawing={<InboxDrawing />} title={t('pending.empty')}>
      {t('pending.emptyText')}
    </EmptyState>
  );
}
