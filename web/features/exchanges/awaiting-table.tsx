/** The exchanges that wait, with the reader on either side (specification §2, /confirm-transaction). */
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PendingExchange } from '#contract/exchanges.ts';
import { CodeText } from '#web/api/error-text.tsx';
import { codeOf } from '#web/api/refusal.tsx';
import { useSignedIn } from '#web/api/use-session.ts';
import { paths } from '#web/paths.ts';
import { usePageInRange } from '#web/ui/address.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Arrivals } from '#web/ui/decision/arrivals.tsx';
import { useStillList } from '#web/ui/decision/use-still-list.ts';
import { InboxDrawing } from '#web/ui/drawings/empty.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadTrouble } from '#web/ui/notice/load-trouble.tsx';
import { Notice } from '#web/ui/notice/notice.tsx';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { exchangeColumns } from './exchange-columns.tsx';
import { ExchangeMatter } from './exchange-matter.tsx';
import css from './exchanges.module.css';
import { pendingQuery } from './queries.ts';
import type { useAwaitingFilters } from './use-awaiting-filters.ts';
import { keyOf, useDecisions } from './use-decisions.ts';
import { useExchangePage } from './use-exchange-page.ts';
import { useGone } from './use-gone.ts';

interface AwaitingTableProps {
  balance: number | undefined;
  filtering: ReturnType<typeof useAwaitingFilters>;
}

/** The table; ten a page, newest first; new rows wait behind a button. */
export function AwaitingTable({ balance, filtering }: AwaitingTableProps) {
  const { t } = useTranslation('exchanges');
  const { userId } = useSignedIn();
  const [asked, setAsked] = useState<PendingExchange>();
  const { confirm, cancel } = useDecisions();
  const { query, ...pages } = useExchangePage();
  const { filters, isFiltered } = filtering;
  const pending = useQuery(pendingQuery({ ...query, ...filters }));
  const { data, isPlaceholderData } = pending;
  const listKey = JSON.stringify({ ...query, ...filters });
  const list = useStillList(data, { listKey, keyOf, useGone, isOld: isPlaceholderData });
  usePageInRange(pages, list.total);
  const columns = useMemo(
    () => exchangeColumns<PendingExchange>({ t, readerId: userId, isWordy: true }),
    [t, userId],
  );
  if (pending.isError && !data) return <LoadTrouble query={pending} />;
  return (
    <div className={css.dense}>
      {pending.isError && (
        <Notice tone="warning" isLive title={t('notFresh')}>
          <CodeText code={codeOf(pending.error)} />
        </Notice>
      )}
      <Arrivals list={list} words={(count) => t('awaiting.newcomers', { count })} />
      <DataTable
        caption={t('awaiting.caption')}
        columns={columns}
        rows={list.rows}
        rowKey={(row) => row.id}
        total={list.total}
        lineFor={list.lineFor}
        isRefreshing={isPlaceholderData}
        page={pages.page}
        sort={pages.sort}
        onPage={pages.setPage}
        onSort={pages.setSort}
        detail={(exchange) => (
          <ExchangeMatter
            {...{ exchange, balance }}
            readerId={userId}
            onConfirm={confirm}
            onCancel={setAsked}
          />
        )}
        empty={<NothingWaits isFiltered={isFiltered} />}
      />
      <CancelDialog
        exchange={asked}
        readerId={userId}
        onClose={() => setAsked(undefined)}
        onCancel={cancel}
      />
    </div>
  );
}

function NothingWaits({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslation('exchanges');
  if (isFiltered)
    return (
      <EmptyState
        drawing={<InboxDrawing />}
        title={t('mine.nothingFound.title')}
        action={<ButtonLink to={paths.awaitingExchanges}>{t('awaiting.seeAll')}</ButtonLink>}
      >
        {t('awaiting.nothingFound')}
      </EmptyState>
    );
  return (
    <EmptyState
      drawing={<InboxDrawing />}
      title={t('awaiting.empty')}
      action={<ButtonLink to={paths.newExchange}>{t('home.cards.record.act')}</ButtonLink>}
    >
      {t('awaiting.emptyText')}
    </EmptyState>
  );
}
