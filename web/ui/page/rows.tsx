/** Pages that stand below this one: each a line that opens, with what holds there now. */
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import css from './rows.module.css';
import { Soft } from './words.tsx';

interface RowsProps {
  /** Names the lines for people who cannot see that they belong together. */
  label: string;
  children: ReactNode;
}

/** The lines; its children are `Row`s. */
export function Rows({ label, children }: RowsProps) {
  return (
    <nav aria-label={label}>
      <ul className={css.rows}>{children}</ul>
    </nav>
  );
}

interface RowProps {
  to: string;
  title: string;
  /** What holds now; its place is kept until it is known. */
  children: ReactNode;
}

/** One of them; the whole line is the link. */
export function Row({ to, title, children }: RowProps) {
  return (
    <li>
      <Link className={css.row} to={to}>
        <span className={css.title}>{title}</span>
        <Soft as="span" isSmall className={css.now}>
          {children}
        </Soft>
      </Link>
    </li>
  );
}
