/** Single keys that do something; people who speak to their computer can turn them off (WCAG 2.1.4). */
import { useLayoutEffect } from 'react';

const PLACE = 'shortcuts';
const OFF = 'off';

export function isShortcutOn(): boolean {
  return localStorage.getItem(PLACE) !== OFF;
}

export function turnShortcut(isOn: boolean): void {
  if (isOn) localStorage.removeItem(PLACE);
  else localStorage.setItem(PLACE, OFF);
}

/** Acts on one key, but not while somebody types or answers a question. */
export function useShortcut(wanted: string, act: () => void): void {
  // In the same moment as what it opens is seen: a key that is pressed at once is not lost.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      const isTyping =
        target instanceof Element && target.closest('input, textarea, select, [contenteditable]');
      const isBusy = isTyping || document.querySelector('dialog[open]');
      if (key !== wanted || ctrlKey || metaKey || altKey || isBusy || !isShortcutOn()) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
}
