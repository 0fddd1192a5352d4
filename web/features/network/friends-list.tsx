/** The friend banks, with the hours that went each way; ended only after a question (specification §2). */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Friendship } from '#contract/network.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { DecisionButton } from '#web/ui/decision/decision-button.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { PeopleDrawing } from '#web/ui/drawings/empty.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Hours } from '#web/ui/hours/hours.tsx';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import type { Column } from '#web/ui/table/column.ts';
import { ListTable } from '#web/ui/table/list-table.tsx';
import { actsColumn, RowActs } from '#web/ui/table/row-acts.tsx';
import { useListPage, useServerList } from '#web/ui/table/use-server-list.ts';
import { fromRequester, fromRequired, type OtherEnd, useLinkActions } from './link-actions.ts';
import { friendsQuery } from './queries.ts';

/** The list; the oldest friends first. */
export function FriendsList() {
  const { t } = useTranslation('network');
  const { userBankId } = useSignedIn();
  const page = useListPage(['operationDate'], 'operationDate');
  const list = useServerList(page, friendsQuery(page.query));
  const [toRemove, setToRemove] = useState<OtherEnd>();
  const { remove } = useLinkActions();
  const endOf = (link: Friendship) =>
    link.bankRequester.bankId === userBankId ? fromRequired(link) : fromRequester(link);
  const hours = (key: 'hoursGiven' | 'hoursReceived', header: string): Column<Friendship> => ({
    key,
    header,
    cell: (link) => <Hours text={hoursText(link[key])} />,
    align: 'end',
  });
  const columns: Column<Friendship>[] = [
    {
      key: 'bank',
      header: t('friends.columns.bank'),
      cell: (link) => endOf(link).bank,
      onPhone: 'title',
    },
    {
      key: 'operationDate',
      header: t('friends.columns.since'),
      cell: ({ operationDate }) => operationDate,
      sortable: true,
    },
    hours('hoursGiven', t('friends.columns.given')),
    hours('hoursReceived', t('friends.columns.received')),
    actsColumn(t('friends.columns.acts'), (link) => (
      <RowActs isQuiet>
        <DecisionButton small kind="danger" onClick={() => setToRemove(endOf(link))}>
          {t('friends.remove')}
          <span className="visually-hidden"> {endOf(link).bank}</span>
        </DecisionButton>
      </RowActs>
    )),
  ];
  return (
    <>
      <ListTable
        list={list}
        caption={t('friends.caption')}
        columns={columns}
        rowKey={({ id }) => id}
        empty={
          <EmptyState drawing={<PeopleDrawing />} title={t('friends.empty')}>
            {t('friends.emptyText')}
          </EmptyState>
        }
      />
      <ConfirmDialog
        isOpen={toRemove !== undefined}
        onClose={() => setToRemove(undefined)}
        onConfirm={() => toRemove && remove.run(toRemove)}
        title={t('friends.removeTitle', { bank: toRemove?.bank ?? '' })}
        confirmLabel={t('friends.removeAct')}
        cancelLabel={t('keep')}
      >
        {t('friends.removeText')}
      </ConfirmDialog>
    </>
  );
}
