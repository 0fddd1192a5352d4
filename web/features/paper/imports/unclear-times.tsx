/** The question about times that can be read in two ways, asked once, with lines of the file. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMinutes } from '#contract/hours/hours.ts';
import { DURATION_READINGS, type DurationReading, type Import } from '#contract/paper/imports.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { RadioField } from '#web/ui/form/radio-field.tsx';

interface UnclearTimesProps {
  examples: Import['unclearTimes'];
  value: DurationReading | '';
  error: ReactNode;
  onChange: (reading: DurationReading) => void;
}

export function UnclearTimes({ examples, value, error, onChange }: UnclearTimesProps) {
  const { t } = useTranslation('imports');
  const [first] = examples;
  const half = examples.find(({ isHalf }) => isHalf);
  const hours = (minutes = 0) => formatMinutes(minutes, currentLanguage());
  const gaps = {
    time: first?.text ?? '',
    decimal: hours(first?.decimalMinutes),
    clock: hours(first?.clockMinutes),
    half: half?.text ?? '',
    halfHours: hours(half?.decimalMinutes),
  };
  const shown = examples.map(({ line, text }) => t('times.example', { line, text }));
  return (
    <RadioField
      name="reading"
      label={t('times.title', { time: examples[0]?.text ?? '' })}
      hint={shown.join(' · ')}
      value={value}
      error={error}
      stacked
      options={DURATION_READINGS.flatMap((reading) =>
        reading === 'mixed' && !half
          ? []
          : [{ value: reading, label: t(`times.${reading}`, gaps) }],
      )}
      onChange={(reading) => reading && onChange(reading)}
    />
  );
}
