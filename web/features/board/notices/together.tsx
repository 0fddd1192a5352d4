/** What follows a yes: the day that was agreed on, or agreeing on one and recording the hours. */
import { useTranslation } from 'react-i18next';
import type { AnswerDay } from '#contract/board/answer-days.ts';
import type { Notice, StartExchange } from '#contract/board/notices.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { useDayInWords } from './day-list.tsx';
import { RecordLink } from './record-link.tsx';

interface Accepted {
  id: number;
  days: readonly AnswerDay[];
  agreedDay: number | null;
  start: StartExchange | null;
}

/** The day that the yes named. */
export const agreedDay = ({ days, agreedDay: at }: Pick<Accepted, 'days' | 'agreedDay'>) =>
  days.find(({ position }) => position === at);

export function Together({ notice, answer }: { notice: Notice; answer: Accepted }) {
  const { t } = useTranslation('answer-days');
  const inWords = useDayInWords();
  const day = agreedDay(answer);
  if (!day) {
    return answer.start && <RecordLink notice={notice} answerId={answer.id} start={answer.start} />;
  }
  return (
    <>
      <p>
        <strong>{t('agreed', { when: inWords(day) })}</strong>
      </p>
      {answer.start && (
        <div>
          <ButtonLink to={paths.appointments}>{t('appointments')}</ButtonLink>
        </div>
      )}
    </>
  );
}
