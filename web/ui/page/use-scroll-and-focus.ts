/**
 * Where a page is seen from on arrival: a new page from its top, a place named by `#…` from there, and
 * a page one comes back to from where one left it.
 */
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

const PATIENCE_MS = 2000;
const positions = new Map<string, number>();
const [opening] = performance.getEntriesByType('navigation');
/** The page was opened by its address: no reload, and nobody came back to it. */
let isNew = opening && 'type' in opening && opening.type === 'navigate';

/** Keeps and restores the scroll position; once, around all pages. */
export function useScrollAndFocus(): void {
  const { key: visit, pathname, hash } = useLocation();
  // All pages that a tab opens by their addresses have the same key.
  const key = visit + pathname;
  const how = useNavigationType();
  const pathBefore = useRef(pathname);

  useEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);

  useLayoutEffect(() => keepPosition(key), [key]);

  useLayoutEffect(() => {
    const isSamePage = pathBefore.current === pathname;
    pathBefore.current = pathname;
    const known = how === 'POP' && !isNew ? knownPosition(key) : undefined;
    isNew = false;
    if (known !== undefined) seekPosition(known);
    else if (hash) seekTarget(hash.slice(1));
    else if (!isSamePage) scrollTo({ top: 0, behavior: 'instant' });
  }, [key, pathname, hash, how]);
}

/** Remembers how far down this page is, through a reload too. */
function keepPosition(key: string): () => void {
  const keep = () => positions.set(key, scrollY);
  const store = () => sessionStorage.setItem(`scroll:${key}`, String(Math.round(scrollY)));
  addEventListener('scroll', keep, { passive: true });
  addEventListener('pagehide', store);
  return () => {
    removeEventListener('scroll', keep);
    removeEventListener('pagehide', store);
  };
}

function knownPosition(key: string): number | undefined {
  const stored = sessionStorage.getItem(`scroll:${key}`);
  return positions.get(key) ?? (stored === null ? undefined : Number(stored));
}

/** Scrolls to a height as soon as the page is long enough for it. */
function seekPosition(top: number): void {
  whenReady(() => {
    const isLongEnough = document.documentElement.scrollHeight >= top + innerHeight;
    if (isLongEnough) scrollTo({ top, behavior: 'instant' });
    return isLongEnough;
  });
}

/** Scrolls to an element as soon as it is there; the keyboard goes on from it. */
function seekTarget(id: string): void {
  whenReady(() => {
    const target = document.getElementById(id);
    target?.scrollIntoView();
    target?.focus({ preventScroll: true });
    return target !== null;
  });
}

/** Tries again whenever the page grows, until the reader moves by themselves. */
function whenReady(attempt: () => boolean): void {
  if (attempt()) return;
  const watcher = new ResizeObserver(() => {
    if (attempt()) watcher.disconnect();
  });
  watcher.observe(document.body);
  const stop = () => watcher.disconnect();
  for (const type of ['keydown', 'pointerdown', 'wheel'])
    addEventListener(type, stop, { once: true });
  setTimeout(stop, PATIENCE_MS);
}
