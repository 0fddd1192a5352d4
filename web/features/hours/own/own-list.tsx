/** The reader's own exchanges, ten a page, with the balance after each (specification §2, my exchanges). */
import { useTranslation } from 'react-i18next';
import { carriesBalances } from '#contract/hours/exchange-lists.ts';
import type { OwnExchange } from '#contract/hours/exchanges.ts';
import { FieldText } from '#web/api/refusal.tsx';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { ListDrawing } from '#web/ui/drawings/empty.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { BalanceHours } from '#web/ui/hours/balance-hours.tsx';
import { hoursWidth } from '#web/ui/hours/hours-width.ts';
import { Notice } from '#web/ui/notice/notice.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { ListTable } from '#web/ui/table/list-table.tsx';
import { useServerList } from '#web/ui/table/use-server-list.ts';
import { DetailsButton, useExchangeColumns } from '../parts/columns.tsx';
import { OWN_SIDES, ownExchangesQuery } from '../parts/queries.ts';
import { useExchangePage } from '../parts/use-exchange-page.ts';
import { useOpenExchange } from '../parts/use-open-exchange.ts';
import type { useOwnFilters } from './own-filters.tsx';
import { useOrderedColumns } from './own-order.tsx';

interface OwnListProps extends ReturnType<typeof useOwnFilters> {
  /** All rows at once, for the paper. */
  whole: readonly OwnExchange[] | undefined;
}

/** The list under the filters. */
export function OwnList({ filters, isReversed, isFiltered, whole }: OwnListProps) {
  const { t } = useTranslation(['exchanges', 'own-exchanges']);
  const page = useExchangePage();
  const { open } = useOpenExchange();
  const { view, ...rest } = filters;
  const list = useServerList(page, {
    ...ownExchangesQuery(view, { ...page.query, ...rest }),
    enabled: !isReversed,
  });
  const balance: Column<OwnExchange> = {
    key: 'balanceAfter',
    header: t('columns.balanceAfter'),
    cell: ({ balanceAfter }) =>
      balanceAfter !== null && <BalanceHours hours={balanceAfter} inInk />,
    align: 'end',
    width: hoursWidth(6),
  };
  const hasBalances = carriesBalances({ ...rest, side: OWN_SIDES[view], sort: page.sort });
  const columns: Column<OwnExchange>[] = [
    ...useOrderedColumns(useExchangeColumns<OwnExchange>({ perspective: 'own', paper: whole })),
    ...(hasBalances ? [balance] : []),
    {
      key: 'details',
      header: t('columns.details'),
      cell: ({ id }) => <DetailsButton id={id} perspective="own" />,
      onPhone: 'hidden',
      isHeaderQuiet: true,
      width: 5.75,
    },
  ];
  const none = isFiltered ? 'nothingFound' : 'nothing';
  return (
    <ListTable
      list={list}
      caption={t('own-exchanges:caption')}
      columns={columns}
      rowKey={({ id }) => id}
      onOpen={({ id }) => open(id)}
      whole={whole}
      hasOrderInFilters
      blocked={
        isReversed && (
          <Notice tone="warning">
            <FieldText code="order-reversed" />
          </Notice>
        )
      }
      empty={
        <EmptyState
          drawing={<ListDrawing />}
          title={t(`own-exchanges:${none}.title`)}
          action={
            <ButtonLink to={isFiltered ? paths.myExchanges : paths.newExchange}>
              {t(`own-exchanges:${none}.act`)}
            </ButtonLink>
          }
        >
          {t(`own-exchanges:${none}.text`)}
        </EmptyState>
      }
    />
  );
}
