/** A button that decides, or asks before it does; it pauses for a moment after every decision. */
import type { MouseEvent } from 'react';
import { Button, type ButtonProps } from '../button.tsx';
import { areDecisionsPaused, usePaused } from './pause.ts';

/** As `Button` that sends something; keeps the focus during a pause. */
export function DecisionButton({ onClick, busy = false, ...rest }: ButtonProps) {
  const isPaused = usePaused();
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    // The second click of a double click never decides, even where the page was slow to draw.
    if (event.detail <= 1 && !areDecisionsPaused()) onClick?.(event);
  };
  return <Button {...rest} busy={busy} aria-disabled={isPaused || undefined} onClick={click} />;
}
