/** A word beside a name that says what kind it is. */
import type { ReactNode } from 'react';
import css from './badge.module.css';

/** A small label in the colour of the room. */
export function Badge({ children }: { children: ReactNode }) {
  return <span className={css.badge}>{children}</span>;
}
