/** The people who ask to join one's bank (specification §2, awaiting members). */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { APPLICANT_SORTS, type Applicant } from '#contract/joining.ts';
import { PAGE_SIZE, SEARCH_MAX } from '#contract/limits.ts';
import { personName } from '#contract/person-name.ts';
import { CodeText } from '#web/api/error-text.tsx';
import { codeOf } from '#web/api/refusal.tsx';
import { usePageInRange, usePageParams, useUrlState } from '#web/ui/address.ts';
import { Arrivals } from '#web/ui/decision/arrivals.tsx';
import { useStillList } from '#web/ui/decision/use-still-list.ts';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { PeopleDrawing } from '#web/ui/drawings/empty.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadTrouble } from '#web/ui/notice/load-trouble.tsx';
import { Stack } from '#web/ui/page/card.tsx';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { SearchField } from '#web/ui/table/search-field.tsx';
import { ApplicantButtons } from './applicant-buttons.tsx';
import { awaitingColumns } from './awaiting-columns.tsx';
import css from './joining.module.css';
import { awaitingQuery } from './queries.ts';
import { keyOf, useDecisions } from './use-decisions.ts';
import { useGone } from './use-gone.ts';

const DEFAULTS = { q: '' };
const DEFAULT_SORT = 'requestedAt';
const SORTS = APPLICANT_SORTS.flatMap((field) => [field, `-${field}` as const]);

/** The table with its search; who has waited longest stands first. */
export function AwaitingMembers() {
  const { t } = useTranslation('joining');
  const [{ q }, set] = useUrlState(DEFAULTS);
  const pages = usePageParams(DEFAULT_SORT, PAGE_SIZE);
  const sort = SORTS.find((one) => one === pages.sort) ?? DEFAULT_SORT;
  const { limit, offset } = pages;
  const query = { q, sort, limit: String(limit), offset: String(offset) };
  const list = useQuery(awaitingQuery(query));
  const still = useStillList(list.data, {
    listKey: JSON.stringify(query),
    keyOf,
    useGone,
    isOld: list.isPlaceholderData,
  });
  usePageInRange(pages, still.total);
  const [asked, setAsked] = useState<Applicant>();
  const { accept, deny } = useDecisions();
  const columns = awaitingColumns(t, (applicant) => (
    <ApplicantButtons applicant={applicant} onAccept={accept} onDeny={setAsked} />
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
      <Arrivals list={still} words={(count) => t('newcomers', { count })} />
      {!(list.isError && !list.data) && (
        <DataTable
          caption={t('title')}
          columns={columns}
          rows={still.rows}
          lineFor={still.lineFor}
          rowKey={({ id }) => id}
          total={still.total}
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
        onConfirm={() => asked && deny(asked)}
        title={t('denyQuestion.title', { name: asked ? personName(asked) : '' })}
        confirmLabel={t('denyQuestion.act')}
        cancelLabel={t('denyQuestion.keep')}
      >
        {t('denyQuestion.text')}
      </ConfirmDialog>
    </Stack>
  );
}

function Nobody({ isSearching }: { isSearching: boolean }) {
  const { t } = useTranslation('joining');
  return (
    <EmptyState drawing={<PeopleDrawing />} title={t(isSearching ? 'nobodyFound' : 'empty')}>
      {t(isSearching ? 'nobodyFoundText' : 'emptyText')}
    </EmptyState>
  );
}
