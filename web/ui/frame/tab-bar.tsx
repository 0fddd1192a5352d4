/**
 * The bar at the foot of a phone or a tablet: the few places one goes to every day, within a thumb's
 * reach. What keeps clear of it reads its height from `--tab-bar`.
 */
import { type ReactNode, useLayoutEffect, useRef } from 'react';
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
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => announceHeight(place.current), []);
  return (
    <div ref={place} className={css.place}>
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
    </div>
  );
}

/** Keeps `--tab-bar` at the height of the bar, which grows with the letters. @returns how to stop */
function announceHeight(place: HTMLElement | null): (() => void) | undefined {
  if (!place) return;
  const { style } = document.documentElement;
  const announce = () => style.setProperty('--tab-bar', `${place.offsetHeight}px`);
  announce();
  const watcher = new ResizeObserver(announce);
  watcher.observe(place);
  return () => {
    watcher.disconnect();
    style.removeProperty('--tab-bar');
  };
}
