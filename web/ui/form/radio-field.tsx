/** One of a few choices that should all be seen at once. */
import { useId } from 'react';
import css from './field.module.css';
import { type Binding, FieldError, type FieldTexts, wiring } from './field.tsx';
import type { Option } from './select-field.tsx';
import tick from './tick.module.css';

export interface RadioFieldProps<Value extends string> extends Binding<Value | ''>, FieldTexts {
  options: readonly Option<Value>[];
  /** Each on a line of its own: for choices that are sentences. */
  stacked?: boolean;
}

/** A group of radio buttons under one legend. */
export function RadioField<Value extends string>(props: RadioFieldProps<Value>) {
  const { name, value, label, hint, error, optional, options, stacked, onChange, onBlur } = props;
  const id = useId();
  const described = wiring(id, { hint, error, optional });
  return (
    <fieldset
      className={css.group}
      data-field={name}
      aria-describedby={described['aria-describedby']}
      aria-invalid={described['aria-invalid']}
    >
      <legend className={css.label}>{label}</legend>
      {hint && (
        <div className={css.hint} id={`${id}-hint`}>
          {hint}
        </div>
      )}
      <div className={css.choices} data-stacked={stacked || undefined}>
        {options.map((option) => (
          <label key={option.value} className={css.choice}>
            <input
              type="radio"
              className={tick.tick}
              name={name}
              value={option.value}
              checked={option.value === value}
              onBlur={onBlur}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
