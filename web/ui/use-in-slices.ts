/** What comes late and is large. */
import { useDeferredValue } from 'react';

/**
 * Whether to draw what `isThere`. What an answer brings is drawn at once and in one piece unless it is put
 * off: this way it is drawn in slices, and a slow phone still answers to its reader.
 */
export function useInSlices(isThere: boolean): boolean {
  const isDrawn = useDeferredValue(isThere);
  return isThere && isDrawn;
}
