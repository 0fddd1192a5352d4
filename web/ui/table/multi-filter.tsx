/** A filter by several choices out of many, found by typing; none chosen filters nothing. */
import { useId } from 'react';
import field from '../form/field.module.css';
import { MultiPicker, type MultiPickerProps } from '../form/multi-picker.tsx';

/** A list one types into, above a table. */
export function MultiFilter({ label, ...picker }: MultiPickerProps & { label: string }) {
  const id = useId();
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <MultiPicker {...picker} wiring={{ id }} />
    </div>
  );
}
