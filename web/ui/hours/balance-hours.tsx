/**
 * A balance with its sign. Green above zero and red below where the specification asks for it (a table
 * of members, the dialog of the balance), else in ink: having received help is nothing alarming.
 */
import { Hours } from './hours.tsx';
import { hoursText } from './hours-text.ts';

interface BalanceHoursProps {
  hours: number;
  size?: 'text' | 'large' | 'display';
  inInk?: boolean;
}

/** "+3 h 30", "−1 h", "0 h". */
export function BalanceHours({ hours, ...look }: BalanceHoursProps) {
  const tone = hours > 0 ? 'gained' : hours < 0 ? 'spent' : 'neutral';
  return <Hours {...look} text={hoursText(Math.abs(hours))} tone={tone} />;
}
