/** The filters of the bank's lists of exchanges (specification §2); `useDeskFilters` keeps them. */
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EARLIEST_EXCHANGE_DATE } from '#contract/limits.ts';
import { FieldText } from '#web/api/error-text.tsx';
import { today } from '#web/i18n/format.ts';
import { Button } from '#web/ui/button.tsx';
import type { Option } from '#web/ui/form/select-field.tsx';
import { Notice } from '#web/ui/notice/notice.tsx';
import { DayFilter, FilterBar, SelectFilter } from '#web/ui/table/filters.tsx';
import { MultiFilter } from '#web/ui/table/multi-filter.tsx';
import { usePeople } from '../people.ts';
import { usePersonOption } from '../person-option.ts';
import { banksQuery, nameQuery } from '../queries.ts';
import css from './desk.module.css';
import { DECIDED_STATES, type useDeskFilters } from './use-filters.ts';

interface DeskFilterBarProps extends ReturnType<typeof useDeskFilters> {
  /** Decided exchanges: their state can be chosen. */
  withStatus?: boolean;
}

/** Days, people, for decided exchanges their state, and a button that resets them. */
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

/** Stands for a list that was not asked for: its last day precedes its first. */
export function DaysReversed() {
  return (
    <Notice tone="warning">
      <FieldText code="order-reversed" />
    </Notice>
  );
}

interface PeopleFilterProps {
  side: 'userFromIds' | 'userToIds';
  label: string;
  ids: readonly string[];
  onChange: (ids: string[]) => void;
}

/** Several people on one side, of the bank or a friend bank, found by typing; none means everybody. */
function PeopleFilter({ side, label, ids, onChange }: PeopleFilterProps) {
  const { t } = useTranslation('bank-exchanges');
  const optionOf = usePersonOption();
  const client = useQueryClient();
  const [words, setWords] = useState('');
  const { data: banks = [] } = useQuery(banksQuery);
  const bankIds = banks.map(({ bankId }) => bankId);
  const { people, ...found } = usePeople(bankIds, words);
  const options = people.map((person) => {
    const friend = banks.slice(1).find(({ bankId }) => bankId === person.bankId);
    return optionOf(person, friend?.name);
  });
  const change = (next: string[]) => {
    for (const { value, label: name } of options) {
      if (next.includes(value)) client.setQueryData(nameQuery(side, value).queryKey, name);
    }
    onChange(next);
  };
  return (
    <MultiFilter
      {...found}
      label={label}
      placeholder={t('filters.anybody')}
      options={options}
      chosen={useChosen(side, ids)}
      onChange={change}
      onSearch={setWords}
    />
  );
}

/** The chosen people with their names, as far as these are known. */
function useChosen(side: PeopleFilterProps['side'], ids: readonly string[]): Option[] {
  const { t } = useTranslation('bank-exchanges');
  const names = useQueries({ queries: ids.map((id) => nameQuery(side, id)) });
  return ids.map((id, index) => ({
    value: id,
    label: names[index]?.data ?? t('filters.someone', { id }),
  }));
}
