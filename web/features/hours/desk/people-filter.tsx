/** People as filters of the bank's lists: found by typing, kept as chips beside the sum of the list. */
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { read } from '#web/api/read.ts';
import { MultiFilter } from '#web/ui/table/multi-filter.tsx';
import { usePeople } from '../parts/people.ts';
import { usePersonOption } from '../parts/person-option.tsx';
import { nameQuery } from '../parts/queries.ts';
import css from './desk.module.css';
import { type DeskFilters, PEOPLE_SIDES, type PeopleSide } from './use-filters.ts';

interface FilterProps {
  filters: DeskFilters;
  change: (patch: Partial<DeskFilters>) => void;
}

const LABELS = {
  personIds: 'filters.people',
  userFromIds: 'filters.creditors',
  userToIds: 'filters.debtors',
} as const;

/**
 * Several people on one side or on whichever, of the bank or a friend bank; none means everybody.
 * Nobody is asked for before somebody begins to choose.
 */
export function PeopleFilter({ side, filters, change }: FilterProps & { side: PeopleSide }) {
  const { t } = useTranslation('bank-exchanges');
  const optionOf = usePersonOption();
  const client = useQueryClient();
  const [words, setWords] = useState('');
  const [isTouched, setTouched] = useState(false);
  const { data: banks = [] } = useQuery(read('matchBanks'));
  const bankIds = isTouched ? banks.map(({ bankId }) => bankId) : [];
  const { people, ...found } = usePeople(bankIds, words);
  const ids = filters[side];
  const options = people.map((person) => {
    const friend = banks.slice(1).find(({ bankId }) => bankId === person.bankId);
    return optionOf(person, friend?.name);
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing to press, only a sign that somebody comes
    <div onFocus={() => setTouched(true)} onPointerEnter={() => setTouched(true)}>
      <MultiFilter
        {...found}
        label={t(LABELS[side])}
        placeholder={
          ids.length > 0 ? t('filters.somebody', { count: ids.length }) : t('filters.anybody')
        }
        options={options.filter(({ value }) => !ids.includes(value))}
        chosen={NOBODY}
        onChange={([id]) => {
          const name = options.find(({ value }) => value === id)?.label;
          if (id === undefined) return;
          client.setQueryData(nameQuery(side, id).queryKey, name);
          change({ [side]: [...ids, id] });
        }}
        onSearch={setWords}
      />
    </div>
  );
}

/** The chosen ones stand as chips below the filters, where no field grows. */
const NOBODY: never[] = [];

/** The person the list is narrowed to, and on which side, in words. */
export function useChosenPeople(filters: DeskFilters) {
  const { t } = useTranslation('bank-exchanges');
  const chosen = PEOPLE_SIDES.flatMap((side) => filters[side].map((id) => ({ side, id })));
  const names = useQueries({ queries: chosen.map(({ side, id }) => nameQuery(side, id)) });
  return chosen.map(({ side, id }, index) => {
    const name = names[index]?.data ?? t('filters.someone', { id });
    return { side, id, words: side === 'personIds' ? name : `${t(LABELS[side])}: ${name}` };
  });
}

/** The same as chips, each with a way to take somebody out again. */
export function PeopleChips({ filters, change }: FilterProps) {
  const { t } = useTranslation('bank-exchanges');
  return useChosenPeople(filters).map(({ side, id, words }) => (
    <button
      key={`${side} ${id}`}
      type="button"
      className={css.chip}
      onClick={() => change({ [side]: filters[side].filter((one) => one !== id) })}
    >
      {words}
      <span className="visually-hidden"> {t('filters.without')}</span>
      <span className={css.cross} aria-hidden="true" />
    </button>
  ));
}
