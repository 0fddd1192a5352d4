/** Several choices out of many, found by typing; each chosen one can be taken out again. */
import './search-list.css';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import { MultiSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Binding } from './binding.ts';
import { Field, type FieldTexts } from './field.tsx';
import { searchListLook } from './search-list.tsx';
import type { Option } from './select-field.tsx';

export interface SearchMultiSelectProps extends Binding<string[]>, FieldTexts {
  options: readonly Option[];
  /** Asks the server instead of searching in `options`, which must then keep the chosen ones. */
  onSearch?: (text: string) => void;
  placeholder?: string;
  disabled?: boolean;
}

/** A list one types into, for more than one choice. */
export function SearchMultiSelect(props: SearchMultiSelectProps) {
  const { name, label, hint, error, optional, options, value, onSearch, placeholder, ...rest } =
    props;
  const { t } = useTranslation('ui');
  return (
    <Field {...{ name, label, hint, error, optional }}>
      {(wiring) => (
        <MultiSelect
          {...rest}
          {...wiring}
          {...searchListLook}
          placeholder={value.length === 0 ? (placeholder ?? t('choose')) : undefined}
          data={options}
          value={value}
          onSearchChange={onSearch}
          filter={onSearch ? ({ options: all }) => all : undefined}
          nothingFoundMessage={t('nothingFound')}
          error={Boolean(error)}
          withErrorStyles={false}
          searchable
          hidePickedOptions
          autoComplete="off"
        />
      )}
    </Field>
  );
}
