/** Double clicks on a list that moves: the second click may meet what has slipped under the pointer. */
import type { MouseEvent } from 'react';

/** A handler that does `act`, unless the click only ends a double click: a decision must not hang on it. */
export function unlessSecondClick(act: () => void): (event: MouseEvent) => void {
  return (event) => {
    if (event.detail <= 1) act();
  };
}
