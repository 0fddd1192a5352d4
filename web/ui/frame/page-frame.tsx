/**
 * What every page stands in: skip link, header, the page itself, footer, and on small screens a bar of
 * tabs. The room sets the colours of the header's edge, the footer and the primary buttons.
 */
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import css from './page-frame.module.css';

export type Room = 'member' | 'bank';

interface PageFrameProps {
  room?: Room;
  header: ReactNode;
  footer: ReactNode;
  /** The `TabBar` of small screens. */
  tabs?: ReactNode;
  /** One line that stays in sight, above the tabs. */
  strip?: ReactNode;
  /** `page` keeps to the page's width, `full` leaves the width to the content. */
  width?: 'page' | 'narrow' | 'full';
  children: ReactNode;
}

/** The frame of a page. */
export function PageFrame(props: PageFrameProps) {
  const { room = 'member', header, footer, tabs, strip, width = 'page', children } = props;
  const { t } = useTranslation('ui');
  const foot = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => announceHeight(foot.current), []);
  return (
    <div className={css.frame} data-room={room}>
      <a className={css.skip} href="#content">
        {t('skip')}
      </a>
      {header}
      <main id="content" tabIndex={-1} className={`${css.main} ${css[width]}`}>
        {children}
      </main>
      {footer}
      <div className={css.said} />
      <div ref={foot} className={css.foot}>
        {strip}
        {tabs}
      </div>
    </div>
  );
}

/** Keeps `--foot` at the height of the foot, for what keeps clear of it. @returns how to stop */
function announceHeight(foot: HTMLElement | null): (() => void) | undefined {
  if (!foot) return;
  const { style } = document.documentElement;
  // Tells the first height too, once the page is laid out: asking for it here would lay it out twice.
  const watcher = new ResizeObserver(() => style.setProperty('--foot', `${foot.offsetHeight}px`));
  watcher.observe(foot);
  return () => {
    watcher.disconnect();
    style.removeProperty('--foot');
  };
}
