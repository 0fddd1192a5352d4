/** The buttons at the end of a form in a dialog: the safe one first, the act last. */
import type { ReactNode } from 'react';
import css from './dialog.module.css';

/** A row at the desk; on a phone below each other, the act on top. */
export function DialogButtons({ children }: { children: ReactNode }) {
  return <div className={css.buttons}>{children}</div>;
}
