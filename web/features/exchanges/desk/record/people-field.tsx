/** One or several people of a bank, found by typing, however many the bank has. */
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Binding } from '#web/ui/form/binding.ts';
import { SearchMultiSelect } from '#web/ui/form/search-multi-select.tsx';
import { SearchSelect } from '#web/ui/form/search-select.tsx';
import { memberNamesQuery } from '../../queries.ts';
import type { Person } from './desk-form.ts';

const TYPING_PAUSE_MS = 150;

interface PeopleFieldProps extends Binding<readonly Person[]> {
  label: string;
  bankId: string;
  isMany: boolean;
  /** Somebody on the other side, who is not offered here. */
  exceptId?: number;
}

/** A list one types into; shown as surname and name. */
export function PeopleField(props: PeopleFieldProps) {
  const { bankId, isMany, exceptId, value: chosen, onChange, ...binding } = props;
  const { t } = useTranslation('bank-record');
  const [typed, setTyped] = useState('');
  const search = !isMany && typed === chosen[0]?.name ? '' : typed.trim();
  const [asked] = useDebouncedValue(search, TYPING_PAUSE_MS);
  const bank = bankId === '' ? undefined : Number(bankId);
  const { data: names = [] } = useQuery(memberNamesQuery(bank, asked));

  const found = names.map(({ id, fullName }) => ({ id, name: fullName }));
  const others = found.filter(({ id }) => !chosen.some((person) => person.id === id));
  const people = [...chosen, ...others].filter(({ id }) => id !== exceptId);
  const options = people.map(({ id, name }) => ({ value: String(id), label: name }));
  const choose = (ids: readonly string[]) =>
    onChange(people.filter(({ id }) => ids.includes(String(id))));
  const shared = { ...binding, options, onSearch: setTyped, placeholder: t('person') };
  if (isMany) {
    return (
      <SearchMultiSelect {...shared} value={chosen.map(({ id }) => String(id))} onChange={choose} />
    );
  }
  return (
    <SearchSelect {...shared} value={String(chosen[0]?.id ?? '')} onChange={(id) => choose([id])} />
  );
}
