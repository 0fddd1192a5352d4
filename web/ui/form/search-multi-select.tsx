/** A field of several choices out of many, found by typing. */
import type { ReactNode } from 'react';
import { Field, type FieldTexts } from './field.tsx';
import { MultiPicker, type MultiPickerProps } from './multi-picker.tsx';

export interface SearchMultiSelectProps extends MultiPickerProps, FieldTexts {
  name: string;
  error?: ReactNode;
  onBlur?: () => void;
}

/** A list one types into, for more than one choice. */
export function SearchMultiSelect(props: SearchMultiSelectProps) {
  const { name, label, hint, error, optional, ...rest } = props;
  return (
    <Field {...{ name, label, hint, error, optional }}>
      {(wiring) => <MultiPicker {...rest} wiring={wiring} />}
    </Field>
  );
}
