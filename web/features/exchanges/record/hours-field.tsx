/**
 * How long it took: typed in any usual way, chosen from the list of specification §5, or one tap for
 * the most frequent.
 */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  formatMinutes,
  MINUTES_MAX,
  MINUTES_MIN,
  MINUTES_STEP,
  parseDuration,
} from '#contract/hours.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import type { Language } from '#web/i18n/languages.ts';
import type { Binding } from '#web/ui/form/field.tsx';
import { SuggestField } from '#web/ui/form/suggest-field.tsx';
import css from './record.module.css';

const FREQUENT_MINUTES = [30, 60, 90, 120, 180];

interface HoursFieldProps extends Binding<string> {
  /** Rewrites what was typed as soon as the field is left. */
  tidy: (text: string) => string;
}

/** A text field with a list of every half hour from 0.5 to 100. */
export function HoursField({ onBlur, tidy, ...binding }: HoursFieldProps) {
  const { t } = useTranslation('recording');
  const language = currentLanguage();
  const all = useMemo(() => everyHalfHour(language), [language]);
  const leave = () => {
    const text = tidy(binding.value);
    if (text !== binding.value) binding.onChange(text);
    onBlur?.();
  };
  return (
    <div className={css.hours}>
      <SuggestField
        {...binding}
        label={t('hours')}
        hint={t('hoursHint')}
        inputMode="decimal"
        options={suggestions(all, binding.value)}
        onBlur={leave}
      />
      <fieldset className={css.chips}>
        <legend className="visually-hidden">{t('frequentHours')}</legend>
        {FREQUENT_MINUTES.map((minutes) => formatMinutes(minutes, language)).map((text) => (
          <button
            key={text}
            type="button"
            className={css.chip}
            aria-pressed={text === binding.value}
            onClick={() => binding.onChange(text)}
          >
            {text}
          </button>
        ))}
      </fieldset>
    </div>
  );
}

function everyHalfHour(language: Language): string[] {
  const count = (MINUTES_MAX - MINUTES_MIN) / MINUTES_STEP + 1;
  return Array.from({ length: count }, (_, index) =>
    formatMinutes(MINUTES_MIN + index * MINUTES_STEP, language),
  );
}

/** What says the same first (`1,5` finds "1 h 30"), then what goes on as typed. */
function suggestions(all: readonly string[], typed: string): readonly string[] {
  const text = typed.trim();
  if (text === '' || all.includes(text)) return all;
  const minutes = parseDuration(text);
  const same = all.filter((one) => parseDuration(one) === minutes);
  return [...same, ...all.filter((one) => one.startsWith(text) && !same.includes(one))];
}
