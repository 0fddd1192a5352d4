/** A filter by several choices out of many, found by typing; none chosen filters nothing. */
import '../form/search-list.css';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import { MultiSelect } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import field from '../form/field.module.css';
import { searchListLook } from '../form/search-list.tsx';
import type { Option } from '../form/select-field.tsx';

interface MultiFilterProps {
  label: string;
  /** Shown while nothing is chosen: "Anybody". */
  placeholder: string;
  /** The answer to what was typed, and the chosen ones with it. */
  options: readonly Option[];
  value: readonly string[];
  onChange: (values: string[]) => void;
  onSearch: (text: string) => void;
}

/** A list one types into, above a table. */
export function MultiFilter({ label, placeholder, options, value, ...on }: MultiFilterProps) {
  const { t } = useTranslation('ui');
  const id = useId();
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <MultiSelect
        {...searchListLook}
        id={id}
        placeholder={value.length === 0 ? placeholder : undefined}
        data={options}
        value={[...value]}
        onChange={on.onChange}
        onSearchChange={on.onSearch}
        filter={({ options: all }) => all}
        nothingFoundMessage={t('nothingFound')}
        searchable
        hidePickedOptions
        autoComplete="off"
      />
    </div>
  );
}
