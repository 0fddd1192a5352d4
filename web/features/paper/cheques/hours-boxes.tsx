/** How long: the boxes of the cheque in one tap each, or typed. */
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/i18n/index.ts';
import look from '#web/ui/form/field.module.css';
import { type Binding, Field } from '#web/ui/form/field.tsx';
import { leadToField } from '#web/ui/form/form.tsx';
import css from './cheques.module.css';
import { boxText, HOUR_BOXES, tidyHours, typedHours } from './hours.ts';

interface HoursBoxesProps extends Binding<string> {
  /** The field that follows a tapped box. */
  next: string;
}

/** A text field with the boxes above it. */
export function HoursBoxes({ name, value, error, onChange, onBlur, next }: HoursBoxesProps) {
  const { t } = useTranslation('cheques');
  const chosen = typedHours(value);
  const leave = () => {
    const text = tidyHours(value, currentLanguage());
    if (text !== value) onChange(text);
    onBlur?.();
  };
  const quick = (
    <fieldset className={css.boxes}>
      <legend className="visually-hidden">{t('form.boxes')}</legend>
      {HOUR_BOXES.map((hours) => (
        <button
          key={hours}
          type="button"
          className={css.box}
          aria-pressed={hours === chosen}
          onClick={({ currentTarget, detail }) => {
            onChange(tidyHours(String(hours), currentLanguage()));
            if (detail > 0) leadToField(currentTarget, next);
          }}
        >
          {boxText(hours)}
          <span className="visually-hidden"> {t('paper.hours')}</span>
        </button>
      ))}
    </fieldset>
  );
  return (
    <Field name={name} label={t('form.hours')} hint={t('form.hoursHint')} {...{ error, quick }}>
      {(wiring) => (
        <input
          {...wiring}
          name={name}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          className={look.control}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={leave}
        />
      )}
    </Field>
  );
}
