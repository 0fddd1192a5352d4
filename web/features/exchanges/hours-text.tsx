/** Hours of the wire as this reader reads them: as text in a sentence, or signed and coloured. */
import { useTranslation } from 'react-i18next';
import { formatMinutes, minutesFromHours } from '#contract/hours.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Hours } from '#web/ui/hours/hours.tsx';

/** `1.5` → "1 h 30" in the language shown now; a minus where there is one. */
export function hoursText(hours: number): string {
  return formatMinutes(minutesFromHours(hours), currentLanguage());
}

interface SignedHoursProps {
  /** Above zero what was given, below what was received. */
  hours: number;
  size?: 'text' | 'large' | 'display';
  /** Said to a screen reader instead of the sign; a balance has none but its sign. */
  isBalance?: boolean;
}

/** "+1 h 30" in green, "−1 h" in red, zero as it is. */
export function SignedHours({ hours, size, isBalance }: SignedHoursProps) {
  const { t } = useTranslation('exchanges');
  const tone = hours > 0 ? 'gained' : hours < 0 ? 'spent' : 'neutral';
  const word = hours > 0 ? t('given') : t('received');
  return (
    <Hours
      text={hoursText(Math.abs(hours))}
      tone={tone}
      size={size}
      word={isBalance ? undefined : word}
    />
  );
}
