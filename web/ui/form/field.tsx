/**
 * What stands around every control: the label above, a hint and the error below it, all wired so that a
 * screen reader reads them together.
 */
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Aside } from '../page/words.tsx';
import css from './field.module.css';

/** One value of a form, as a field takes it. */
export interface Binding<Value> {
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  onBlur?: () => void;
  error?: ReactNode;
}

export interface FieldTexts {
  label: ReactNode;
  /** One short line that helps before a mistake is made. */
  hint?: ReactNode;
  error?: ReactNode;
  /** Says "optional" beside the label; without it the field is required. */
  optional?: boolean;
  /** Stands between the label and the control: what is chosen in one tap instead. */
  quick?: ReactNode;
}

export interface ControlWiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

interface FieldProps extends FieldTexts {
  name: string;
  /** Draws the control, which must take the wiring. */
  children: (wiring: ControlWiring) => ReactNode;
}

/** Label, hint and error around a control given as a function. */
export function Field({ name, label, hint, error, optional, quick, children }: FieldProps) {
  const { t } = useTranslation('ui');
  const id = useId();
  return (
    <div className={css.field} data-field={name}>
      <label className={css.label} htmlFor={id}>
        {label}
        {optional && <Aside> ({t('optional')})</Aside>}
      </label>
      {hint && (
        <div className={css.hint} id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {quick}
      {children(wiring(id, { hint, error, optional }))}
      <FieldError id={id} error={error} />
    </div>
  );
}

/** The error of one field, with a sign as well as a colour. */
export function FieldError({ id, error }: { id: string; error: ReactNode }) {
  if (!error) return null;
  return (
    <div className={css.error} id={`${id}-error`}>
      <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
        <circle cx="9" cy="9" r="8" fill="currentColor" />
        <path d="M9 4.5v5M9 12.6v.2" stroke="var(--card)" strokeWidth="2" strokeLinecap="round" />
      </svg>
      <span>{error}</span>
    </div>
  );
}

/** The attributes that tie a control to its hint and its error. */
export function wiring(id: string, texts: Omit<FieldTexts, 'label'>): ControlWiring {
  const describedBy = [texts.error && `${id}-error`, texts.hint && `${id}-hint`].filter(Boolean);
  return {
    id,
    'aria-describedby': describedBy.join(' ') || undefined,
    'aria-invalid': texts.error ? true : undefined,
    'aria-required': texts.optional ? undefined : true,
  };
}
