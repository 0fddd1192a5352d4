/**
 * Leaving a field by pressing something else must not move that thing away from under the finger:
 * what changes the page then waits until the press is over.
 */

/** Acts at once, or, while a mouse or finger is down, right after it is lifted. */
export function afterPress(act: () => void): void {
  // Not asked of the page's body: behind an open dialog it is never active.
  if (!document.querySelector(':active')) {
    act();
    return;
  }
  const lifted = new AbortController();
  const settle = () => {
    lifted.abort();
    // The click comes after the lifting.
    setTimeout(act);
  };
  for (const end of ['pointerup', 'pointercancel', 'dragend']) {
    addEventListener(end, settle, { signal: lifted.signal });
  }
}
