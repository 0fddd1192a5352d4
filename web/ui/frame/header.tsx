/**
 * The header: whose page this is on the left, where one may go, who one is on the right. It stays on one
 * line where there is little room: the menu is left to the tab bar, names are shortened.
 */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import css from './header.module.css';

export interface MenuItem {
  to: string;
  label: string;
  /** How many things wait there, or at least; nothing is shown for zero. */
  count?: number | `${number}+`;
  /** How other addresses begin that belong to it. */
  others?: readonly string[];
}

/** A link of a menu; it is lit on its own page, and on those that belong to it. */
export function MenuLink({ item, className, children }: MenuLinkProps) {
  const { pathname } = useLocation();
  const { to, others = [] } = item;
  const isWithin = others.some((start) => pathname.startsWith(start));
  const current = pathname === to ? 'page' : isWithin || undefined;
  return (
    <Link to={to} className={className} aria-current={current}>
      {children}
    </Link>
  );
}

interface MenuLinkProps {
  item: MenuItem;
  className: string | undefined;
  children: ReactNode;
}

interface HeaderProps {
  /** A `Brand`. */
  brand: ReactNode;
  /** A link to the other room. */
  badge?: ReactNode;
  menu?: readonly MenuItem[];
  /** A field or button that searches; below everything where there is little room. */
  search?: ReactNode;
  /** Menus of a person or a language, at the far end. */
  aside?: ReactNode;
  /** Where there is little room the menu is left to the tab bar; without one it stays in the header. */
  hasTabs?: boolean;
}

/** The header of a page. */
export function Header({ brand, badge, menu = [], search, aside, hasTabs }: HeaderProps) {
  const { t } = useTranslation('ui');
  return (
    <header className={css.header}>
      <div className={css.row} data-tabs={hasTabs || undefined}>
        {brand}
        {badge}
        {menu.length > 0 && (
          <nav className={css.menu} aria-label={t('menu')}>
            {menu.map((item) => (
              <MenuLink key={item.to} item={item} className={css.item}>
                {item.label}
                <Count of={item.count} />
              </MenuLink>
            ))}
          </nav>
        )}
        {search && <div className={css.search}>{search}</div>}
        {aside && <div className={css.aside}>{aside}</div>}
      </div>
    </header>
  );
}

interface BrandProps {
  name: ReactNode;
  /** The part of the name that says little, such as "Banca del Tempo di"; shown where there is room. */
  common?: string;
  /** Where the name leads, and the mark with it unless that leads elsewhere. */
  to?: string;
  /** Where the mark alone leads; `markLabel` says it in words. */
  markTo?: string;
  markLabel?: string;
  /** Says in which room one is. */
  room?: string;
}

/** The mark and the name of the portal or the bank. */
export function Brand({ name, common, to, markTo, markLabel, room }: BrandProps) {
  const words = (
    <>
      <span className={css.name}>
        {common && <span className={css.common}>{common} </span>}
        {name}
      </span>
      {room && <span className={css.room}>{room}</span>}
    </>
  );
  if (markTo) {
    return (
      <span className={css.brand}>
        <Link to={markTo} className={css.mark} aria-label={markLabel} title={markLabel}>
          <Mark />
        </Link>
        {to ? (
          <Link to={to} className={css.words}>
            {words}
          </Link>
        ) : (
          <span className={css.words}>{words}</span>
        )}
      </span>
    );
  }
  const whole = (
    <>
      <Mark />
      <span className={css.words}>{words}</span>
    </>
  );
  if (!to) return <span className={css.brand}>{whole}</span>;
  return (
    <Link to={to} className={css.brand}>
      {whole}
    </Link>
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

/** Leads to the other room. */
export function RoomLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={css.badge}>
      {children}
    </Link>
  );
}

/** A small figure beside a word; nothing for zero. */
export function Count({ of }: { of?: MenuItem['count'] }) {
  if (!of) return null;
  return <span className={css.count}>{of}</span>;
}

/** A clock with its first quarter lit: decoration beside a written name. */
function Mark() {
  return (
    <svg width="2.125rem" height="2.125rem" viewBox="0 0 34 34" aria-hidden="true">
      <path d="M17 17V3.5A13.5 13.5 0 0 1 30.5 17z" fill="var(--sun)" />
      <circle cx="17" cy="17" r="14.5" fill="none" stroke="var(--room)" strokeWidth="3" />
      <path
        d="M17 8.5V17h7"
        fill="none"
        stroke="var(--room)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
