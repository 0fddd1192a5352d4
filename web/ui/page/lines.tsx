/** A list in a card: each line is one thing and what may be done with it, with a rule between lines. */
import type { ReactNode } from 'react';
import { Acts } from './acts.tsx';
import gaps from './gaps.module.css';
import css from './lines.module.css';
import { Soft } from './words.tsx';

interface ListProps {
  children: ReactNode;
  as?: 'ul' | 'ol';
  /** Its name for people who cannot see it. */
  'aria-label'?: string;
}

/** The list. Its children are `Line`s, or other `<li>`s. */
export function Lines({ as: Tag = 'ul', ...rest }: ListProps) {
  return <Tag {...rest} className={css.lines} />;
}

interface LineProps {
  /** A picture in front of the words. */
  picture?: ReactNode;
  title: ReactNode;
  /** What else is known of it, in softer ink. */
  more?: ReactNode;
  /** Its buttons; below the words where there is no room beside them. */
  children?: ReactNode;
}

export function Line({ picture, title, more, children }: LineProps) {
  return (
    <li className={css.line}>
      {picture}
      <div className={css.words}>
        <p>{title}</p>
        {more !== undefined && <Soft>{more}</Soft>}
      </div>
      {children && <Acts>{children}</Acts>}
    </li>
  );
}

/** A list without rules between its lines, such as a list of cards. */
export function List({
  as: Tag = 'ul',
  gap = 'small',
  ...rest
}: ListProps & { gap?: 'small' | 'none' }) {
  return <Tag {...rest} className={gap === 'none' ? css.list : `${css.list} ${gaps[gap]}`} />;
}

/** A list of cards: one column on a phone, two at a desk. */
export function CardList(props: { children: ReactNode }) {
  return <ul {...props} className={css.cards} />;
}
