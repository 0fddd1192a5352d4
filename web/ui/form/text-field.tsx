/** One line of text: names, e-mail addresses, days, numbers, searches. */
import type { InputHTMLAttributes } from 'react';
import css from './field.module.css';
import { type Binding, Field, type FieldTexts } from './field.tsx';

type Native = Omit<InputHTMLAttributes<HTMLInputElement>, keyof Binding<string> | 'required'>;

export interface TextFieldProps extends Binding<string>, FieldTexts, Native {}

/** A text input with its label; `type`, `autoComplete`, `inputMode`, `min`, `max` as in HTML. */
export function TextField(props: TextFieldProps) {
  const { name, label, hint, error, optional, onChange, className, ...native } = props;
  return (
    <Field {...{ name, label, hint, error, optional }}>
      {(wiring) => (
        <input
          {...native}
          {...wiring}
          name={name}
          className={css.control}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
