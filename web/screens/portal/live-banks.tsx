/** The live banks at the portal's desk: how they fare, and what only the portal changes of them. */
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIVE_BANK_SORTS, type LiveBank } from '#contract/banks.ts';
import { PAGE_SIZE, SEARCH_MAX } from '#contract/limits.ts';
import { CodeText } from '#web/api/error-text.tsx';
import { codeOf } from '#web/api/refusal.tsx';
import { liveBankColumns } from '#web/features/portal/live-bank-columns.tsx';
import { liveBanksQuery } from '#web/features/portal/queries.ts';
import { usePageInRange, usePageParams, useUrlState } from '#web/ui/address.ts';
import { ListDrawing } from '#web/ui/drawings/empty.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadTrouble } from '#web/ui/notice/load-trouble.tsx';
import { Stack } from '#web/ui/page/card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { SearchField } from '#web/ui/table/search-field.tsx';
import { IdentityDialog } from './identity-dialog.tsx';

const SORTS = LIVE_BANK_SORTS.flatMap((field) => [field, `-${field}` as const]);
const NO_SEARCH = { q: '' };

/** /portal/banks */
export default function LiveBanks() {
  const { t } = useTranslation('portal');
  const pages = usePageParams('name', PAGE_SIZE);
  const [{ q }, set] = useUrlState(NO_SEARCH);
  const sort = SORTS.find((one) => one === pages.sort) ?? 'name';
  const { limit, offset } = pages;
  const list = useQuery(liveBanksQuery({ q, sort, limit: String(limit), offset: String(offset) }));
  usePageInRange(pages, list.data?.total);
  const [edited, setEdited] = useState<LiveBank>();
  const columns = useMemo(() => liveBankColumns(t, setEdited), [t]);
  return (
    <Stack>
      <PageTitle>{t('banks.title')}</PageTitle>
      <p>{t('banks.lead')}</p>
      <SearchField
        label={t('banks.search')}
        value={q}
        maxLength={SEARCH_MAX}
        onSearch={(text) => set({ q: text }, { replace: true })}
      />
      {list.isError && (
        <LoadTrouble query={list}>
          <CodeText code={codeOf(list.error)} />
        </LoadTrouble>
      )}
      {!(list.isError && !list.data) && (
        <DataTable
          caption={t('banks.caption')}
          columns={columns}
          rows={list.data?.items}
          rowKey={({ bankId }) => bankId}
          total={list.data?.total}
          isRefreshing={list.isPlaceholderData}
          page={pages.page}
          onPage={pages.setPage}
          sort={sort}
          onSort={pages.setSort}
          empty={<NoBank isSearching={q !== ''} />}
        />
      )}
      <IdentityDialog bank={edited} onClose={() => setEdited(undefined)} />
    </Stack>
  );
}

function NoBank({ isSearching }: { isSearching: boolean }) {
  const { t } = useTranslation('portal');
  const which = isSearching ? 'nothingFound' : 'empty';
  return (
    <EmptyState drawing={<ListDrawing />} title={t(`banks.${which}`)}>
      {t(`banks.${which}Text`)}
    </EmptyState>
  );
}
