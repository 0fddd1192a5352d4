/** Hours that stand already, and the question whether it was another time. Needs the texts `recorded`. */
import { useTranslation } from 'react-i18next';
import { onDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Button } from '../button.tsx';
import { Notice } from '../notice/notice.tsx';
import { hoursText } from './hours-text.ts';

/** In hours, and on which day (`yyyy-MM-dd`). */
interface Recorded {
  hours: number;
  day: string;
}

/** "Già registrato: 1 h il 24 novembre. È un’altra volta?" */
export function AlreadyRecorded({ recorded }: { recorded: Recorded }) {
  const { t } = useTranslation('recorded');
  return t('recorded', factsOf(recorded));
}

const factsOf = ({ hours, day }: Recorded) => ({
  hours: hoursText(hours),
  day: onDay(day, currentLanguage()),
});

interface QuestionProps {
  recorded: Recorded;
  isBusy: boolean;
  /** Another time is recorded too; else these hours are those of the appointment. */
  onSay: (another: boolean) => void;
}

/** Of an appointment, with its two answers: "Già registrato: 1 h il 24 novembre. È questa?" */
export function WhichHours({ recorded, isBusy, onSay }: QuestionProps) {
  const { t } = useTranslation('recorded');
  return (
    <Notice
      tone="info"
      isLive
      action={
        <>
          <Button busy={isBusy} onClick={() => onSay(false)}>
            {t('sameHours')}
          </Button>
          <Button kind="secondary" busy={isBusy} onClick={() => onSay(true)}>
            {t('otherHours')}
          </Button>
        </>
      }
    >
      {t('isThis', factsOf(recorded))}
    </Notice>
  );
}
