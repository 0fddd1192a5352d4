/** The page of a letter's link about an appointment: agree, it was done, it was not (specification §22). */
import { useTranslation } from 'react-i18next';
import type { Arrangement } from '#contract/board/arrangements.ts';
import { formatMinutes } from '#contract/hours/hours.ts';
import type { Act, ArrangementAct } from '#contract/sending/letters.ts';
import type { Recorded } from '#web/api/api-error.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { weekDay } from '#web/i18n/week-day.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { WhichHours } from '#web/ui/hours/already-recorded.tsx';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import { Notice } from '#web/ui/notice/notice.tsx';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { Ending } from './ending.tsx';

interface AboutProps {
  act: Extract<Act, { act: ArrangementAct }>;
  /** Done by this page, just now. */
  isDone: boolean;
  isBusy: boolean;
  /** Hours that stand already, which the reader is asked about. */
  asked: Recorded | undefined;
  onDo: (another?: boolean) => void;
}

export function AboutAppointment(props: AboutProps) {
  const { isDone, isBusy, asked, onDo } = props;
  const { act, ...about } = props.act;
  const { arrangement, hours, isOpen } = about;
  // Of everything else a line says that it was done; a link that another tab has used does nothing more.
  const isRecorded = isDone && act.startsWith('done-') && arrangement.exchange !== null;
  const ending = useEnding(act, arrangement, isRecorded);
  const button = useButton(act, hours);
  if (isDone || !isOpen) {
    return (
      <Ending tone={isRecorded ? 'success' : 'info'} page={paths.appointments}>
        {ending}
      </Ending>
    );
  }
  return (
    <Card title={arrangement.title}>
      <Stack>
        <Plan arrangement={arrangement} />
        {asked ? (
          <WhichHours recorded={asked} isBusy={isBusy} onSay={onDo} />
        ) : (
          <div>
            <Button busy={isBusy} onClick={() => onDo()}>
              {button}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}

/** When, how long, where, who helps whom, and what it would mean for the reader's balance. */
function Plan({ arrangement }: { arrangement: Arrangement }) {
  const { t } = useTranslation('letters');
  const { day, time, minutes, place, iGive, partnerName: who, belowBand } = arrangement;
  const language = currentLanguage();
  return (
    <>
      <p>
        <strong>{t('appointment.when', { day: weekDay(day, language), time })}</strong>
      </p>
      <p>
        {t(iGive ? 'appointment.gives' : 'appointment.receives', { who })}{' '}
        {t('appointment.length', { length: formatMinutes(minutes, language) })}
      </p>
      {place !== '' && <p>{t('appointment.place', { place })}</p>}
      {belowBand && (
        <Notice tone="info">
          {t('appointment.belowBand', {
            after: hoursText(belowBand.after),
            low: hoursText(belowBand.low),
          })}
        </Notice>
      )}
    </>
  );
}

function useButton(act: ArrangementAct, hours: number | null): string {
  const { t } = useTranslation('letters');
  if (act === 'agree-arrangement') return t('appointment.agree');
  if (act === 'not-done-arrangement') return t('appointment.notDone');
  return t('appointment.done', { length: hoursText(hours ?? 0) });
}

/** What became of it: by this page, or meanwhile. */
function useEnding(act: ArrangementAct, arrangement: Arrangement, isRecorded: boolean): string {
  const { t } = useTranslation('letters');
  const { exchange, partnerName: who, state } = arrangement;
  if (exchange) {
    const length = hoursText(exchange.hours);
    if (!isRecorded) return t('appointment.recordedBy', { by: exchange.by, length });
    return t(exchange.status === 'confirmed' ? 'appointment.confirmed' : 'appointment.recorded', {
      ...{ length, who },
    });
  }
  const isAgreed = act === 'agree-arrangement' && state === 'agreed';
  return isAgreed ? t('appointment.agreed', { who }) : t('appointment.over');
}
