/**
 * An amount of time that never breaks across lines. Gained and spent carry a sign and a word for
 * the ears as well as their colour.
 */
import { useTranslation } from 'react-i18next';
import css from './hours.module.css';

interface HoursProps {
  /** The amount without its sign, with no-break spaces: "1 h 30". */
  text: string;
  tone?: 'gained' | 'spent' | 'neutral';
  size?: 'text' | 'large' | 'display';
  /** Read out instead of "plus" or "minus": "received", "given". */
  word?: string;
  /** The sign alone, without its colour. */
  inInk?: boolean;
}

/** Time worked, as in "+1 h 30". */
export function Hours({ text, tone = 'neutral', size = 'text', word, inInk }: HoursProps) {
  const { t } = useTranslation('ui');
  const className = `${css.hours} ${css[inInk ? 'inInk' : tone]} ${css[size]}`;
  if (tone === 'neutral') return <span className={className}>{text}</span>;
  const sign = tone === 'gained' ? '+' : '\u2212';
  return (
    <span className={className}>
      <span aria-hidden="true">{sign}</span>
      <span className="visually-hidden">{word ?? t(tone === 'gained' ? 'plus' : 'minus')} </span>
      {text}
    </span>
  );
}
