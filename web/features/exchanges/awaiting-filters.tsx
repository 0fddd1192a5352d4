/** Whose turn it is, and a name or note, above what waits. */
import { useTranslation } from 'react-i18next';
import { SEARCH_MAX } from '#contract/limits.ts';
import { FilterBar, SelectFilter } from '#web/ui/table/filters.tsx';
import { SearchField } from '#web/ui/table/search-field.tsx';
import type { useAwaitingFilters } from './use-awaiting-filters.ts';

/** All; those I received, which wait for me; those I gave, which wait for the other. */
const TURNS = ['', 'debtor', 'creditor'] as const;

/** What `useAwaitingFilters` gives. */
export function AwaitingFilterBar(props: ReturnType<typeof useAwaitingFilters>) {
  const { filters, isFiltered, change } = props;
  const { t } = useTranslation('exchanges');
  return (
    <FilterBar label={t('mine.filters')} isFiltered={isFiltered}>
      <SelectFilter
        label={t('awaiting.turn')}
        value={filters.side ?? ''}
        options={TURNS.map((side) => ({
          value: side,
          label: t(`awaiting.turns.${side || 'all'}`),
        }))}
        onChange={(side) => change({ side })}
      />
      <SearchField
        label={t('mine.search')}
        value={filters.q}
        maxLength={SEARCH_MAX}
        onSearch={(q) => change({ q })}
      />
    </FilterBar>
  );
}
