/** Several choices out of many, found by typing; each chosen one can be taken out again. */
import './search-list.css';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import { MultiSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type Findings, usePicker } from './search-list.tsx';
import type { Option } from './select-field.tsx';

export interface MultiPickerProps extends Findings {
  /** With their names, for they need not be among the options. */
  chosen: readonly Option[];
  onChange: (values: string[]) => void;
  onSearch: (words: string) => void;
  /** Shown while nothing is chosen. */
  placeholder?: string;
}

interface WiredProps extends MultiPickerProps {
  /** Ties the list to its label, hint and error. */
  wiring: { id: string; 'aria-invalid'?: true };
  onBlur?: () => void;
}

/** A list one types into, for more than one choice; its label is drawn around it. */
export function MultiPicker({ wiring, ...props }: WiredProps) {
  const { chosen, onChange, onSearch, placeholder, onBlur, ...found } = props;
  const { t } = useTranslation('ui');
  const values = chosen.map(({ value }) => value);
  const options = found.options.filter(({ value }) => !values.includes(value));
  const { list, shown, setText } = usePicker({
    findings: { ...found, options },
    settled: '',
    onSearch,
    onPick: ({ value }) => {
      onChange([...values, value]);
      setText('');
    },
  });
  return (
    <MultiSelect
      {...wiring}
      {...list}
      placeholder={values.length === 0 ? (placeholder ?? t('choose')) : undefined}
      data={[...chosen, ...options]}
      filter={() => shown}
      value={values}
      onChange={onChange}
      onBlur={onBlur}
      nothingFoundMessage={t('nothingFound')}
      error={wiring['aria-invalid']}
      hidePickedOptions
    />
  );
}
