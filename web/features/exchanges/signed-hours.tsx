/** Hours of one exchange from the reader's side: signed, coloured, and with a word for the ears. */
import { useTranslation } from 'react-i18next';
import { Hours } from '#web/ui/hours/hours.tsx';
import { hoursText } from '#web/ui/hours/hours-text.ts';

/** "+1 h 30" for what was given, "−1 h" for what was received. */
export function SignedHours({ hours }: { hours: number }) {
  const { t } = useTranslation('exchanges');
  const isGiven = hours > 0;
  return (
    <Hours
      text={hoursText(Math.abs(hours))}
      tone={isGiven ? 'gained' : 'spent'}
      word={t(isGiven ? 'given' : 'received')}
    />
  );
}
