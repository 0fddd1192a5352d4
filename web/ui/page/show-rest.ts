/** The button below a long list, which goes when it shows the rest. */
import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';

/** Shows the rest; the focus moves on to the first line that was not in sight. @param inSight how many were */
export function showRest(
  { currentTarget }: MouseEvent<HTMLElement>,
  inSight: number,
  show: () => void,
): void {
  const list = currentTarget.closest('section');
  flushSync(show);
  const next = list?.querySelectorAll('li')[inSight];
  // A link where there is one: another Enter must decide nothing.
  (next?.querySelector('a') ?? next?.querySelector('button'))?.focus();
}
