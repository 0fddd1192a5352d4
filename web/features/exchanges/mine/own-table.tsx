/** One's own exchanges, ten a page, with the balance after each (specification §2, my exchanges). */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { carriesBalances, type OwnExchange } from '#contract/exchanges.ts';
import { FieldText } from '#web/api/error-text.tsx';
import { useSignedIn } from '#web/api/use-session.ts';
import { usePageInRange } from '#web/ui/address.ts';
import { Button } from '#web/ui/button.tsx';
import { BalanceHours } from '#web/ui/hours/balance-hours.tsx';
import { LoadTrouble } from '#web/ui/notice/load-trouble.tsx';
import { Notice } from '#web/ui/notice/notice.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { exchangeColumns } from '../exchange-columns.tsx';
import css from '../exchanges.module.css';
import { OWN_SIDES, ownExchangesQuery } from '../queries.ts';
import { useExchangePage } from '../use-exchange-page.ts';
import { useOpenExchange } from '../use-open-exchange.ts';
import { NothingOwn } from './nothing-own.tsx';
import type { useOwnFilters } from './use-own-filters.ts';

interface OwnTableProps extends ReturnType<typeof useOwnFilters> {
  /** All rows at once, for the paper. */
  whole: readonly OwnExchange[] | undefined;
}

/** The table under the filters. */
export function OwnTable({ filters, isReversed, isFiltered, whole }: OwnTableProps) {
  const { t } = useTranslation('exchanges');
  const { userId } = useSignedIn();
  const { open } = useOpenExchange();
  const { query, ...pages } = useExchangePage();
  const { view, ...rest } = filters;
  const list = useQuery({
    ...ownExchangesQuery(view, { ...query, ...rest }),
    enabled: !isReversed,
  });
  usePageInRange(pages, list.data?.total);
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
  const balance: Column<OwnExchange> = {
    key: 'balanceAfter',
    header: t('columns.balanceAfter'),
    cell: ({ balanceAfter }) => balanceAfter !== null && <BalanceHours hours={balanceAfter} />,
    align: 'end',
  };
  const columns: Column<OwnExchange>[] = [
    ...exchangeColumns<OwnExchange>({ t, readerId: userId }),
    ...(carriesBalances({ ...rest, side: OWN_SIDES[view], sort: pages.sort }) ? [balance] : []),
    {
      key: 'details',
      header: t('columns.details'),
      cell: (row) => (
        <Button
          small
          kind="quiet"
          className={css.open}
          aria-label={t('one.openIt', { id: row.id })}
          onClick={() => open(row.id)}
        >
          {t('one.open')}
        </Button>
      ),
      onPhone: 'plain',
      isHeaderQuiet: true,
    },
  ];
  return (
    <div className={css.dense}>
      <DataTable
        caption={t('mine.caption')}
        columns={columns}
        rows={whole ?? list.data?.items}
        rowKey={({ id }) => id}
        total={whole?.length ?? list.data?.total}
        isRefreshing={list.isPlaceholderData}
        page={whole ? 1 : pages.page}
        pageSize={whole?.length ?? pages.limit}
        onPage={pages.setPage}
        sort={pages.sort}
        onSort={pages.setSort}
        empty={<NothingOwn isFiltered={isFiltered} />}
      />
    </div>
  );
}
