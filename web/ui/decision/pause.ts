/**
 * After every decision the buttons that decide rest for a moment: the second tap of a slow hand, aimed
 * at what has just been decided, decides nothing else.
 */
import { createStore, useStored } from '../store.ts';

const PAUSE_MS = 800;

const paused = createStore(false);
let ending: ReturnType<typeof setTimeout> | undefined;

/** Begins a pause, or makes the one under way longer. */
export function pauseDecisions(): void {
  clearTimeout(ending);
  ending = setTimeout(() => paused.set(false), PAUSE_MS);
  paused.set(true);
}

/** Whether buttons that decide rest now. */
export function areDecisionsPaused(): boolean {
  return paused.get();
}

/** The same for what is drawn. */
export function usePaused(): boolean {
  return useStored(paused);
}
