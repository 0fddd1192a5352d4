/**
 * The short messages that follow an act: shown where the page itself does not say it, only read out where
 * it does. Kept outside React so that any code may say one.
 */
import { createStore } from '../store.ts';
import type { Tone } from './tone.tsx';

export interface Toast {
  id: number;
  tone: Tone;
  text: string;
  /** What else helps: which thing it was, the reason, what to do now. */
  detail?: string;
}

/** The messages shown now, oldest first. */
export const toasts = createStore<readonly Toast[]>([]);
/** What was read out last. */
export const spoken = createStore<{ id: number; text: string } | undefined>(undefined);
let lastId = 0;
const SHOWN_MAX = 2;

/**
 * Says a sentence: shown beside the page and read out. The same sentence is not stacked, and
 * an older success does not stand above a new failure.
 */
export function showToast(tone: Tone, text: string, detail?: string): void {
  if (tone === 'error') unsayGoodNews();
  const isSame = (toast: Toast) => toast.text === text && toast.detail === detail;
  const others = toasts.get().filter((toast) => !isSame(toast));
  lastId += 1;
  toasts.set([...others.slice(-(SHOWN_MAX - 1)), { id: lastId, tone, text, detail }]);
}

/** Reads a sentence out and shows nothing: the page shows it. */
export function sayAloud(text: string): void {
  lastId += 1;
  spoken.set({ id: lastId, text });
}

/** Takes a message away. */
export function hideToast(id: number): void {
  toasts.set(toasts.get().filter((toast) => toast.id !== id));
}

/** Takes every success away: something has failed since. */
export function unsayGoodNews(): void {
  const shown = toasts.get();
  if (shown.some(({ tone }) => tone === 'success')) {
    toasts.set(shown.filter(({ tone }) => tone !== 'success'));
  }
}
