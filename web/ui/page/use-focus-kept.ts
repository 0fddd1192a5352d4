/**
 * Keeps the keyboard on the page when the focused element is removed: a row that is decided, a dialog
 * whose opener is gone. The focus then moves to the page's heading.
 */
import { useEffect, useRef } from 'react';

/** For components whose own content may be removed while it has the focus. */
export function useFocusKept(isOn = true): void {
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      last.current = target instanceof Element ? target : null;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    const isLost =
      isOn && last.current?.isConnected === false && document.activeElement === document.body;
    if (!isLost) return;
    last.current = null;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  });
}
