/**
 * How one's own balance stands to the band of the bank (specification §17): said in ink and before the
 * click. Nothing while the balance stays within it.
 */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { storedToken } from '#web/api/session.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { paths } from '#web/paths.ts';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import { Soft } from '#web/ui/page/words.tsx';
import { outlookQuery } from './queries.ts';

interface BandLineProps {
  /** The reader's balance now, in hours. */
  balance: number;
  /** What would be added to it, where something is decided; below zero what would be spent. */
  change?: number;
}

/** One quiet line, or none. */
export default function BandLine({ balance, change }: BandLineProps) {
  const { t } = useTranslation('limits');
  // A letter's page shows the same words without a session.
  const { data } = useQuery({ ...outlookQuery, enabled: () => storedToken() !== undefined });
  if (!data) return null;
  const { low, high } = data.band;
  if (change === undefined) {
    if (balance < low)
      return (
        <Soft>
          {t('home.below', { low: hoursText(low) })} <WhoNeedsHelp />
        </Soft>
      );
    if (balance <= high) return null;
    return <Soft>{t('home.above', { balance: hoursText(balance) })}</Soft>;
  }
  const after = balance + change;
  if (change >= 0 || after >= low) return null;
  const values = { after: hoursText(after), low: hoursText(low) };
  if (data.hard)
    return (
      <p>
        {t('stops', values)} <WhoNeedsHelp />
      </p>
    );
  return (
    <p>
      {t('after', values)} {balance < low ? <IsBelow low={low} /> : t('canConfirm')}{' '}
      <WhoNeedsHelp />
    </p>
  );
}

/** To the board: who looks for help, and what the reader may offer. */
function WhoNeedsHelp() {
  const { t } = useTranslation('limits');
  return <Link to={paths.board}>{t('whoNeedsHelp')}</Link>;
}

function IsBelow({ low }: { low: number }) {
  const { t } = useTranslation('limits');
  if (low === 0) return t('isBelowZero');
  const hours = new Intl.NumberFormat(currentLanguage(), {
    style: 'unit',
    unit: 'hour',
    unitDisplay: 'long',
  }).format(-low);
  return t('isBelow', { hours });
}
