/** Nothing here yet: a small drawing, what will be here, and the next thing to do. */
import type { ReactNode } from 'react';
import css from './empty-state.module.css';

interface EmptyStateProps {
  /** One of the drawings; null where it would weigh on the first load. */
  drawing: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  /** A button or link: the next act. */
  action?: ReactNode;
}

/** Stands where a list or a page has nothing to show. */
export function EmptyState({ drawing, title, children, action }: EmptyStateProps) {
  return (
    <div className={css.empty}>
      {drawing && <div className={css.drawing}>{drawing}</div>}
      <div className={css.title}>{title}</div>
      {children && <div className={css.text}>{children}</div>}
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
}
