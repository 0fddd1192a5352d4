/** A yes or no. The whole line is the target. */
import { useId } from 'react';
import css from './field.module.css';
import { type Binding, FieldError, type FieldTexts, wiring } from './field.tsx';
import tick from './tick.module.css';

export interface CheckboxFieldProps extends Binding<boolean>, Omit<FieldTexts, 'optional'> {}

/** A checkbox with its label beside it. */
export function CheckboxField(props: CheckboxFieldProps) {
  const { name, value, label, hint, error, onChange, onBlur } = props;
  const id = useId();
  return (
    <div className={css.field} data-field={name}>
      <label className={css.choice}>
        <input
          {...wiring(id, { hint, error, optional: true })}
          type="checkbox"
          className={tick.tick}
          name={name}
          checked={value}
          onBlur={onBlur}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span>{label}</span>
      </label>
      {hint && (
        <div className={css.hint} id={`${id}-hint`}>
          {hint}
        </div>
      )}
      <FieldError id={id} error={error} />
    </div>
  );
}
