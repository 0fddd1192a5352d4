/** One line of free text with a list of likely ones: what is typed counts, whether listed or not. */
import './search-list.css';
import { Autocomplete } from '@mantine/core';
import type { Binding } from './binding.ts';
import { Field, type FieldTexts } from './field.tsx';
import { searchListLook } from './search-list.tsx';

export interface SuggestFieldProps extends Binding<string>, FieldTexts {
  /** What to offer for the text as it stands. */
  options: readonly string[];
  placeholder?: string;
  inputMode?: 'text' | 'decimal' | 'numeric';
}

/** A text input that suggests. */
export function SuggestField(props: SuggestFieldProps) {
  const { label, hint, error, optional, options, ...rest } = props;
  return (
    <Field {...{ name: rest.name, label, hint, error, optional }}>
      {(wiring) => (
        <Autocomplete
          {...rest}
          {...wiring}
          {...searchListLook}
          data={options}
          filter={({ options: all }) => all}
          error={Boolean(error)}
          withErrorStyles={false}
          autoComplete="off"
        />
      )}
    </Field>
  );
}
