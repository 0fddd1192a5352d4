/** When and where a meeting is. */
import { useTranslation } from 'react-i18next';
import type { OwnBulletin } from '#contract/board/bulletins.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { weekDay } from '#web/i18n/week-day.ts';

type Plan = Pick<OwnBulletin, 'day' | 'from' | 'to' | 'place'>;

/** In words: "venerdì 4 dicembre, dalle 12:30 alle 16:00"; empty for what has no day. */
export function usePlanWords(): (plan: Omit<Plan, 'place'>) => string {
  const { t } = useTranslation('bulletins');
  return ({ day, from, to }) =>
    day === null || from === null || to === null
      ? ''
      : t('when', { day: weekDay(day, currentLanguage()), from, to });
}

/** In a line each. */
export function PlanLine({ plan }: { plan: Plan }) {
  const words = usePlanWords()(plan);
  if (words === '') return null;
  return (
    <p>
      <strong>{words}</strong>
      {plan.place !== '' && (
        <>
          <br />
          {plan.place}
        </>
      )}
    </p>
  );
}
