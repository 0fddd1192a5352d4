/** What stands below a list: shown once the list is there, so that it does not move under a finger. */
import type { ReactNode } from 'react';
import css from './list-foot.module.css';

export function ListFoot({ children }: { children: ReactNode }) {
  return <div className={css.foot}>{children}</div>;
}
