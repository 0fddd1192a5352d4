/** Several of a few choices that should all be seen at once. */
import { useId } from 'react';
import css from './field.module.css';
import { type Binding, FieldError, type FieldTexts, wiring } from './field.tsx';
import type { Option } from './select-field.tsx';
import tick from './tick.module.css';

export interface CheckboxGroupProps<Value extends string> extends Binding<Value[]>, FieldTexts {
  options: readonly Option<Value>[];
}

/**
 * Checkboxes under one legend, each on a line of its own; the value keeps the order of the options. They
 * have no name of their own: to a form a checkbox with a name is a yes or no.
 */
export function CheckboxGroup<Value extends string>(props: CheckboxGroupProps<Value>) {
  const { name, value, label, hint, error, optional, options, onChange, onBlur } = props;
  const id = useId();
  const described = wiring(id, { hint, error, optional });
  const chosen = options.map((option) => option.value);
  const toggle = (one: Value, isOn: boolean) =>
    onChange(chosen.filter((each) => (each === one ? isOn : value.includes(each))));
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
      <div className={css.choices} data-stacked>
        {options.map((option) => (
          <label key={option.value} className={css.choice}>
            <input
              type="checkbox"
              className={tick.tick}
              value={option.value}
              checked={value.includes(option.value)}
              onBlur={onBlur}
              onChange={(event) => toggle(option.value, event.currentTarget.checked)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
