/** A password with a button that shows it: fewer mistakes, and pasting stays allowed. */
import { type InputHTMLAttributes, useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from './field.module.css';
import { type Binding, Field, type FieldTexts } from './field.tsx';

export interface PasswordFieldProps extends Binding<string>, FieldTexts {
  /** `current-password` to sign in, `new-password` to choose one. */
  autoComplete: 'current-password' | 'new-password';
  maxLength?: InputHTMLAttributes<HTMLInputElement>['maxLength'];
}

/** A password input with its label and a show/hide button. */
export function PasswordField(props: PasswordFieldProps) {
  const { name, label, hint, error, optional, onChange, ...native } = props;
  const { t } = useTranslation('ui');
  const [isShown, setShown] = useState(false);
  return (
    <Field {...{ name, label, hint, error, optional }}>
      {(wiring) => (
        <div className={css.withButton}>
          <input
            {...native}
            {...wiring}
            name={name}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className={css.control}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          <button
            type="button"
            className={css.inside}
            aria-controls={wiring.id}
            onClick={() => setShown(!isShown)}
          >
            {t(isShown ? 'password.hide' : 'password.show')}
            <span className="visually-hidden"> {label}</span>
          </button>
        </div>
      )}
    </Field>
  );
}
