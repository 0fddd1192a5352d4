/** Counts the seconds down to a moment. */
import { useEffect, useState } from 'react';

/** Whole seconds left until `moment` (as of `Date.now()`), and 0 from then on. */
export function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(Date.now);
  const isOver = now >= moment;
  useEffect(() => {
    if (isOver) return;
    const ticking = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(ticking);
  }, [isOver]);
  return Math.max(0, Math.ceil((moment - now) / 1000));
}
