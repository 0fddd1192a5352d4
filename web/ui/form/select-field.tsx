/** A choice from a short list: the browser's own list, which every phone and keyboard knows. */
import { useTranslation } from 'react-i18next';
import css from './field.module.css';
import { type Binding, Field, type FieldTexts } from './field.tsx';

export interface Option<Value extends string = string> {
  value: Value;
  label: string;
}

export interface SelectFieldProps extends Binding<string>, FieldTexts {
  options: readonly Option[];
  /** The first, empty line; by default "Choose…". `false` leaves it out. */
  placeholder?: string | false;
  autoComplete?: string;
  disabled?: boolean;
}

/** A native select with its label. The empty text means that nothing is chosen. */
export function SelectField(props: SelectFieldProps) {
  const { name, label, hint, error, optional, onChange, options, placeholder, ...native } = props;
  const { t } = useTranslation('ui');
  return (
    <Field {...{ name, label, hint, error, optional }}>
      {(wiring) => (
        <select
          {...native}
          {...wiring}
          name={name}
          className={`${css.control} ${css.select}`}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {placeholder !== false && <option value="">{placeholder ?? t('choose')}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
