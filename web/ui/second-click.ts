/** Double clicks on a list that moves: the second click may meet what has slipped under the pointer. */
import type { MouseEvent } from 'react';

/** Whether this click only ends a double click; a decision must not hang on it. */
export function isSecondClick(event: MouseEvent): boolean {
  return event.detail > 1;
}
