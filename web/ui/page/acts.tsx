/** What may be done: buttons, and links between them. */
import type { ReactNode } from 'react';
import css from './acts.module.css';
import gaps from './gaps.module.css';

interface ActsProps {
  children: ReactNode;
  /** A group with a name for the ears, or a sentence of links. */
  as?: 'div' | 'fieldset' | 'p';
  /** How far from each other: small buttons are close, words that are pressed are not. */
  gap?: 'tight' | 'small' | 'wide';
  /** How they share the room of a phone. */
  className?: string;
}

/** Beside each other, or below where there is no room. */
export function Acts({ as: Tag = 'div', children, gap = 'small', className }: ActsProps) {
  const classes = [css.acts, gap === 'wide' ? css.wide : gaps[gap], className]
    .filter(Boolean)
    .join(' ');
  return <Tag className={classes}>{children}</Tag>;
}
