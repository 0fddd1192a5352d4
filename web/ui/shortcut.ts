/** Whether single keys do something: people who speak to their computer can turn them off (WCAG 2.1.4). */
const PLACE = 'shortcuts';
const OFF = 'off';

export function isShortcutOn(): boolean {
  return localStorage.getItem(PLACE) !== OFF;
}

export function turnShortcut(isOn: boolean): void {
  if (isOn) localStorage.removeItem(PLACE);
  else localStorage.setItem(PLACE, OFF);
}
