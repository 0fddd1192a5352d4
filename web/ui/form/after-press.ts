/**
 * Delays what changes the page until the pointer is up: an error message that appears on pointer-down
 * would shift the layout, and the click would miss its target.
 */

/** Acts now, or, while a mouse button or finger is down, right after it is lifted. */
export function afterPress(act: () => void): void {
  // Any element counts: behind an open dialog the body is never active.
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
