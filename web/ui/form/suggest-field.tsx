/** One line of free text with a list of likely ones: what is typed counts, whether listed or not. */
import './search-list.css';
import { Autocomplete } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import type { Binding } from './binding.ts';
import { Field, type FieldTexts } from './field.tsx';
import { holdEnter, markedOption, searchListLook } from './search-list.tsx';

export interface SuggestFieldProps extends Binding<string>, FieldTexts {
  /** What to offer for the text as it stands: what means the same first. */
  options: readonly string[];
  placeholder?: string;
  inputMode?: 'text' | 'decimal' | 'numeric';
}

/** A text input that suggests. Enter takes the marked suggestion or the first, and sends nothing. */
export function SuggestField(props: SuggestFieldProps) {
  const { label, hint, error, optional, options, ...rest } = props;
  const [isOpen, setOpen] = useState(false);
  const [first] = options;
  const chooseByEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    if (!holdEnter(event) || rest.value.trim() === '') return;
    event.stopPropagation();
    const marked = markedOption(event.currentTarget);
    if (marked) marked.click();
    else if (first !== undefined && !options.includes(rest.value)) rest.onChange(first);
    setOpen(false);
  };
  return (
    <Field {...{ name: rest.name, label, hint, error, optional }}>
      {(wiring) => (
        <Autocomplete
          {...rest}
          {...wiring}
          {...searchListLook}
          data={options}
          filter={({ options: all }) => all}
          dropdownOpened={isOpen}
          onDropdownOpen={() => setOpen(true)}
          onDropdownClose={() => setOpen(false)}
          onKeyDownCapture={chooseByEnter}
          error={Boolean(error)}
          withErrorStyles={false}
          autoComplete="off"
        />
      )}
    </Field>
  );
}
