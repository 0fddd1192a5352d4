/**
 * One choice out of many, found by typing. Mantine's, because browsers have no good part for it; it
 * opens in its own place, so it works in a dialog too.
 */
import './search-list.css';
import { Select } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Binding } from './binding.ts';
import { Field, type FieldTexts } from './field.tsx';
import { searchListLook } from './search-list.tsx';
import type { Option } from './select-field.tsx';

export interface SearchSelectProps extends Binding<string>, FieldTexts {
  /** In the order they should be offered: the likeliest first. */
  options: readonly Option[];
  /** Asks the server instead of searching in `options`, which then are its answer. */
  onSearch?: (text: string) => void;
  placeholder?: string;
  disabled?: boolean;
}

/** A list one types into. The empty text means that nothing is chosen. */
export function SearchSelect(props: SearchSelectProps) {
  const { name, label, hint, error, optional, options, value, onSearch, onChange, ...rest } = props;
  const { t } = useTranslation('ui');
  const chosen = options.find((option) => option.value === value)?.label;
  return (
    <Field {...{ name, label, hint, error, optional }}>
      {(wiring) => (
        <Select
          placeholder={t('choose')}
          {...rest}
          {...wiring}
          {...searchListLook}
          data={options}
          value={value || null}
          onChange={(next) => onChange(next ?? '')}
          onSearchChange={onSearch}
          onKeyDownCapture={(event) => takeFound(event, chosen)}
          filter={onSearch ? ({ options: all }) => all : undefined}
          nothingFoundMessage={t('nothingFound')}
          error={Boolean(error)}
          withErrorStyles={false}
          searchable
          selectFirstOptionOnChange
          allowDeselect={false}
          autoComplete="off"
        />
      )}
    </Field>
  );
}

/**
 * Enter takes the marked one of what was found, or the first, also when the answer came after the last
 * letter. Mantine loses count of the mark when one types faster than its list opens.
 */
function takeFound(event: KeyboardEvent<HTMLInputElement>, chosen: string | undefined): void {
  const { value } = event.currentTarget;
  if (event.key !== 'Enter' || value === '' || value === chosen) return;
  const list = document.getElementById(event.currentTarget.getAttribute('aria-controls') ?? '');
  const found =
    list?.querySelector<HTMLElement>('[data-combobox-selected]') ??
    list?.querySelector<HTMLElement>('[data-combobox-option]');
  if (!found) return;
  event.preventDefault();
  event.stopPropagation();
  found.click();
}
