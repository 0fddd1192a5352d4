/** Keeps the focus in a row whose buttons have given way to a line. */
import { type RefObject, useEffect, useRef } from 'react';

/**
 * The line takes the focus when what had it is covered by the line, belonged to a question that now
 * closes, or was the line's own button. It never lands on a button: another Enter must do nothing.
 */
export function useFocusTaken(line: RefObject<HTMLElement | null>, hasButton: boolean): void {
  const wasInside = useRef(false);
  useEffect(() => {
    const element = line.current;
    const row = element?.closest('[data-covered]');
    if (!element || !row) return;
    const takeIfHidden = () => {
      const { activeElement } = document;
      const isHidden = row.contains(activeElement) && !element.contains(activeElement);
      if (isHidden) element.focus({ preventScroll: true });
    };
    const takeIfLost = () => {
      if (document.activeElement === document.body) element.focus({ preventScroll: true });
      else takeIfHidden();
    };
    const note = ({ target }: FocusEvent) => {
      wasInside.current = target instanceof Node && element.contains(target);
    };
    takeIfHidden();
    const question = document.querySelector('dialog[open]');
    question?.addEventListener('close', takeIfLost, { once: true });
    document.addEventListener('focusin', note);
    return () => {
      question?.removeEventListener('close', takeIfLost);
      document.removeEventListener('focusin', note);
    };
  }, [line]);

  useEffect(() => {
    const isLost = wasInside.current && document.activeElement === document.body;
    if (!hasButton && isLost) line.current?.focus({ preventScroll: true });
  }, [line, hasButton]);
}
