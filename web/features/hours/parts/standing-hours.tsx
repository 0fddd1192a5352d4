/**
 * Asks before hours are recorded again (specification §22): what the two have recorded of that activity
 * about that day stands above the button. Needs the texts `recorded`.
 */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Match } from '#contract/hours/recording.ts';
import { AlreadyRecorded } from '#web/ui/hours/already-recorded.tsx';
import { Notice } from '#web/ui/notice/notice.tsx';

interface StandingHoursProps {
  match: Match | undefined;
  /** The page that shows an exchange. */
  pathOf: (id: number) => string;
}

/** Nothing where nothing stands. */
export function StandingHours({ match, pathOf }: StandingHoursProps) {
  const { t } = useTranslation('recorded');
  const recorded = match?.recorded;
  if (!recorded) return null;
  return (
    <Notice isLive action={<Link to={pathOf(recorded.id)}>{t('look')}</Link>}>
      <AlreadyRecorded recorded={recorded} />
    </Notice>
  );
}
