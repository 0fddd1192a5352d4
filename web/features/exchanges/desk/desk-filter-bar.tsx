/** Start, end, creditors, debtors, and for decided ones their state; and back to the usual (specification §2). */
import { useTranslation } from 'react-i18next';
import { EARLIEST_EXCHANGE_DATE } from '#contract/limits.ts';
import { FieldText } from '#web/api/error-text.tsx';
import { today } from '#web/i18n/format.ts';
import { Button } from '#web/ui/button.tsx';
import { DayFilter, FilterBar, SelectFilter } from '#web/ui/table/filters.tsx';
import css from './desk.module.css';
import { PeopleFilter } from './people-filter.tsx';
import { DECIDED_STATES, type useDeskFilters } from './use-desk-filters.ts';

interface DeskFilterBarProps extends ReturnType<typeof useDeskFilters> {
  /** Decided exchanges: their state can be chosen. */
  withStatus?: boolean;
}

/** What `useDeskFilters` gives. */
export function DeskFilterBar(props: DeskFilterBarProps) {
  const { filters, isReversed, isFiltered, change, reset, withStatus } = props;
  const { t } = useTranslation('bank-exchanges');
  const span = { min: EARLIEST_EXCHANGE_DATE, max: today() };
  return (
    <FilterBar label={t('filters.label')} isFiltered={isFiltered}>
      <DayFilter
        {...span}
        label={t('filters.from')}
        value={filters.from}
        onChange={(from) => change({ from })}
      />
      <DayFilter
        {...span}
        label={t('filters.to')}
        value={filters.to}
        error={isReversed && <FieldText code="order-reversed" />}
        onChange={(to) => change({ to })}
      />
      <PeopleFilter
        side="userFromIds"
        label={t('filters.creditors')}
        ids={filters.userFromIds}
        onChange={(userFromIds) => change({ userFromIds })}
      />
      <PeopleFilter
        side="userToIds"
        label={t('filters.debtors')}
        ids={filters.userToIds}
        onChange={(userToIds) => change({ userToIds })}
      />
      {withStatus && (
        <SelectFilter
          label={t('filters.status')}
          value={filters.status}
          options={DECIDED_STATES.map((status) => ({
            value: status,
            label: t(`filters.statuses.${status}`),
          }))}
          onChange={(status) => change({ status })}
        />
      )}
      <div className={css.reset}>
        <Button kind="quiet" onClick={reset}>
          {t('filters.reset')}
        </Button>
      </div>
    </FilterBar>
  );
}
