/** Several choices out of many, found by typing; each chosen one can be taken out again. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from './combobox.module.css';
import { Combobox, type SearchResults } from './combobox.tsx';
import { type ControlWiring, Field, type FieldTexts } from './field.tsx';
import type { Option } from './select-field.tsx';

export interface MultiPickerProps extends SearchResults {
  /** With their names, for they need not be among the options. */
  chosen: readonly Option[];
  onChange: (values: string[]) => void;
  onSearch: (words: string) => void;
  /** Shown while nothing is chosen. */
  placeholder?: string;
}

interface WiredProps extends MultiPickerProps {
  /** Ties the input to its label, hint and error. */
  wiring: Pick<ControlWiring, 'id'> & Partial<ControlWiring>;
  onBlur?: () => void;
}

/** The field without its label. */
export function MultiPicker({ chosen, onChange, onSearch, placeholder, ...rest }: WiredProps) {
  const { t } = useTranslation('ui');
  const [text, setText] = useState('');
  const values = chosen.map(({ value }) => value);
  const type = (next: string) => {
    setText(next);
    onSearch(next.trim());
  };
  const pills = chosen.map(({ value, label }) => (
    <span key={value} className={css.pill}>
      <span>{label}</span>
      {/* By keyboard the last one goes with Backspace. */}
      <button
        type="button"
        aria-hidden="true"
        tabIndex={-1}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onChange(values.filter((one) => one !== value))}
      >
        <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
          <path d="M2 2l8 8M10 2L2 10" stroke="currentColor" strokeWidth="2" />
        </svg>
      </button>
    </span>
  ));
  return (
    <Combobox
      {...rest}
      options={rest.options.filter(({ value }) => !values.includes(value))}
      placeholder={values.length === 0 ? (placeholder ?? t('choose')) : undefined}
      text={text}
      words={text.trim()}
      onText={type}
      onPick={({ value }) => {
        onChange([...values, value]);
        type('');
      }}
      onLeave={() => type('')}
      pills={pills}
      onBackspace={() => values.length > 0 && onChange(values.slice(0, -1))}
    />
  );
}

type SearchMultiSelectProps = MultiPickerProps & FieldTexts & { name: string; onBlur?: () => void };

/** The field with its label. */
export function SearchMultiSelect(props: SearchMultiSelectProps) {
  const { name, label, hint, error, optional, ...rest } = props;
  return (
    <Field {...{ name, label, hint, error, optional }}>
      {(wiring) => <MultiPicker {...rest} wiring={wiring} />}
    </Field>
  );
}
