/** The question about times that can be read in two ways, asked once, with lines of the file. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DURATION_READINGS, type DurationReading, type Import } from '#contract/paper/imports.ts';
import { RadioField } from '#web/ui/form/radio-field.tsx';

interface UnclearTimesProps {
  examples: Import['unclearTimes'];
  value: DurationReading | '';
  error: ReactNode;
  onChange: (reading: DurationReading) => void;
}

export function UnclearTimes({ examples, value, error, onChange }: UnclearTimesProps) {
  const { t } = useTranslation('imports');
  const shown = examples.map(({ line, text }) => t('times.example', { line, text }));
  return (
    <RadioField
      name="reading"
      label={t('times.title', { time: examples[0]?.text ?? '' })}
      hint={shown.join(' · ')}
      value={value}
      error={error}
      stacked
      options={DURATION_READINGS.map((reading) => ({
        value: reading,
        label: t(`times.${reading}`),
      }))}
      onChange={(reading) => reading && onChange(reading)}
    />
  );
}
