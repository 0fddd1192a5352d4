/**
 * The way to the desk's search, on every page of it: a button that looks like the field it opens, and the
 * key `/`. The search itself is fetched once the page has nothing else to do.
 */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyPart, lazyPage } from '#web/lazy-page.tsx';
import { useShortcut } from '#web/ui/shortcut.ts';
import { whenIdle } from '#web/ui/when-idle.ts';
import css from './desk-search.module.css';

const search = lazyPage(
  () => import('./desk-search-dialog.tsx'),
  ['bank-exchanges', 'exchanges', 'recording', 'errors'],
);

/** The button and its dialog; what is found closes it on the way to its page. */
export function DeskSearchButton() {
  const { t } = useTranslation('frame');
  // Undefined until it is first opened.
  const [isOpen, setOpen] = useState<boolean>();
  useShortcut('/', () => setOpen(true));
  useEffect(() => whenIdle(() => void search.preload()), []);
  return (
    <>
      <button
        type="button"
        className={css.field}
        aria-haspopup="dialog"
        aria-keyshortcuts="/"
        onClick={() => setOpen(true)}
      >
        <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
          <circle cx="8.5" cy="8.5" r="5.5" fill="none" stroke="currentColor" strokeWidth="2" />
          <path d="M12.8 12.8L18 18" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
        <span className={css.words}>{t('search')}</span>
        <span className={css.key} aria-hidden="true">
          /
        </span>
      </button>
      {isOpen !== undefined && (
        <LazyPart part={search} given={{ isOpen, onClose: () => setOpen(false) }} />
      )}
    </>
  );
}
