/** People who chose the bank and have not verified their address (specification §2, unverified members). */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UNVERIFIED_SORTS, type Unverified } from '#contract/joining.ts';
import { PAGE_SIZE, SEARCH_MAX } from '#contract/limits.ts';
import { personName } from '#contract/person-name.ts';
import { CodeText } from '#web/api/error-text.tsx';
import { codeOf } from '#web/api/refusal.tsx';
import { usePageInRange, usePageParams, useUrlState } from '#web/ui/address.ts';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { PeopleDrawing } from '#web/ui/drawings/empty.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadTrouble } from '#web/ui/notice/load-trouble.tsx';
import { Stack } from '#web/ui/page/card.tsx';
import { useFocusKept } from '#web/ui/page/use-focus-kept.ts';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { SearchField } from '#web/ui/table/search-field.tsx';
import css from './desk.module.css';
import { unverifiedQuery } from './queries.ts';
import { UnverifiedButtons } from './unverified-buttons.tsx';
import { unverifiedColumns } from './unverified-columns.tsx';
import { useUnverifiedActs } from './use-unverified-acts.ts';

const DEFAULTS = { q: '' };
const DEFAULT_SORT = 'registeredAt';
const SORTS = UNVERIFIED_SORTS.flatMap((field) => [field, `-${field}` as const]);

/** The table with its search; who registered first stands first. */
export function UnverifiedTable() {
  const { t } = useTranslation('members');
  const [{ q }, set] = useUrlState(DEFAULTS);
  const pages = usePageParams(DEFAULT_SORT, PAGE_SIZE);
  const sort = SORTS.find((one) => one === pages.sort) ?? DEFAULT_SORT;
  const { limit, offset } = pages;
  const list = useQuery(unverifiedQuery({ q, sort, limit: String(limit), offset: String(offset) }));
  usePageInRange(pages, list.data?.total);
  useFocusKept();
  const [asked, setAsked] = useState<Unverified>();
  const { resend, remove } = useUnverifiedActs();
  const columns = unverifiedColumns(t, (person) => (
    <UnverifiedButtons person={person} onResend={resend} onRemove={setAsked} />
  ));
  return (
    <Stack>
      <div className={css.filter}>
        <SearchField
          label={t('search')}
          value={q}
          maxLength={SEARCH_MAX}
          onSearch={(text) => set({ q: text }, { replace: true })}
        />
      </div>
      {list.isError && (
        <LoadTrouble query={list}>
          <CodeText code={codeOf(list.error)} />
        </LoadTrouble>
      )}
      {!(list.isError && !list.data) && (
        <DataTable
          caption={t('unverified.title')}
          columns={columns}
          rows={list.data?.items}
          rowKey={({ id }) => id}
          total={list.data?.total}
          isRefreshing={list.isPlaceholderData}
          page={pages.page}
          onPage={pages.setPage}
          sort={sort}
          onSort={pages.setSort}
          empty={<Nobody isSearching={q !== ''} />}
        />
      )}
      <ConfirmDialog
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        onConfirm={() => asked && remove(asked)}
        title={t('unverified.removeTitle', { name: asked ? personName(asked) : '' })}
        confirmLabel={t('unverified.removeAct')}
        cancelLabel={t('unverified.keep')}
      >
        {t('unverified.removeText')}
      </ConfirmDialog>
    </Stack>
  );
}

function Nobody({ isSearching }: { isSearching: boolean }) {
  const { t } = useTranslation('members');
  return (
    <EmptyState
      drawing={<PeopleDrawing />}
      title={t(isSearching ? 'nobodyFound' : 'unverified.empty')}
    >
      {t(isSearching ? 'nobodyFoundText' : 'unverified.emptyText')}
    </EmptyState>
  );
}
