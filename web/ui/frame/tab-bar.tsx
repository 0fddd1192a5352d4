/** The bar at the foot of a phone or a tablet: the few places one goes to every day, within a thumb's reach. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Count, type MenuItem, MenuLink } from './header.tsx';
import css from './tab-bar.module.css';

export interface TabItem extends MenuItem {
  /** A drawing of 1.5 rem in the colour of the text. */
  icon: ReactNode;
}

/** Up to six tabs, shown where the header has no room for its menu. */
export function TabBar({ items }: { items: readonly TabItem[] }) {
  const { t } = useTranslation('ui');
  return (
    <nav className={css.bar} aria-label={t('tabs')}>
      {items.map((item) => (
        <MenuLink key={item.to} item={item} className={css.tab}>
          <span className={css.icon}>
            {item.icon}
            <Count of={item.count} />
          </span>
          <span className={css.label}>{item.label}</span>
        </MenuLink>
      ))}
    </nav>
  );
}
