/** Several lines of text; grows with what is written. */
import type { TextareaHTMLAttributes } from 'react';
import css from './field.module.css';
import { type Binding, Field, type FieldTexts } from './field.tsx';

type Native = Pick<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  'maxLength' | 'placeholder' | 'rows' | 'autoComplete' | 'disabled'
>;

export interface TextareaFieldProps extends Binding<string>, FieldTexts, Native {}

/** A text area with its label. */
export function TextareaField(props: TextareaFieldProps) {
  const { name, label, hint, error, optional, onChange, ...native } = props;
  return (
    <Field {...{ name, label, hint, error, optional }}>
      {(wiring) => (
        <textarea
          {...native}
          {...wiring}
          name={name}
          className={`${css.control} ${css.area}`}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
