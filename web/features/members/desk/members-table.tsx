/** The members of one's bank (specification §2): search, order, pages, and what may be done with each. */
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SEARCH_MAX } from '#contract/limits.ts';
import type { Member } from '#contract/members.ts';
import { CodeText } from '#web/api/error-text.tsx';
import { codeOf } from '#web/api/refusal.tsx';
import { useSignedIn } from '#web/api/use-session.ts';
import { paths } from '#web/paths.ts';
import { usePageInRange } from '#web/ui/address.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { PeopleDrawing } from '#web/ui/drawings/empty.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadTrouble } from '#web/ui/notice/load-trouble.tsx';
import { Stack } from '#web/ui/page/card.tsx';
import { useFocusKept } from '#web/ui/page/use-focus-kept.ts';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { SearchField } from '#web/ui/table/search-field.tsx';
import css from './desk.module.css';
import { MemberButtons } from './member-buttons.tsx';
import { memberColumns } from './member-columns.tsx';
import { membersQuery } from './queries.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import { useMemberPage } from './use-member-page.ts';
import { useRemoval } from './use-removal.ts';

/** The table, ten a page, by name. */
export function MembersTable({ onEdit }: { onEdit: (member: Member) => void }) {
  const { t } = useTranslation('members');
  const { userBankId } = useSignedIn();
  const { query, q, search, ...pages } = useMemberPage();
  const list = useQuery(membersQuery(userBankId, query));
  const [asked, setAsked] = useState<Member>();
  const remove = useRemoval();
  usePageInRange(pages, list.data?.total);
  useFocusKept();
  const columns = useMemo(
    () =>
      memberColumns(t, (member) => (
        <MemberButtons member={member} onEdit={onEdit} onRemove={setAsked} />
      )),
    [t, onEdit],
  );
  return (
    <Stack>
      <div className={css.filter}>
        <SearchField label={t('search')} value={q} maxLength={SEARCH_MAX} onSearch={search} />
      </div>
      {list.isError && (
        <LoadTrouble query={list}>
          <CodeText code={codeOf(list.error)} />
        </LoadTrouble>
      )}
      {!(list.isError && !list.data) && (
        <div className={css.dense}>
          <DataTable
            caption={t('list.caption')}
            columns={columns}
            rows={list.data?.items}
            rowKey={({ id }) => id}
            total={list.data?.total}
            isRefreshing={list.isPlaceholderData}
            page={pages.page}
            onPage={pages.setPage}
            sort={pages.sort}
            onSort={pages.setSort}
            empty={<Nobody isSearching={q !== ''} />}
          />
        </div>
      )}
      <RemoveDialog member={asked} onClose={() => setAsked(undefined)} onRemove={remove} />
    </Stack>
  );
}

function Nobody({ isSearching }: { isSearching: boolean }) {
  const { t } = useTranslation('members');
  if (isSearching) {
    return (
      <EmptyState drawing={<PeopleDrawing />} title={t('nobodyFound')}>
        {t('nobodyFoundText')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      drawing={<PeopleDrawing />}
      title={t('list.empty')}
      action={<ButtonLink to={paths.bankMembersAwaiting}>{t('list.emptyAct')}</ButtonLink>}
    >
      {t('list.emptyText')}
    </EmptyState>
  );
}
