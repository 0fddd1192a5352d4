/**
 * The one <h1> of a page. Names the browser's tab and takes the focus on arrival, so that the
 * keyboard and a screen reader start where the page starts.
 */
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useStored } from '../store.ts';
import css from './page-title.module.css';
import { tabCount } from './tab-count.ts';

interface PageTitleProps {
  children: ReactNode;
  /** The tab's name where the heading is not a plain text. */
  tab?: string;
  /** Beside the heading: an amount, a button. */
  aside?: ReactNode;
}

/** The heading of a page. */
export function PageTitle({ children, tab, aside }: PageTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useTabTitle(tab ?? (typeof children === 'string' ? children : undefined));
  useFocusOnArrival(heading);
  const title = (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
  if (!aside) return title;
  return (
    <div className={css.row}>
      {title}
      <div className={css.aside}>{aside}</div>
    </div>
  );
}

/** Names the browser's tab: "(3) I miei scambi · Banca del Tempo", or the title `alone`. */
export function useTabTitle(title: string | undefined, how?: 'alone'): void {
  const { t } = useTranslation('frame');
  const count = useStored(tabCount);
  const parts = how === 'alone' ? [title] : [title, t('portal')];
  const name = parts.filter(Boolean).join(' · ');
  const tab = how !== 'alone' && count > 0 ? `(${count}) ${name}` : name;
  useEffect(() => {
    document.title = tab;
  }, [tab]);
}

/** Moves the focus to a heading when its page was reached by a link, not when it was opened first. */
function useFocusOnArrival(heading: React.RefObject<HTMLElement | null>): void {
  const { key, hash } = useLocation();
  const isFirstPage = useRef(key === 'default');
  const hasTarget = useRef(hash !== '');
  // In the commit itself: a field that somebody has reached meanwhile keeps the focus.
  useLayoutEffect(() => {
    // A menu that was opened while the page came stays open.
    const isMenuOpen = document.activeElement?.ariaExpanded === 'true';
    if (isFirstPage.current || hasTarget.current || isMenuOpen) return;
    heading.current?.focus({ preventScroll: true });
  }, [heading]);
}
