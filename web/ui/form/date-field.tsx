/**
 * A day, typed as the reader's language writes it and never as the browser's does, or taken from the
 * calendar behind its button.
 */
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tableDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import css from './date-field.module.css';
import look from './field.module.css';
import { type Binding, Field, type FieldTexts } from './field.tsx';
import { typedDay } from './typed-day.ts';

interface DateFieldProps extends Binding<string>, FieldTexts {
  /** For the calendar, as `yyyy-MM-dd`; what is typed is checked by the form. */
  min?: string;
  max?: string;
}

/** The value is `yyyy-MM-dd`, or what was typed where that is no day. */
export function DateField(props: DateFieldProps) {
  const { name, label, hint, error, optional, quick, value, onChange, onBlur, min, max } = props;
  const { t } = useTranslation('ui');
  const [typed, setTyped] = useState({ value: '', text: '' });
  const calendar = useRef<HTMLInputElement>(null);
  const text = typed.value === value ? typed.text : tableDay(value, currentLanguage());
  const type = (next: string) => {
    const day = typedDay(next) ?? next.trim();
    setTyped({ value: day, text: next });
    onChange(day);
  };
  const leave = () => {
    // "4.1.51" stays to be mended, "4.1.1951" becomes what the list will show.
    if (typedDay(text)) setTyped({ value: '', text: '' });
    onBlur?.();
  };
  return (
    <Field {...{ name, label, hint, error, optional, quick }}>
      {(wiring) => (
        <div className={css.field}>
          <input
            {...wiring}
            type="text"
            autoComplete="off"
            className={look.control}
            value={text}
            onChange={(event) => type(event.currentTarget.value)}
            onBlur={leave}
          />
          <button
            type="button"
            className={css.open}
            aria-label={t('date.calendar')}
            onClick={() => calendar.current?.showPicker()}
          >
            <svg width="24" height="24" viewBox="0 0 24 24" fill="none" aria-hidden="true">
              <path
                d="M4 6.5h16V20H4zM4 10.5h16M8.5 4v4M15.5 4v4"
                stroke="currentColor"
                strokeWidth="1.75"
                strokeLinecap="round"
                strokeLinejoin="round"
              />
            </svg>
          </button>
          <input
            ref={calendar}
            type="date"
            className={css.calendar}
            tabIndex={-1}
            aria-hidden="true"
            {...{ min, max }}
            value={typedDay(value) ?? ''}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        </div>
      )}
    </Field>
  );
}
