/** When an appointment is, as people say it. */
import { useTranslation } from 'react-i18next';
import type { Arrangement } from '#contract/board/arrangements.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { weekDay } from '#web/i18n/week-day.ts';

/** "oggi alle 15:00", "domani alle 15:00", "giovedì 26 novembre alle 15:00". */
export function useWhen(): (planned: Pick<Arrangement, 'day' | 'time' | 'daysAway'>) => string {
  const { t } = useTranslation('appointments');
  return ({ day, time, daysAway }) => {
    if (daysAway === 0) return t('when.today', { time });
    if (daysAway === 1) return t('when.tomorrow', { time });
    return t('when.day', { day: weekDay(day, currentLanguage()), time });
  };
}
