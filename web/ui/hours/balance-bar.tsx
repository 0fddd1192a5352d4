/** Two shares of one whole beside each other: gained plain, spent striped. */
import css from './hours.module.css';

interface BalanceBarProps {
  /** What the bar shows, for people who cannot see it: "14 h given, 10 h 30 received". */
  label: string;
  /** 0 to 100; the rest is spent. */
  gainedPercent: number;
}

/** A bar of two shares; the figures themselves stand beside it as text. */
export function BalanceBar({ label, gainedPercent }: BalanceBarProps) {
  const gained = Math.min(100, Math.max(0, gainedPercent));
  return (
    <div className={css.bar} role="img" aria-label={label}>
      <span className={css.gainedPart} style={{ inlineSize: `${gained}%` }} />
      <span className={css.spentPart} style={{ inlineSize: `${100 - gained}%` }} />
    </div>
  );
}
