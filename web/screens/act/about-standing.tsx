/** The page of a letter's link that agrees to a standing appointment (specification §22). */
import { useTranslation } from 'react-i18next';
import { rhythmText } from '#contract/board/rhythm-words.ts';
import { formatMinutes } from '#contract/hours/hours.ts';
import type { Act } from '#contract/sending/letters.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { weekDay } from '#web/i18n/week-day.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import { Notice } from '#web/ui/notice/notice.tsx';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { Ending } from './ending.tsx';

interface AboutProps {
  act: Extract<Act, { act: 'agree-standing' }>;
  isBusy: boolean;
  onDo: () => void;
}

export function AboutStanding({ act: { standing, isOpen }, isBusy, onDo }: AboutProps) {
  const { t } = useTranslation('letters');
  const { title, state, partnerName: who, iGive, minutes, place } = standing;
  const { fromDay, untilDay, belowBand } = standing;
  const language = currentLanguage();
  if (!isOpen) {
    const isAgreed = state === 'agreed' || state === 'paused';
    return (
      <Ending tone="info" page={paths.appointments}>
        {t(isAgreed ? 'appointment.agreed' : 'appointment.over', { who })}
      </Ending>
    );
  }
  return (
    <Card title={title}>
      <Stack>
        <p>
          <strong>{t('appointment.repeats', { rhythm: rhythmText(standing, language) })}</strong>
        </p>
        <p>
          {t(iGive ? 'appointment.gives' : 'appointment.receives', { who })}{' '}
          {t('appointment.length', { length: formatMinutes(minutes, language) })}
        </p>
        <p>
          {t('appointment.first', { day: weekDay(fromDay, language) })}{' '}
          {untilDay !== null && t('appointment.last', { day: weekDay(untilDay, language) })}
        </p>
        {place !== '' && <p>{t('appointment.place', { place })}</p>}
        <p>{t('appointment.skip')}</p>
        {belowBand && (
          <Notice tone="info">
            {t('appointment.belowBand', {
              after: hoursText(belowBand.after),
              low: hoursText(belowBand.low),
            })}
          </Notice>
        )}
        <div>
          <Button busy={isBusy} onClick={onDo}>
            {t('appointment.agree')}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
