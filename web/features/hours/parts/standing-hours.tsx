/**
 * Asks before hours are recorded again (specification §22): what the two have recorded of that activity
 * about that day stands above the button. Needs the texts `recorded`.
 */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Match } from '#contract/hours/recording.ts';
import { isRefusal, type Recorded } from '#web/api/api-error.ts';
import { AlreadyRecorded } from '#web/ui/hours/already-recorded.tsx';
import { Notice } from '#web/ui/notice/notice.tsx';

/**
 * Options of the query of what the portal knows of two people around a day. Only the answer to what the
 * form says now counts: an older one may name an appointment that is closed, and would fill the form with it.
 */
export const MATCHED = { retry: false, gcTime: 0 } as const;

/** Hours that stand, if any; the portal has refused to record them again. */
export interface Standing {
  recorded: Recorded | null | undefined;
  isRefused: boolean;
  /** What the form says was sent, and the answer was lost: sent again as it is, it counts once. */
  isUnanswered: boolean;
}

/**
 * The hours that stand: those that the portal named when it refused to record them again, as long as the
 * form is about the same people, day and activity (`about` names these), else those that it knows of. None
 * while the answer to what the form says is not known: those that stand may be the very ones.
 */
export function useStandingHours() {
  const [refused, setRefused] = useState<{ about: string; recorded: Recorded }>();
  return {
    standingOf: (match: Match | undefined, about: string, isUnanswered: boolean): Standing => {
      if (isUnanswered) return { recorded: null, isRefused: false, isUnanswered };
      return refused?.about === about
        ? { recorded: refused.recorded, isRefused: true, isUnanswered }
        : { recorded: match?.recorded, isRefused: false, isUnanswered };
    },
    noteRefusal: (error: unknown, about: string) => {
      if (isRefusal(error, 'already-recorded') && error.recorded) {
        setRefused({ about, recorded: error.recorded });
      }
    },
  };
}

interface StandingHoursProps {
  standing: Standing;
  /** The page that shows an exchange. */
  pathOf: (id: number) => string;
}

/** Nothing where nothing stands. */
export function StandingHours({ standing: { recorded }, pathOf }: StandingHoursProps) {
  const { t } = useTranslation('recorded');
  if (!recorded) return null;
  return (
    <Notice isLive action={<Link to={pathOf(recorded.id)}>{t('look')}</Link>}>
      <AlreadyRecorded recorded={recorded} />
    </Notice>
  );
}
