/** A place whose own width says how what is in it is laid out, not the width of the screen. */
import type { ReactNode } from 'react';
import css from './measured.module.css';

export function Measured({ children }: { children: ReactNode }) {
  return <div className={css.measured}>{children}</div>;
}
