/** Where notifications are looked after: only where the reader has allowed them is it loaded at all. */

/** Does something about the notifications of this browser; a later start of the page tries again. */
export function whereNotified(
  work: (device: typeof import('./push-device.ts')) => Promise<void>,
): void {
  if (globalThis.Notification?.permission !== 'granted') return;
  void import('./push-device.ts').then(work).catch(() => {});
}
