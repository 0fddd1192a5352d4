/** How far long work has come: a bar, and the figures beside it in words. */
import type { ReactNode } from 'react';
import css from './progress.module.css';

interface ProgressProps {
  /** Names the work. */
  label: string;
  done: number;
  total: number;
  /** The same in words: "5 di 12". */
  children?: ReactNode;
}

/** A bar that fills up; read out as a percentage. */
export function Progress({ label, done, total, children }: ProgressProps) {
  const percent = total === 0 ? 100 : Math.min(100, Math.round((done / total) * 100));
  return (
    <div className={css.progress}>
      <div
        className={css.track}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <span className={css.fill} style={{ inlineSize: `${percent}%` }} />
      </div>
      {children && <p className={css.words}>{children}</p>}
    </div>
  );
}
