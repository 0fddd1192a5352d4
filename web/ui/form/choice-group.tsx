/** A few choices that should all be seen at once, under one legend. */
import { type ReactNode, useId } from 'react';
import css from './field.module.css';
import { FieldError, type FieldTexts, wiring } from './field.tsx';
import tick from './tick.module.css';

interface ChoiceGroupProps extends FieldTexts {
  name: string;
  /** Each on a line of its own: for choices that are sentences. */
  stacked?: boolean;
  children: ReactNode;
}

/** The frame of a group of checkboxes or radio buttons, with its hint and what is wrong with it. */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const { name, label, hint, error, optional, stacked, children } = props;
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
        {children}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}

interface ChoiceProps {
  type: 'checkbox' | 'radio';
  name?: string;
  value: string;
  label: string;
  checked: boolean;
  onBlur: (() => void) | undefined;
  onChange: (isChecked: boolean) => void;
}

/** One of them; its whole line can be tapped. */
export function Choice({ label, onChange, ...input }: ChoiceProps) {
  return (
    <label className={css.choice}>
      <input
        {...input}
        className={tick.tick}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>{label}</span>
    </label>
  );
}
