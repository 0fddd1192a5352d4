/** Keeps the focus in a row whose buttons give way to a line, and gives it back when they return. */
import { type RefObject, useEffect, useRef } from 'react';

/**
 * The line takes the focus when what had it is covered by the line, belonged to a question that now
 * closes, or was the line's own button. It never lands on a button: another Enter must do nothing.
 * When the line goes with the focus in it, the button that was pressed before has it again.
 */
export function useFocusTaken(line: RefObject<HTMLElement | null>, hasButton: boolean): void {
  const wasInside = useRef(false);
  useEffect(() => {
    const element = line.current;
    const row = element?.closest<HTMLElement>('[data-covered]');
    if (!element || !row) return;
    let covered = row.querySelector<HTMLElement>('button');
    const take = () => {
      const { activeElement } = document;
      const isHidden = row.contains(activeElement) && !element.contains(activeElement);
      if (isHidden && activeElement instanceof HTMLElement) covered = activeElement;
      if (isHidden || activeElement === document.body) element.focus({ preventScroll: true });
    };
    const note = ({ target }: FocusEvent) => {
      wasInside.current = target instanceof Node && element.contains(target);
    };
    document.addEventListener('focusin', note);
    if (document.activeElement !== document.body) take();
    const question = document.querySelector('dialog[open]');
    question?.addEventListener('close', take, { once: true });
    return () => {
      question?.removeEventListener('close', take);
      document.removeEventListener('focusin', note);
      const isLost = wasInside.current && document.activeElement === document.body;
      if (isLost) covered?.focus({ preventScroll: true });
    };
  }, [line]);

  useEffect(() => {
    const isLost = wasInside.current && document.activeElement === document.body;
    if (!hasButton && isLost) line.current?.focus({ preventScroll: true });
  }, [line, hasButton]);
}
