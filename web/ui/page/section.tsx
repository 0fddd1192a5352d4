/** A part of a page under its own heading, with no sheet around both: its rows may lie on one. */
import { type ReactNode, useId } from 'react';
import { Link, type LinkProps } from 'react-router';
import css from './section.module.css';

interface SectionProps {
  title: ReactNode;
  /** Beside the heading: the way to the rest. */
  aside?: ReactNode;
  children: ReactNode;
  /** How much room it takes among others. */
  className?: string;
  /** It has nothing to show but a word that there is nothing. */
  isEmpty?: boolean;
}

/** The part, named by its heading. */
export function Section({ title, aside, children, className, isEmpty }: SectionProps) {
  const id = useId();
  return (
    <section
      className={className ? `${css.section} ${className}` : css.section}
      aria-labelledby={id}
      data-empty={isEmpty || undefined}
    >
      <div className={css.head}>
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** Rows on one sheet, with a rule between them; `<li>`s, each with its own picture, words and act. */
export function Rows({ children }: { children: ReactNode }) {
  return <ul className={css.rows}>{children}</ul>;
}

/** What a row is about, as the way to it. */
export function RowTitle(props: LinkProps) {
  return <Link {...props} className={css.title} />;
}
