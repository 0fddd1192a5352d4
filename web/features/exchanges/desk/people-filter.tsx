/** Several people on one side of the exchanges, of one's own bank or a friend of it, found by typing. */
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Option } from '#web/ui/form/select-field.tsx';
import { MultiFilter } from '#web/ui/table/multi-filter.tsx';
import { usePeople } from '../people.ts';
import { usePersonOption } from '../person-option.ts';
import { banksQuery } from '../queries.ts';
import { nameQuery } from './queries.ts';

interface PeopleFilterProps {
  side: 'userFromIds' | 'userToIds';
  label: string;
  ids: readonly string[];
  onChange: (ids: string[]) => void;
}

/** A list one types into; nobody chosen means everybody. */
export function PeopleFilter({ side, label, ids, onChange }: PeopleFilterProps) {
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

/** The chosen ones with their names, as far as these can be known. */
function useChosen(side: PeopleFilterProps['side'], ids: readonly string[]): Option[] {
  const { t } = useTranslation('bank-exchanges');
  const names = useQueries({ queries: ids.map((id) => nameQuery(side, id)) });
  return ids.map((id, index) => ({
    value: id,
    label: names[index]?.data ?? t('filters.someone', { id }),
  }));
}
