/** People who chose the bank and have not verified their address (specification §2, unverified members). */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Unverified } from '#contract/people/joining.ts';
import { UNVERIFIED_SORTS } from '#contract/people/joining-sorts.ts';
import { personName } from '#contract/person-name.ts';
import { call } from '#web/api/call.ts';
import { POLLED } from '#web/api/query-client.ts';
import { readPage } from '#web/api/read.ts';
import { useAction } from '#web/api/use-action.ts';
import { tableDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { DecisionButton } from '#web/ui/decision/decision-button.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { PeopleDrawing } from '#web/ui/drawings/empty.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { ListTable } from '#web/ui/table/list-table.tsx';
import { actsColumn, RowActs } from '#web/ui/table/row-acts.tsx';
import { useListPage, useServerList } from '#web/ui/table/use-server-list.ts';
import { useSingleFlight } from '#web/ui/use-single-flight.ts';
import { personColumns } from './person-columns.tsx';

/** The list with its search; who registered first stands first. */
export function UnverifiedList() {
  const { t } = useTranslation('members');
  const page = useListPage(UNVERIFIED_SORTS, 'registeredAt');
  const query = { ...page.query, q: page.q };
  const list = useServerList(page, readPage('listUnverified', { query }, POLLED));
  const [toRemove, setToRemove] = useState<Unverified>();
  const { resend, remove } = useUnverifiedActions();
  const columns: Column<Unverified>[] = [
    ...personColumns<Unverified>(t),
    {
      key: 'registeredAt',
      header: t('columns.registeredAt'),
      cell: ({ registeredAt }) => tableDay(registeredAt, currentLanguage()),
      sortable: true,
    },
    actsColumn(
      t('columns.acts'),
      (person) => <Acts person={person} onResend={resend.run} onRemove={setToRemove} />,
      16,
    ),
  ];
  const isSearching = page.q !== '';
  return (
    <>
      <ListTable
        list={list}
        caption={t('unverified.title')}
        searchLabel={t('search')}
        isOftenShort
        columns={columns}
        rowKey={({ id }) => id}
        empty={
          <EmptyState
            drawing={<PeopleDrawing />}
            title={t(isSearching ? 'nobodyFound' : 'unverified.empty')}
          >
            {t(isSearching ? 'nobodyFoundText' : 'unverified.emptyText')}
          </EmptyState>
        }
      />
      <ConfirmDialog
        isOpen={toRemove !== undefined}
        onClose={() => setToRemove(undefined)}
        onConfirm={() => toRemove && remove.run(toRemove)}
        title={t('unverified.removeTitle', { name: toRemove ? personName(toRemove) : '' })}
        confirmLabel={t('unverified.removeAct')}
        cancelLabel={t('unverified.keep')}
      >
        {t('unverified.removeText')}
      </ConfirmDialog>
    </>
  );
}

/** Helping or deleting these people (specification §8). */
function useUnverifiedActions() {
  const { t } = useTranslation('members');
  const named = (person: Unverified) => ({ name: personName(person) });
  const settled = {
    'mail-too-soon': (person: Unverified) =>
      [t('unverified.tooSoon'), t('unverified.tooSoonText', named(person))] as const,
    'already-verified': (person: Unverified) => t('unverified.verifiedMeanwhile', named(person)),
    'not-found': () => t('unverified.gone'),
  };
  const resend = useAction({
    send: ({ id }: Unverified) => call('resendToUnverified', { params: { id } }),
    done: ({ email }) => t('unverified.resent', { email }),
    failed: () => t('unverified.resendFailed'),
    settled,
  });
  const remove = useAction({
    send: ({ id }: Unverified) => call('deleteUnverified', { params: { id } }),
    done: (person) => t('unverified.removed', named(person)),
    failed: () => t('unverified.removeFailed'),
    settled,
  });
  return { resend, remove };
}

interface ActsProps {
  person: Unverified;
  onResend: (person: Unverified) => Promise<unknown>;
  onRemove: (person: Unverified) => void;
}

/** The mail takes one tap; deleting asks back. */
function Acts({ person, onResend, onRemove }: ActsProps) {
  const { t } = useTranslation('members');
  const { isBusy, run } = useSingleFlight(() => onResend(person));
  const named = <span className="visually-hidden"> {personName(person)}</span>;
  return (
    <RowActs>
      <DecisionButton small kind="secondary" busy={isBusy} onClick={() => void run()}>
        {t('unverified.resend')}
        {named}
      </DecisionButton>
      <DecisionButton small kind="danger" onClick={() => onRemove(person)}>
        {t('unverified.remove')}
        {named}
      </DecisionButton>
    </RowActs>
  );
}
