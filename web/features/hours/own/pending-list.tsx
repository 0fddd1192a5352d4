/** The reader's pending exchanges, on either side (specification §2, /confirm-transaction). */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EXCHANGE_SIDES, type ExchangeSide } from '#contract/hours/exchange-lists.ts';
import type { PendingExchange } from '#contract/hours/exchanges.ts';
import { SEARCH_MAX } from '#contract/limits.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { paths } from '#web/paths.ts';
import { useUrlState } from '#web/ui/address.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { InboxDrawing } from '#web/ui/drawings/empty.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FilterBar, SelectFilter } from '#web/ui/table/filters.tsx';
import { ListTable } from '#web/ui/table/list-table.tsx';
import { SearchField } from '#web/ui/table/search-field.tsx';
import { useStillServerList } from '#web/ui/table/use-server-list.ts';
import { keyOf, useExchangeActions } from '../parts/actions.ts';
import { CancelOwnDialog } from '../parts/cancel-own-dialog.tsx';
import { useExchangeColumns } from '../parts/columns.tsx';
import { PendingMatter } from '../parts/pending-matter.tsx';
import { pendingQuery } from '../parts/queries.ts';
import { useExchangePage } from '../parts/use-exchange-page.ts';
import { useGone } from '../parts/use-gone.ts';
import { OrderFilter, useOrderedColumns } from './own-order.tsx';

const DEFAULTS = { side: '' };

/** All; received, so the reader confirms; given, so the other one does. */
const SIDES = ['', 'debtor', 'creditor'] as const;

/** So many are seen at a glance: nothing needs to be filtered. */
const FEW = 3;

/** What is up to the reader stands first. */
function byTurn(rows: readonly PendingExchange[]): PendingExchange[] {
  return [
    ...rows.filter(({ canConfirm }) => canConfirm),
    ...rows.filter(({ canConfirm }) => !canConfirm),
  ];
}

/** The filters and the list in two groups; newest first. */
export function PendingList({ balance }: { balance: number | undefined }) {
  const { t } = useTranslation(['exchanges', 'own-exchanges']);
  const { userId: readerId } = useSignedIn();
  const [toCancel, setToCancel] = useState<PendingExchange>();
  const { confirm, cancel } = useExchangeActions('own');
  const [state, set] = useUrlState(DEFAULTS);
  const side = EXCHANGE_SIDES.find((one) => one === state.side);
  const page = useExchangePage();
  const isFiltered = side !== undefined || page.q !== '';
  const isFirst = !isFiltered && !page.query.offset;
  const query = pendingQuery({ ...page.query, side, q: page.q }, isFirst ? 'pending' : undefined);
  const list = useStillServerList(page, query, { keyOf, useGone });
  const columns = useOrderedColumns(
    useExchangeColumns<PendingExchange>({ perspective: 'own', hasSentence: true }),
  );
  const table = (
    <ListTable
      list={{ ...list, rows: list.rows && byTurn(list.rows) }}
      groupOf={({ canConfirm }) => t(`pending.groups.${canConfirm ? 'yours' : 'theirs'}`)}
      caption={t('pending.caption')}
      columns={columns}
      rowKey={({ id }) => id}
      hasOrderInFilters
      arrivals={(count) => t('pending.newcomers', { count })}
      detail={(exchange) => (
        <PendingMatter
          {...{ exchange, balance, readerId }}
          isInRow
          onConfirm={confirm}
          onCancel={setToCancel}
        />
      )}
      empty={<NothingPending isFiltered={isFiltered} />}
    />
  );
  // Whether there are filters is known with the rows: both appear at once, and nothing moves.
  if (!list.rows && !isFiltered) return table;
  return (
    <>
      {(isFiltered || (list.total ?? 0) > FEW) && (
        <FilterBar
          label={t('own-exchanges:filters')}
          count={Number(side !== undefined) + Number(page.q !== '')}
          close={
            list.total === undefined
              ? t('own-exchanges:showSoon')
              : t('own-exchanges:show', { count: list.total })
          }
        >
          <SelectFilter<ExchangeSide | ''>
            label={t('pending.turn')}
            value={side ?? ''}
            options={SIDES.map((value) => ({ value, label: t(`pending.turns.${value || 'all'}`) }))}
            onChange={(next) => set({ side: next }, { replace: true })}
          />
          <SearchField
            label={t('own-exchanges:search')}
            value={page.q}
            maxLength={SEARCH_MAX}
            onSearch={page.search}
          />
          <OrderFilter />
        </FilterBar>
      )}
      {table}
      <CancelOwnDialog exchange={toCancel} onClose={() => setToCancel(undefined)} onUndo={cancel} />
    </>
  );
}

function NothingPending({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslation(['exchanges', 'own-exchanges']);
  if (isFiltered) {
    return (
      <EmptyState
        drawing={<InboxDrawing />}
        title={t('own-exchanges:nothingFound.title')}
        action={<ButtonLink to={paths.pendingExchanges}>{t('pending.seeAll')}</ButtonLink>}
      >
        {t('own-exchanges:waitsNotFound')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      drawing={<InboxDrawing />}
      title={t('pending.empty')}
      action={<ButtonLink to={paths.newExchange}>{t('record')}</ButtonLink>}
    >
      {t('own-exchanges:waitsNothing')}
    </EmptyState>
  );
}
