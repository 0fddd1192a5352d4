/**
 * A date one knows by heart, as three short fields: nobody has to look for a year of long ago in a
 * calendar, and the order is the reader's, not the browser's. A whole date may be pasted into the first.
 */
import { type FocusEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Aside, Soft } from '../page/words.tsx';
import css from './birth-date-field.module.css';
import field from './field.module.css';
import { type Binding, FieldError, type FieldTexts, wiring } from './field.tsx';
import { dayOf, typedDay } from './typed-day.ts';

type BirthDateFieldProps = Binding<string> & FieldTexts;

const PARTS = ['day', 'month', 'year'] as const;
type Part = (typeof PARTS)[number];

/** Day, month and year under one legend; the value is `yyyy-MM-dd`, or what there is of it. */
export function BirthDateField(props: BirthDateFieldProps) {
  const { name, value, label, hint, error, optional, onChange, onBlur } = props;
  const { t } = useTranslation('ui');
  const id = useId();
  const [typed, setTyped] = useState({ value, parts: partsOf(value) });
  // What somebody else wrote into the form stands here too; one's own "4" does not become "04".
  const parts = typed.value === value ? typed.parts : partsOf(value);
  const type = (part: Part, text: string) => {
    const whole = typedDay(text);
    const next = whole ? partsOf(whole) : { ...parts, [part]: text.replaceAll(/\D/g, '') };
    const day = dayOf(next.day, next.month, next.year);
    setTyped({ value: day, parts: next });
    onChange(day);
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onBlur?.();
  };
  const { id: _, ...described } = wiring(id, { hint, error, optional });
  return (
    <fieldset
      className={field.group}
      data-field={name}
      aria-describedby={described['aria-describedby']}
      onBlur={leave}
    >
      <legend className={field.label}>
        {label}
        {optional && <Aside> ({t('optional')})</Aside>}
      </legend>
      {hint && (
        <div className={field.hint} id={`${id}-hint`}>
          {hint}
        </div>
      )}
      <div className={css.parts}>
        {PARTS.map((part) => (
          <label key={part} className={css[part]}>
            <Soft as="span" isSmall>
              {t(`date.${part}`)}
            </Soft>
            <input
              className={field.control}
              inputMode="numeric"
              autoComplete={`bday-${part}`}
              aria-invalid={described['aria-invalid']}
              aria-required={described['aria-required']}
              value={parts[part]}
              onChange={(event) => type(part, event.currentTarget.value)}
            />
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}

function partsOf(value: string): Record<Part, string> {
  const [year = '', month = '', day = ''] = value.split('-');
  return { day, month, year };
}
