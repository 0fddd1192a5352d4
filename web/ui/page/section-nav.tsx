/** The pages that belong together, beside each other: which one this is, and the way to the others. */
import { NavLink } from 'react-router';
import { Count, type MenuItem } from '../frame/header.tsx';
import css from './section-nav.module.css';

interface SectionNavProps {
  /** Names the group for the ears. */
  label: string;
  items: readonly MenuItem[];
}

/** A row of links under a page's title, not on paper. */
export function SectionNav({ label, items }: SectionNavProps) {
  return (
    <nav className={`${css.nav} print-hidden`} aria-label={label}>
      {items.map((item) => (
        <NavLink key={item.to} to={item.to} end className={css.item}>
          {item.label}
          <Count of={item.count} />
        </NavLink>
      ))}
    </nav>
  );
}
