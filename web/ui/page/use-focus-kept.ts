/**
 * Keeps the keyboard on the page when what had the focus goes away with the act it did: a row that is
 * decided, a dialog whose opener is gone. The focus then rests on the page's heading.
 */
import { useEffect, useRef } from 'react';

/** For components whose own content may vanish under the reader's hands. */
export function useFocusKept(): void {
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      last.current = target instanceof Element ? target : null;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    const isLost = last.current?.isConnected === false && document.activeElement === document.body;
    if (!isLost) return;
    last.current = null;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  });
}
