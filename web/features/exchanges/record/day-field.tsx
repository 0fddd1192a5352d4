/** When it was: today unless said otherwise, never in the future, not before June 2019 (law L1). */
import { useTranslation } from 'react-i18next';
import { EARLIEST_EXCHANGE_DATE } from '#contract/limits.ts';
import { today } from '#web/i18n/format.ts';
import type { Binding } from '#web/ui/form/binding.ts';
import { TextField } from '#web/ui/form/text-field.tsx';

/** The browser's own calendar. */
export function DayField(binding: Binding<string>) {
  const { t } = useTranslation('exchanges');
  return (
    <TextField
      {...binding}
      label={t('new.day')}
      type="date"
      min={EARLIEST_EXCHANGE_DATE}
      max={today()}
    />
  );
}
