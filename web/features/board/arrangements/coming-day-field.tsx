/** A day to come: the next ones in one tap, all others typed or taken from the calendar. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isoDay, today } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { shortWeekDay } from '#web/i18n/week-day.ts';
import { Chips } from '#web/ui/form/chips.tsx';
import { DateField } from '#web/ui/form/date-field.tsx';
import type { Binding } from '#web/ui/form/field.tsx';

/** As many as stand beside each other on a phone. */
const SHOWN = 6;

export function ComingDayField({ label, ...binding }: Binding<string> & { label: ReactNode }) {
  const { t } = useTranslation('appointments');
  const named = [t('form.days.today'), t('form.days.tomorrow')];
  const chips = nextDays(SHOWN).map((day, index) => ({
    key: day,
    isChosen: binding.value === day,
    content: named[index] ?? shortWeekDay(day, currentLanguage()),
    choose: () => binding.onChange(day),
  }));
  return (
    <DateField
      {...binding}
      label={label}
      min={today()}
      quick={<Chips legend={t('form.days.label')} chips={chips} isGrid />}
    />
  );
}

/** Today and the days after it, as `yyyy-MM-dd`. */
function nextDays(count: number): string[] {
  const first = Date.parse(`${today()}T12:00:00Z`);
  return Array.from({ length: count }, (_, index) => isoDay(new Date(first + index * 86_400_000)));
}
