/** How words stand in a text: softer, stronger, held together, as they were written. */
import type { ReactNode } from 'react';
import css from './words.module.css';

interface WordsProps {
  children?: ReactNode;
  /** The element; each has the one it stands in most often. */
  as?: 'p' | 'span' | 'legend' | 'code' | 'div';
  /** For words that change while somebody listens. */
  role?: 'status';
}

interface SoftProps extends WordsProps {
  isSmall?: boolean;
  /** Says when it is shown, or how much room it takes. */
  className?: string;
}

/** What stands back: a hint, a detail, a state. */
export function Soft({ as: Tag = 'p', isSmall, className, ...rest }: SoftProps) {
  const classes = [css.soft, isSmall && css.small, className].filter(Boolean).join(' ');
  return <Tag {...rest} className={classes} />;
}

/** Beside a heading or a strong name: a number, a place. */
export function Aside({ children }: { children: ReactNode }) {
  return <span className={css.aside}>{children}</span>;
}

/** What a line is about: who, or which matter. */
export function Name({ as: Tag = 'p', ...rest }: WordsProps) {
  return <Tag {...rest} className={css.name} />;
}

/** Strong words that stay on one line: hours, a number with what it counts. */
export function Whole({
  as: Tag = 'strong',
  children,
}: {
  as?: 'strong' | 'span' | 'p';
  children?: ReactNode;
}) {
  return <Tag className={css.whole}>{children}</Tag>;
}

/** The marks of a text whose `<b>` stays on one line, for `Marked`. */
export const WHOLE = { b: <Whole /> };

/** What somebody has written, in their own lines. */
export function Written({ as: Tag = 'p', ...rest }: WordsProps) {
  return <Tag {...rest} className={css.written} />;
}

/** What has no words and breaks anywhere: an address, a secret. */
export function Breaking({ as: Tag = 'p', ...rest }: WordsProps) {
  return <Tag {...rest} className={css.breaking} />;
}

interface WordsBesideProps extends WordsProps {
  /** Takes a line of its own where less than this is left for it. */
  isWide?: boolean;
}

/** Words beside something that keeps its size: they wrap, and break where they must. */
export function Words({ as: Tag = 'p', isWide, ...rest }: WordsBesideProps) {
  return <Tag {...rest} className={isWide ? `${css.words} ${css.wide}` : css.words} />;
}
