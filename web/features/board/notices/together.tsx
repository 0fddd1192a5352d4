/** What follows a yes: its hours, the day that stands, or agreeing on one and recording the hours. */
import { useTranslation } from 'react-i18next';
import type { FollowedAnswer } from '#contract/board/answer-days.ts';
import type { Notice, StartExchange } from '#contract/board/notices.ts';
import { arrangementPath } from '#web/errand-paths.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Acts } from '#web/ui/page/acts.tsx';
import { useDayInWords } from './day-list.tsx';
import { RecordLink } from './record-link.tsx';

interface Accepted extends FollowedAnswer {
  id: number;
  start: StartExchange | null;
}

/** Whether a yes has led to a day or to hours. */
export const hasFollowed = ({ planned, exchangeId }: FollowedAnswer) =>
  planned !== null || exchangeId !== null;

interface TogetherProps {
  notice: Notice;
  answer: Accepted;
  /** Of the desk: it reads what there is, and its links are elsewhere. */
  isOthers?: boolean;
}

export function Together({ notice, answer, isOthers = false }: TogetherProps) {
  const { t } = useTranslation('answer-days');
  const inWords = useDayInWords();
  const { id, planned, exchangeId, start } = answer;
  if (!hasFollowed(answer)) {
    return start && <RecordLink notice={notice} answerId={id} start={start} />;
  }
  const stands = planned?.state === 'done' ? null : planned;
  return (
    <>
      {stands && (
        <p>
          <strong>
            {t(stands.state === 'proposed' ? 'proposed' : 'agreed', { when: inWords(stands) })}
          </strong>
        </p>
      )}
      {exchangeId !== null && <p>{t('recorded')}</p>}
      {!isOthers && (
        <Acts gap="tight">
          {stands?.id && (
            <ButtonLink kind="secondary" to={arrangementPath(stands.id)}>
              {t('appointment')}
            </ButtonLink>
          )}
          {exchangeId !== null && (
            <ButtonLink kind="secondary" to={`${paths.myExchanges}?exchange=${exchangeId}`}>
              {t('hours')}
            </ButtonLink>
          )}
        </Acts>
      )}
    </>
  );
}
