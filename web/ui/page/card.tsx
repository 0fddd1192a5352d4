/** A sheet on the noticeboard: one matter, at most one primary button. */
import type { ReactNode } from 'react';
import { useId } from 'react';
import css from './card.module.css';
import gaps from './gaps.module.css';

interface CardProps {
  title?: ReactNode;
  /** Beside the title: a count, a link. */
  aside?: ReactNode;
  children: ReactNode;
  /** The heading's level; 2 unless the card stands under another. */
  level?: 2 | 3;
  className?: string;
}

/** A card, named by its title. */
export function Card({ title, aside, children, level = 2, className }: CardProps) {
  const id = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section
      className={className ? `${css.card} ${className}` : css.card}
      aria-labelledby={title ? id : undefined}
    >
      {title && (
        <div className={css.head}>
          <Heading id={id}>{title}</Heading>
          {aside}
        </div>
      )}
      {children}
    </section>
  );
}

/** Cards beside each other where there is room, below each other on a phone. */
export function CardGrid({ children, min = '18rem' }: { children: ReactNode; min?: string }) {
  const columns = `repeat(auto-fit, minmax(min(100%, ${min}), 1fr))`;
  return (
    <div className={css.grid} style={{ gridTemplateColumns: columns }}>
      {children}
    </div>
  );
}

/** Blocks below each other with one even distance. */
export function Stack({
  children,
  gap = 'normal',
}: {
  children: ReactNode;
  gap?: 'tight' | 'small' | 'medium' | 'normal';
}) {
  return <div className={`${css.stack} ${gaps[gap]}`}>{children}</div>;
}
