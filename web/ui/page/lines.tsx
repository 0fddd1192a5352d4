/** A list in a card: one thing a line with a rule between, and what may be done with each. */
import type { ReactNode } from 'react';
import css from './lines.module.css';

/** The list; its children are `Line`s. */
export function Lines({ children }: { children: ReactNode }) {
  return <ul className={css.lines}>{children}</ul>;
}

interface LineProps {
  /** A picture in front of the words. */
  picture?: ReactNode;
  title: ReactNode;
  /** What else is known of it, in softer ink. */
  more?: ReactNode;
  /** Its buttons; below the words where there is no room beside them. */
  children?: ReactNode;
}

export function Line({ picture, title, more, children }: LineProps) {
  return (
    <li className={css.line}>
      {picture}
      <div className={css.words}>
        <p>{title}</p>
        {more !== undefined && <p className={css.more}>{more}</p>}
      </div>
      {children && <Acts>{children}</Acts>}
    </li>
  );
}

/** Buttons side by side, or below each other where there is no room. */
export function Acts({ children }: { children: ReactNode }) {
  return <div className={css.acts}>{children}</div>;
}
