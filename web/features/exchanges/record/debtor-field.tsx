/**
 * Who received the hours: found by typing, among the members of a bank however many they are. People
 * one exchanged with lately stand first; oneself is not among them.
 */
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MemberName } from '#contract/members.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import type { Binding } from '#web/ui/form/binding.ts';
import { SearchSelect } from '#web/ui/form/search-select.tsx';
import { memberNamesQuery, partnersQuery } from '../queries.ts';
import { holdsWords } from './holds-words.ts';

const TYPING_PAUSE_MS = 150;

interface DebtorFieldProps extends Omit<Binding<string>, 'onChange'> {
  bankId: string;
  /** The name that goes with the value. */
  chosenName: string;
  onChange: (id: string, name: string) => void;
}

/** A combobox of members, shown as surname and name. */
export function DebtorField({ bankId, chosenName, onChange, ...binding }: DebtorFieldProps) {
  const { t } = useTranslation('exchanges');
  const { userId } = useSignedIn();
  const [typed, setTyped] = useState('');
  const search = typed === chosenName ? '' : typed.trim();
  const [asked] = useDebouncedValue(search, TYPING_PAUSE_MS);
  const bank = bankId === '' ? undefined : Number(bankId);
  const { data: names = [] } = useQuery(memberNamesQuery(bank, asked));
  const { data: partners = [] } = useQuery(partnersQuery);

  const known = partners.filter((partner) => partner.bankId === bank);
  const people = unique([...known, ...names])
    .filter(({ id, fullName }) => id !== userId && holdsWords(fullName, search))
    .map(({ id, fullName }) => ({ value: String(id), label: fullName }));
  const hasChosen = people.some(({ value }) => value === binding.value);
  const options =
    binding.value === '' || hasChosen
      ? people
      : [{ value: binding.value, label: chosenName }, ...people];
  return (
    <SearchSelect
      {...binding}
      label={t('new.debtor')}
      placeholder={t('new.debtorPlaceholder')}
      options={options}
      onSearch={setTyped}
      onChange={(id) => onChange(id, options.find(({ value }) => value === id)?.label ?? '')}
    />
  );
}

function unique(people: readonly MemberName[]): MemberName[] {
  return [...new Map(people.map((person) => [person.id, person])).values()];
}
