/**
 * Who was helped, or who helped: found by typing or by scrolling, among the members of a bank however many
 * they are. Recent partners come first; the reader is not in the list.
 */

import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { containsWords } from '#contract/contains-words.ts';
import type { MemberName } from '#contract/people/members.ts';
import { read } from '#web/api/read.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import type { Binding } from '#web/ui/form/field.tsx';
import { SearchSelect } from '#web/ui/form/search-select.tsx';
import type { RecordedSide } from '../parts/exchange-form.ts';
import { usePeople } from '../parts/people.ts';
import { usePersonOption } from '../parts/person-option.tsx';

interface DebtorFieldProps extends Omit<Binding<string>, 'onChange'> {
  /** Whether the reader gave the hours, or received them. */
  side: RecordedSide;
  bankId: string;
  /** People to choose in one tap. */
  quick: ReactNode;
  /** The name that goes with the value. */
  chosenName: string;
  /** Instead of the words of an exchange. */
  label?: string;
  onChange: (id: string, name: string, spokenName: string) => void;
}

/** A combobox of members, shown as surname and name. */
export function DebtorField({
  side,
  bankId,
  chosenName,
  label,
  onChange,
  ...binding
}: DebtorFieldProps) {
  const { t } = useTranslation('recording');
  const optionOf = usePersonOption();
  const { userId } = useSignedIn();
  const [words, setWords] = useState('');
  const bank = bankId === '' ? undefined : Number(bankId);
  const { people, ...found } = usePeople(bank === undefined ? [] : [bank], words);
  const { data: partners = [] } = useQuery(read('listPartners'));

  const known = partners.filter((partner) => partner.bankId === bank);
  const options = unique([
    ...known.filter(({ fullName }) => containsWords(fullName, words)),
    ...people,
  ])
    .filter(({ id }) => id !== userId)
    .map((person) => optionOf(person));
  const choose = (value: string) => {
    const { label = '', spokenName = '' } = options.find((option) => option.value === value) ?? {};
    onChange(value, label, spokenName);
  };
  const offered = options.find(({ value }) => value === binding.value);
  // An exchange that is repeated brings a name alone, which somebody else may bear too.
  useEffect(() => {
    if (offered && offered.label !== chosenName) {
      onChange(binding.value, offered.label, offered.spokenName);
    }
  });
  return (
    <SearchSelect
      {...binding}
      {...found}
      label={label ?? t(`${side}.who`)}
      placeholder={t('debtorPlaceholder')}
      options={options}
      chosenLabel={chosenName}
      onSearch={setWords}
      onChange={choose}
    />
  );
}

function unique(people: readonly MemberName[]): MemberName[] {
  return [...new Map(people.map((person) => [person.id, person])).values()];
}
