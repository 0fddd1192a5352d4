/** A balance: green with a plus above zero, red with a minus below, zero as it is. */
import { Hours } from './hours.tsx';
import { hoursText } from './hours-text.ts';

interface BalanceHoursProps {
  hours: number;
  size?: 'text' | 'large' | 'display';
}

/** "+3 h 30", "−1 h", "0 h". */
export function BalanceHours({ hours, size }: BalanceHoursProps) {
  const tone = hours > 0 ? 'gained' : hours < 0 ? 'spent' : 'neutral';
  return <Hours text={hoursText(Math.abs(hours))} tone={tone} size={size} />;
}
