/** The header: whose page this is on the left, where one may go, who one is on the right. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router';
import css from './header.module.css';
import { Mark } from './mark.tsx';

export interface MenuItem {
  to: string;
  label: string;
  /** How many things wait there; nothing is shown for zero. */
  count?: number;
}

interface HeaderProps {
  /** A `Brand`. */
  brand: ReactNode;
  /** A `RoomBadge`. */
  badge?: ReactNode;
  menu?: readonly MenuItem[];
  /** Menus of a person or a language, at the far end. */
  aside?: ReactNode;
  /** On a phone the menu is left to the tab bar; without one it stays in the header. */
  hasTabs?: boolean;
}

/** The header of a page. */
export function Header({ brand, badge, menu = [], aside, hasTabs }: HeaderProps) {
  const { t } = useTranslation('ui');
  return (
    <header className={css.header}>
      <div className={css.row}>
        <div className={css.lead}>
          {brand}
          {badge && <div className={css.badges}>{badge}</div>}
        </div>
        {menu.length > 0 && (
          <nav className={css.menu} aria-label={t('menu')} data-tabs={hasTabs || undefined}>
            {menu.map((item) => (
              <NavLink key={item.to} to={item.to} end className={css.item}>
                {item.label}
                <Count of={item.count} />
              </NavLink>
            ))}
          </nav>
        )}
        {aside && <div className={css.aside}>{aside}</div>}
      </div>
    </header>
  );
}

interface BrandProps {
  name: ReactNode;
  /** Makes mark and name one link. */
  to?: string;
  /** Makes the mark alone a link, beside the name as plain text; `markLabel` says where to. */
  markTo?: string;
  markLabel?: string;
  picture?: ReactNode;
}

/** The mark and the name of the portal or the bank. */
export function Brand({ name, to, markTo, markLabel, picture = <Mark /> }: BrandProps) {
  const inside = (
    <>
      {picture}
      <span>{name}</span>
    </>
  );
  if (to) {
    return (
      <Link to={to} className={css.brand}>
        {inside}
      </Link>
    );
  }
  if (!markTo) return <span className={css.brand}>{inside}</span>;
  return (
    <span className={css.brand}>
      <Link to={markTo} className={css.mark} aria-label={markLabel} title={markLabel}>
        {picture}
      </Link>
      <span>{name}</span>
    </span>
  );
}

/** A plain link in the header that is no part of the menu. */
export function HeaderLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={css.item}>
      {children}
    </Link>
  );
}

/** Says in which room one is, or leads to the other. */
export function RoomBadge({ to, children }: { to?: string; children: ReactNode }) {
  if (!to) return <span className={css.badge}>{children}</span>;
  return (
    <Link to={to} className={css.badge}>
      {children}
    </Link>
  );
}

/** A small figure beside a word; nothing for zero. */
export function Count({ of }: { of?: number }) {
  if (!of) return null;
  return <span className={css.count}>{of}</span>;
}
