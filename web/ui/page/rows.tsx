/** What stands below a page, in lines: pages that open, with what holds there now, and parts that unfold. */
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { Fold } from './fold.tsx';
import css from './rows.module.css';
import { Soft } from './words.tsx';

interface LinkRowsProps {
  /** Names the lines for people who cannot see that they belong together. */
  label: string;
  children: ReactNode;
}

/** Lines that lead to pages; its children are `LinkRow`s. */
export function LinkRows({ label, children }: LinkRowsProps) {
  return (
    <nav aria-label={label}>
      <ul className={css.rows}>{children}</ul>
    </nav>
  );
}

interface LinkRowProps {
  to: string;
  title: string;
  /** What holds now; its place is kept until it is known. Lines without it say their title alone. */
  children?: ReactNode;
}

/** One of them; the whole line is the link. */
export function LinkRow(props: LinkRowProps) {
  const { to, title, children } = props;
  return (
    <li>
      <Link className={css.row} to={to}>
        <span className={css.title}>{title}</span>
        {'children' in props && (
          <Soft as="span" isSmall className={css.now}>
            {children}
          </Soft>
        )}
      </Link>
    </li>
  );
}

/** Lines that unfold; its children are `<li>`s with a `RowFold`. */
export function FoldRows({ children }: { children: ReactNode }) {
  return <ul className={css.rows}>{children}</ul>;
}

interface RowFoldProps {
  title: ReactNode;
  children: ReactNode;
  open?: boolean;
}

/** What such a line unfolds. */
export function RowFold(props: RowFoldProps) {
  return <Fold {...props} className={css.fold} />;
}

interface PartRowProps {
  title: string;
  /** What holds now, in a few words. */
  now?: ReactNode;
  /** Unfolded from the beginning. */
  open?: boolean | undefined;
  children: ReactNode;
}

/** A part of the page behind one line among `FoldRows`; named by it, folded or not. */
export function PartRow({ title, now, open, children }: PartRowProps) {
  const id = useId();
  return (
    <li>
      <section aria-labelledby={id}>
        <RowFold
          {...(open && { open })}
          title={
            <span className={css.part}>
              <h2 id={id}>{title}</h2>
              <Soft as="span" isSmall className={css.state}>
                {now}
              </Soft>
            </span>
          }
        >
          {children}
        </RowFold>
      </section>
    </li>
  );
}
