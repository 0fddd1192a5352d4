/** One or several people of a bank, found by typing or by scrolling, however many the bank has. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Binding } from '#web/ui/form/field.tsx';
import { SearchMultiSelect } from '#web/ui/form/multi-picker.tsx';
import { SearchSelect } from '#web/ui/form/search-select.tsx';
import { usePeople } from '../../parts/people.ts';
import { usePersonOption } from '../../parts/person-option.tsx';
import type { Person } from './desk-form.ts';

interface PeopleFieldProps extends Binding<readonly Person[]> {
  label: string;
  hint?: string;
  bankId: string;
  isMany: boolean;
  /** Somebody on the other side, who is not offered here. */
  exceptId?: number;
}

/** A list one types into; shown as surname and name. */
export function PeopleField(props: PeopleFieldProps) {
  const { bankId, isMany, exceptId, value: chosen, onChange, ...binding } = props;
  const { t } = useTranslation('bank-record');
  const optionOf = usePersonOption();
  const [words, setWords] = useState('');
  const { people, ...found } = usePeople(bankId === '' ? [] : [Number(bankId)], words);

  const options = people.filter(({ id }) => id !== exceptId).map((person) => optionOf(person));
  const chosenOptions = chosen.map(({ id, name, spokenName }) => ({
    value: String(id),
    label: name,
    spokenName,
  }));
  const known = new Map([...options, ...chosenOptions].map((option) => [option.value, option]));
  const choose = (ids: readonly string[]) =>
    onChange(
      ids.map((id) => {
        const { label = '', spokenName = '' } = known.get(id) ?? {};
        return { id: Number(id), name: label, spokenName };
      }),
    );
  const shared = { ...binding, ...found, options, onSearch: setWords, placeholder: t('person') };
  if (isMany) return <SearchMultiSelect {...shared} chosen={chosenOptions} onChange={choose} />;
  const [one = { value: '', label: '' }] = chosenOptions;
  return (
    <SearchSelect
      {...shared}
      value={one.value}
      chosenLabel={one.label}
      onChange={(id) => choose([id])}
    />
  );
}
