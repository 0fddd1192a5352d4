/** The short messages that follow an act. Kept outside React so that any code may say one. */
import type { Tone } from './tone.tsx';

export interface Toast {
  id: number;
  tone: Tone;
  text: string;
  /** What else helps: the reason, what to do now. */
  detail?: string;
}

const listeners = new Set<() => void>();
let toasts: readonly Toast[] = [];
let lastId = 0;

/** Says a sentence: shown at the foot of the page and read out. The same sentence is not stacked. */
export function say(tone: Tone, text: string, detail?: string): void {
  const others = toasts.filter((toast) => toast.text !== text).slice(-2);
  lastId += 1;
  publish([...others, { id: lastId, tone, text, detail }]);
}

/** Takes a message away. */
export function unsay(id: number): void {
  publish(toasts.filter((toast) => toast.id !== id));
}

/** The messages shown now, oldest first. */
export function currentToasts(): readonly Toast[] {
  return toasts;
}

/** Calls back whenever the messages change; returns how to stop. */
export function onToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function publish(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}
