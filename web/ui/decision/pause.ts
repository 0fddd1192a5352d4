/**
 * After every decision the buttons that decide pause for a moment: the second tap of a slow double tap
 * must not decide on what has moved under the finger.
 */
import { createStore, useStored } from '../store.ts';

const PAUSE_MS = 800;

const paused = createStore(false);
let ending: ReturnType<typeof setTimeout> | undefined;

/** Begins a pause, or extends the current one. */
export function pauseDecisions(): void {
  clearTimeout(ending);
  ending = setTimeout(() => paused.set(false), PAUSE_MS);
  paused.set(true);
}

/** Whether there is a pause now. */
export function usePaused(): boolean {
  return useStored(paused);
}
