/** The days of an answer, as words. */
import { useTranslation } from 'react-i18next';
import type { AnswerDay } from '#contract/board/answer-days.ts';
import { formatMinutes } from '#contract/hours/hours.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { weekDay } from '#web/i18n/week-day.ts';

/** "giovedì 26 novembre alle 10:00". */
export function useDayInWords(): (day: Pick<AnswerDay, 'day' | 'time'>) => string {
  const { t } = useTranslation('answer-days');
  return ({ day, time }) => t('when', { day: weekDay(day, currentLanguage()), time });
}

/** Each on a line, with how long and where; nothing without days. */
export function DayList({ days }: { days: readonly AnswerDay[] }) {
  const { t } = useTranslation('answer-days');
  const inWords = useDayInWords();
  if (days.length === 0) return null;
  return (
    <ul>
      {days.map((day) => {
        const length = formatMinutes(day.minutes, currentLanguage());
        const parts = [inWords(day), length, day.place, day.isOver ? t('over') : ''];
        return <li key={day.position}>{parts.filter((part) => part !== '').join(' · ')}</li>;
      })}
    </ul>
  );
}
