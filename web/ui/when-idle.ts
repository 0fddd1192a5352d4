/** What may wait until the page has nothing better to do. */

/** Calls back once the page has nothing better to do. @returns how to call it off */
export function whenIdle(act: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const waiting = requestIdleCallback(act, { timeout: 10_000 });
    return () => cancelIdleCallback(waiting);
  }
  const waiting = setTimeout(act, 3_000);
  return () => clearTimeout(waiting);
}
