/** The bar at the foot of a phone: the few places one goes to every day, within a thumb's reach. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { Count, type MenuItem } from './header.tsx';
import css from './tab-bar.module.css';

export interface TabItem extends MenuItem {
  /** A drawing of 24 × 24 in the colour of the text. */
  icon: ReactNode;
}

/** Up to five tabs, shown on a phone only. */
export function TabBar({ items }: { items: readonly TabItem[] }) {
  const { t } = useTranslation('ui');
  return (
    <nav className={css.bar} aria-label={t('tabs')}>
      {items.map((item) => (
        <NavLink key={item.to} to={item.to} end className={css.tab}>
          <span className={css.icon}>
            {item.icon}
            <Count of={item.count} />
          </span>
          <span className={css.label}>{item.label}</span>
        </NavLink>
      ))}
    </nav>
  );
}
