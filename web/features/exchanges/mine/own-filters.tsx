/** View, days, text and state of one's own exchanges; and back to all of them. */
import { useTranslation } from 'react-i18next';
import { EXCHANGE_STATES } from '#contract/exchange-states.ts';
import { EARLIEST_EXCHANGE_DATE, SEARCH_MAX } from '#contract/limits.ts';
import { FieldText } from '#web/api/error-text.tsx';
import { Button } from '#web/ui/button.tsx';
import { DayFilter, FilterBar, SelectFilter } from '#web/ui/table/filters.tsx';
import { SearchField } from '#web/ui/table/search-field.tsx';
import { OWN_VIEWS } from '../queries.ts';
import css from './mine.module.css';
import type { useOwnFilters } from './use-own-filters.ts';

/** What `useOwnFilters` gives. */
export function OwnFilterBar(props: ReturnType<typeof useOwnFilters>) {
  const { filters, isReversed, isFiltered, change, reset } = props;
  const { t } = useTranslation('exchanges');
  return (
    <FilterBar label={t('mine.filters')} isFiltered={isFiltered}>
      <SelectFilter
        label={t('mine.view')}
        value={filters.view}
        options={OWN_VIEWS.map((view) => ({ value: view, label: t(`mine.views.${view}`) }))}
        isChosenDisabled
        onChange={(view) => change({ view })}
      />
      <DayFilter
        label={t('mine.from')}
        value={filters.from}
        min={EARLIEST_EXCHANGE_DATE}
        onChange={(from) => change({ from })}
      />
      <DayFilter
        label={t('mine.to')}
        value={filters.to}
        min={EARLIEST_EXCHANGE_DATE}
        error={isReversed && <FieldText code="order-reversed" />}
        onChange={(to) => change({ to })}
      />
      <SearchField
        label={t('mine.search')}
        value={filters.q}
        maxLength={SEARCH_MAX}
        onSearch={(q) => change({ q })}
      />
      <SelectFilter
        label={t('mine.status')}
        value={filters.status}
        options={EXCHANGE_STATES.map((status) => ({
          value: status,
          label: t(`mine.statuses.${status}`),
        }))}
        onChange={(status) => change({ status })}
      />
      <div className={css.reset}>
        <Button kind="quiet" onClick={reset}>
          {t('mine.reset')}
        </Button>
      </div>
    </FilterBar>
  );
}
