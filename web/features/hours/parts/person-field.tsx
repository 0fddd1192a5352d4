/** One member of the reader's own bank, found by typing. */
import { useState } from 'react';
import { useSignedIn } from '#web/api/use-session.ts';
import type { Binding, FieldTexts } from '#web/ui/form/field.tsx';
import { SearchSelect } from '#web/ui/form/search-select.tsx';
import { usePeople } from './people.ts';
import { usePersonOption } from './person-option.tsx';

interface PersonFieldProps extends Omit<Binding<string>, 'onChange'>, FieldTexts {
  /** Left out of the list. */
  except?: number | undefined;
  chosenName: string;
  onChange: (id: string, name: string) => void;
}

/** A combobox of members, shown as surname and name. */
export function PersonField({ except, chosenName, onChange, ...binding }: PersonFieldProps) {
  const { userBankId } = useSignedIn();
  const optionOf = usePersonOption();
  const [words, setWords] = useState('');
  const { people, ...found } = usePeople(userBankId === null ? [] : [userBankId], words);
  const options = people.filter(({ id }) => id !== except).map((person) => optionOf(person));
  return (
    <SearchSelect
      {...binding}
      {...found}
      options={options}
      chosenLabel={chosenName}
      onSearch={setWords}
      onChange={(value) => {
        onChange(value, options.find((option) => option.value === value)?.label ?? '');
      }}
    />
  );
}
