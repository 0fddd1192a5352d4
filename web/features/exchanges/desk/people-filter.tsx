/** Several people on one side of the exchanges, of one's own bank or a friend of it, found by typing. */
import { useDebouncedValue } from '@mantine/hooks';
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Option } from '#web/ui/form/select-field.tsx';
import { MultiFilter } from '#web/ui/table/multi-filter.tsx';
import { banksQuery, memberNamesQuery } from '../queries.ts';
import { nameQuery } from './queries.ts';

const TYPING_PAUSE_MS = 150;

interface PeopleFilterProps {
  side: 'userFromIds' | 'userToIds';
  label: string;
  ids: readonly string[];
  onChange: (ids: string[]) => void;
}

/** A list one types into; nobody chosen means everybody. */
export function PeopleFilter({ side, label, ids, onChange }: PeopleFilterProps) {
  const { t } = useTranslation('bank-exchanges');
  const client = useQueryClient();
  const [typed, setTyped] = useState('');
  const found = useFound(typed);
  const chosen = useChosen(side, ids);
  const options = [...chosen, ...found.filter(({ value }) => !ids.includes(value))];
  const change = (next: string[]) => {
    for (const { value, label: name } of found) {
      if (next.includes(value)) client.setQueryData(nameQuery(side, value).queryKey, name);
    }
    onChange(next);
  };
  return (
    <MultiFilter
      label={label}
      placeholder={t('filters.anybody')}
      options={options}
      value={ids}
      onChange={change}
      onSearch={setTyped}
    />
  );
}

/** People whose name holds what was typed: of one's own bank first, then of its friends. */
function useFound(typed: string): Option[] {
  const [search] = useDebouncedValue(typed.trim(), TYPING_PAUSE_MS);
  const { data: banks = [] } = useQuery(banksQuery);
  const lists = useQueries({
    queries: banks.map(({ bankId }) => memberNamesQuery(bankId, search)),
  });
  return lists.flatMap(({ data = [] }, index) =>
    data.map(({ id, fullName }) => ({
      value: String(id),
      label: index === 0 ? fullName : `${fullName} · ${banks[index]?.name}`,
    })),
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
