/** What stands below a list: shown once the list is there, so that it does not move under a finger. */
import type { ReactNode } from 'react';
import css from './list-foot.module.css';

export function ListFoot({ children }: { children: ReactNode }) {
  return <div className={css.foot}>{children}</div>;
}

/** What stands below something whose height nobody knows before it is there. `waits` until then. */
export function Below({ waits, children }: { waits: boolean; children: ReactNode }) {
  return <div className={waits ? css.waiting : undefined}>{children}</div>;
}
