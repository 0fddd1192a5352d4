/**
 * What every page stands in: skip link, header, the page itself, footer, and on small screens a bar of
 * tabs. The room sets the colours of the header's edge, the footer and the primary buttons.
 */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import css from './page-frame.module.css';

export type Room = 'member' | 'bank';

interface PageFrameProps {
  room?: Room;
  header: ReactNode;
  footer: ReactNode;
  /** The `TabBar` of small screens. */
  tabs?: ReactNode;
  /** `page` keeps to the page's width, `full` leaves the width to the content. */
  width?: 'page' | 'narrow' | 'full';
  children: ReactNode;
}

/** The frame of a page. */
export function PageFrame(props: PageFrameProps) {
  const { room = 'member', header, footer, tabs, width = 'page', children } = props;
  const { t } = useTranslation('ui');
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
      {tabs}
    </div>
  );
}
