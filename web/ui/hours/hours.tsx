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
  const amount = <Amount text={text} />;
  if (tone === 'neutral') return <span className={className}>{amount}</span>;
  const sign = tone === 'gained' ? '+' : '\u2212';
  return (
    <span className={className}>
      <span aria-hidden="true">{sign}</span>
      <span className="visually-hidden">{word ?? t(tone === 'gained' ? 'plus' : 'minus')} </span>
      {amount}
    </span>
  );
}

/** Whole hours and the minutes after them; in a column the minutes have a place of their own. */
function Amount({ text }: { text: string }) {
  const parts = /^(.*\d\u00a0(?:h|Std\.))(\u00a0.+)?$/.exec(text);
  if (!parts) return text;
  return (
    <>
      {parts[1]}
      <span className={css.minutes}>{parts[2]}</span>
    </>
  );
}
