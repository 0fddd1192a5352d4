/**
 * How long it took: typed in any usual way, chosen from the list of specification §5, or one tap for
 * the most frequent.
 */

import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { parseDuration } from '#contract/hours/durations.ts';
import { formatMinutes, MINUTES_MAX, MINUTES_MIN, MINUTES_STEP } from '#contract/hours/hours.ts';
import type { Locale } from '#contract/locales.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Chips } from '#web/ui/form/chips.tsx';
import { Combobox } from '#web/ui/form/combobox.tsx';
import { type Binding, Field, type FieldTexts } from '#web/ui/form/field.tsx';

const FREQUENT_MINUTES = [30, 60, 90, 120, 180, 240];

interface HoursFieldProps extends Binding<string> {
  /** Instead of the usual name. */
  label?: string;
  /** Rewrites what was typed as soon as the field is left. */
  tidy: (text: string) => string;
  /** A frequent duration was tapped: there is nothing more to say here. */
  onTapped?: (chip: Element) => void;
}

/** A text field with a list of every half hour from 0.5 to 100. */
export function HoursField({ onBlur, tidy, onTapped, ...binding }: HoursFieldProps) {
  const { t } = useTranslation('recording');
  const language = currentLanguage();
  const all = useMemo(() => everyHalfHour(language), [language]);
  const leave = () => {
    const text = tidy(binding.value);
    if (text !== binding.value) binding.onChange(text);
    onBlur?.();
  };
  return (
    <SuggestField
      {...binding}
      label={binding.label ?? t('hours')}
      hint={t('hoursHint')}
      placeholder={t('hoursPlaceholder')}
      inputMode="decimal"
      quick={
        <Chips
          legend={t('frequentHours')}
          isGrid
          chips={FREQUENT_MINUTES.map((minutes) => formatMinutes(minutes, language)).map(
            (text) => ({
              key: text,
              isChosen: text === binding.value,
              content: text,
              choose: (byPointer, chip) => {
                binding.onChange(text);
                if (byPointer) onTapped?.(chip);
              },
            }),
          )}
        />
      }
      options={suggestions(all, binding.value)}
      onBlur={leave}
    />
  );
}

function everyHalfHour(language: Locale): string[] {
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

interface SuggestFieldProps extends Binding<string>, FieldTexts {
  /** What to offer for the text as it stands: what means the same first. */
  options: readonly string[];
  placeholder?: string;
  inputMode?: 'text' | 'decimal' | 'numeric';
}

/** A text input that suggests. Enter takes the highlighted suggestion or the first. */
function SuggestField(props: SuggestFieldProps) {
  const { label, hint, error, optional, quick, options, value, onChange, ...rest } = props;
  const isListed = options.includes(value);
  return (
    <Field {...{ name: rest.name, label, hint, error, optional, quick }}>
      {(wiring) => (
        <Combobox
          {...rest}
          wiring={wiring}
          options={options.map((text) => ({ value: text, label: text }))}
          text={value}
          words={isListed ? '' : value.trim()}
          chosen={value}
          onText={onChange}
          onPick={(option) => onChange(option.value)}
        />
      )}
    </Field>
  );
}
