/** The bank's pending exchanges, decided one by one or many at once (specification §2). */

import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EXCHANGE_SORTS } from '#contract/hours/exchange-lists.ts';
import type { PendingExchange } from '#contract/hours/exchanges.ts';
import { DAY_MS } from '#contract/time.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { DecisionButton } from '#web/ui/decision/decision-button.tsx';
import { InboxDrawing } from '#web/ui/drawings/empty.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Whole } from '#web/ui/page/words.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { ListTable } from '#web/ui/table/list-table.tsx';
import { actsColumn, RowActs } from '#web/ui/table/row-acts.tsx';
import { useListPage, useStillServerList } from '#web/ui/table/use-server-list.ts';
import { keyOf, useExchangeActions } from '../parts/actions.ts';
import { DetailsButton, useExchangeColumns } from '../parts/columns.tsx';
import { ConfirmExchangeDialog } from '../parts/confirm-exchange-dialog.tsx';
import { CancelDialog } from '../parts/dialogs.tsx';
import { bankPendingQuery } from '../parts/queries.ts';
import { useGone } from '../parts/use-gone.ts';
import { useOpenExchange } from '../parts/use-open-exchange.ts';
import css from './desk.module.css';
import { DaysReversed } from './filters.tsx';
import { type useDeskFilters, wireFilters } from './use-filters.ts';
import { mayConfirm, type Selected } from './use-selected.ts';

interface PendingListProps extends ReturnType<typeof useDeskFilters> {
  selected: Selected;
}

/** The list under the filters. */
export function PendingList({ filters, isReversed, isFiltered, selected }: PendingListProps) {
  const { t } = useTranslation(['bank-exchanges', 'exchanges']);
  const page = useListPage(EXCHANGE_SORTS, 'createdAt');
  const { open } = useOpenExchange();
  const query = {
    ...bankPendingQuery({ ...page.query, ...wireFilters(filters) }),
    enabled: !isReversed,
  };
  const list = useStillServerList(page, query, { keyOf, useGone });
  const [question, ask] = useState<{ act: Act; exchange: PendingExchange }>();
  const { confirm, cancel } = useExchangeActions('bank');
  const since: Column<PendingExchange> = {
    key: 'createdAt',
    header: t('pending.since'),
    width: 5.75,
    cell: ({ createdAt }) => <Whole as="span">{waitingText(t, createdAt)}</Whole>,
    sortable: true,
  };
  const columns = [
    since,
    ...useExchangeColumns<PendingExchange>({ perspective: 'bank' }),
    actsColumn<PendingExchange>(
      t('columns.acts'),
      (exchange) => <Acts exchange={exchange} onAsk={(act) => ask({ act, exchange })} />,
      13.25,
    ),
  ];
  // Decided alone, it is no longer one of many.
  const deselect = async (decision: Promise<boolean>) => {
    const isDecided = await decision;
    if (isDecided && question) selected.set([question.exchange], false);
    return isDecided;
  };
  const dialog = (act: Act) => ({
    exchange: question?.act === act ? question.exchange : undefined,
    onClose: () => ask(undefined),
  });
  return (
    <>
      <ListTable
        list={list}
        caption={t('pending.caption')}
        columns={columns}
        rowKey={({ id }) => id}
        onOpen={({ id }) => open(id)}
        arrivals={(count) => t('exchanges:pending.newcomers', { count })}
        selection={{
          ...selected,
          can: mayConfirm,
          header: t('columns.choose'),
          rowLabel: ({ id }) => t('bulk.choose', { id }),
          pageLabel: t('bulk.page'),
          beside: ({ id }) => <DetailsButton id={id} perspective="bank" />,
        }}
        blocked={isReversed && <DaysReversed />}
        empty={<NothingPending isFiltered={isFiltered} />}
      />
      <ConfirmExchangeDialog
        {...dialog('confirm')}
        onConfirm={(exchange, how) => deselect(confirm(exchange, how))}
      />
      <CancelDialog
        perspective="bank"
        {...dialog('cancel')}
        onUndo={(exchange, reason) => deselect(cancel(exchange, reason))}
      />
    </>
  );
}

export type Act = 'confirm' | 'cancel';

interface ActsProps {
  exchange: PendingExchange;
  onAsk: (act: Act) => void;
}

/** Confirm and cancel, each with a question behind it. */
export function Acts({ exchange, onAsk }: ActsProps) {
  const { t } = useTranslation('bank-exchanges');
  const which = (
    <span className="visually-hidden"> {t('history.ofExchange', { id: exchange.id })}</span>
  );
  return (
    <RowActs>
      {exchange.canConfirm ? (
        <DecisionButton small kind="secondary" onClick={() => onAsk('confirm')}>
          {t('pending.confirm')}
          {which}
        </DecisionButton>
      ) : (
        <span className={css.waits}>
          <WaitsFor exchange={exchange} />
        </span>
      )}
      {exchange.canCancel && (
        <DecisionButton small kind="quiet" onClick={() => onAsk('cancel')}>
          {t('pending.cancel')}
          {which}
        </DecisionButton>
      )}
    </RowActs>
  );
}

/** Whom it waits for: the person who received, or of what the fund gives, another administrator or hours. */
function WaitsFor({ exchange }: { exchange: PendingExchange }) {
  const { t } = useTranslation('bank-exchanges');
  const { userId } = useSignedIn();
  if (exchange.fundSide !== 'to') {
    return t('pending.waitsFor', { name: exchange.userToDisplayName });
  }
  return t(exchange.userFromId === userId ? 'pending.waitsForAnother' : 'pending.waitsForFund');
}

/** How long it has been waiting: "12 giorni". */
function waitingText(t: TFunction<'bank-exchanges'>, createdAt: string): string {
  const days = Math.max(0, Math.floor((Date.now() - Date.parse(createdAt)) / DAY_MS));
  return days === 0 ? t('pending.sinceToday') : t('pending.sinceDays', { count: days });
}

function NothingPending({ isFiltered }: { isFiltered: boolean }) {
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
