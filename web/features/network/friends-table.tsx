/** The friend banks, with the hours that went each way; ended only after a question (specification §2). */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PAGE_SIZE } from '#contract/limits.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { usePageInRange, usePageParams } from '#web/ui/address.ts';
import { DecisionButton } from '#web/ui/decision/decision-button.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { PeopleDrawing } from '#web/ui/drawings/empty.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadTrouble } from '#web/ui/notice/load-trouble.tsx';
import { useFocusKept } from '#web/ui/page/use-focus-kept.ts';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { friendColumns } from './friend-columns.tsx';
import { friendsQuery } from './queries.ts';
import { type OtherEnd, useLinkActs } from './use-link-acts.ts';

/** The table; the oldest friends first. */
export function FriendsTable() {
  const { t } = useTranslation('network');
  const { userBankId } = useSignedIn();
  const pages = usePageParams('operationDate', PAGE_SIZE);
  const sort = pages.sort === '-operationDate' ? '-operationDate' : 'operationDate';
  const { limit, offset } = pages;
  const list = useQuery(friendsQuery({ sort, limit, offset }));
  const [asked, setAsked] = useState<OtherEnd>();
  const { remove } = useLinkActs();
  usePageInRange(pages, list.data?.total);
  useFocusKept();
  if (list.isError && !list.data) {
    return <LoadTrouble query={list} />;
  }
  const columns = friendColumns(t, userBankId, (end) => (
    <DecisionButton small kind="danger" onClick={() => setAsked(end)}>
      {t('friends.remove')}
      <span className="only-for-ears"> {end.bank}</span>
    </DecisionButton>
  ));
  return (
    <>
      <DataTable
        caption={t('friends.caption')}
        columns={columns}
        rows={list.data?.items}
        rowKey={({ id }) => id}
        total={list.data?.total}
        isRefreshing={list.isPlaceholderData}
        page={pages.page}
        onPage={pages.setPage}
        sort={sort}
        onSort={pages.setSort}
        empty={
          <EmptyState drawing={<PeopleDrawing />} title={t('friends.empty')}>
            {t('friends.emptyText')}
          </EmptyState>
        }
      />
      <ConfirmDialog
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        onConfirm={() => asked && remove(asked)}
        title={t('friends.removeTitle', { bank: asked?.bank ?? '' })}
        confirmLabel={t('friends.removeAct')}
        cancelLabel={t('keep')}
      >
        {t('friends.removeText')}
      </ConfirmDialog>
    </>
  );
}
