/** A part of the landing page, named so that a link can lead to it. */
import type { ReactNode } from 'react';
import css from './section.module.css';

interface SectionProps {
  /** The name in the address: `/#how`. */
  id: string;
  title: string;
  lead: string;
  /** `card` puts it on a lighter sheet across the page. */
  ground?: 'paper' | 'card';
  /** A lead that informs rather than invites. */
  isQuiet?: boolean;
  children: ReactNode;
}

/** A section with its heading and its one-sentence lead. */
export function Section(props: SectionProps) {
  const { id, title, lead, ground = 'paper', isQuiet, children } = props;
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-title`} className={css[ground]}>
      <div className={css.inside}>
        <div className={css.head}>
          <h2 id={`${id}-title`} className={css.title}>
            {title}
          </h2>
          <p className={isQuiet ? css.quietLead : css.lead}>{lead}</p>
        </div>
        {children}
      </div>
    </section>
  );
}
