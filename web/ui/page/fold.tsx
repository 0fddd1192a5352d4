/** What few need to read: one line, and the rest once it is pressed. */
import type { ReactNode } from 'react';
import css from './fold.module.css';

interface FoldProps {
  title: ReactNode;
  children: ReactNode;
  /** Unfolded from the beginning. */
  open?: boolean;
  className?: string;
}

/** A line as high as a finger that unfolds. */
export function Fold({ title, children, ...rest }: FoldProps) {
  return (
    <details {...rest}>
      <summary className={css.title}>{title}</summary>
      {children}
    </details>
  );
}
