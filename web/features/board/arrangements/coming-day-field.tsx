/** A day to come: the next ones in one tap, all others typed or taken from the calendar. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dayAfter } from '#contract/time.ts';
import { today } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { chipDay } from '#web/i18n/week-day.ts';
import { Chips } from '#web/ui/form/chips.tsx';
import { DateField } from '#web/ui/form/date-field.tsx';
import type { Binding } from '#web/ui/form/field.tsx';

/** As many as stand beside each other on a phone. */
const SHOWN = 6;

export function ComingDayField({ label, ...binding }: Binding<string> & { label: ReactNode }) {
  const { t } = useTranslation('appointments');
  const chips = Array.from({ length: SHOWN }, (_, nth) => {
    const day = dayAfter(today(), nth);
    return {
      key: day,
      isChosen: binding.value === day,
      content: chipDay(day, nth, currentLanguage()),
      choose: () => binding.onChange(day),
    };
  });
  return (
    <DateField
      {...binding}
      label={label}
      min={today()}
      quick={<Chips legend={t('form.nextDays')} chips={chips} isGrid />}
    />
  );
}
