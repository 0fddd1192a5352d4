/** How a value of `@mantine/form` reaches a field: the name typed, the rest as the field expects it. */
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';

export interface Binding<Value> {
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  onBlur?: () => void;
  error?: ReactNode;
}

/**
 * Binds one value of a form to a field: `<TextField {...bind(form, 'email')} label=… />`.
 * The form must be in its default, controlled mode.
 */
export function bind<Values extends object, Name extends keyof Values & string>(
  form: UseFormReturnType<Values>,
  name: Name,
): Binding<Values[Name]> {
  const { onChange, onBlur, error } = form.getInputProps(name);
  return { name, value: form.values[name], onChange, onBlur, error };
}
