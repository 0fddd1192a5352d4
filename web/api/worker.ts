/** The service worker that keeps the application on this device (web/public/worker.js). */

/** Keeps this release for times without a connection, once the page has nothing better to do. */
export function keepApplication(): void {
  // Browsers offer none on plain http, but for this machine itself.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () => void navigator.serviceWorker.register('/worker.js').catch(() => {});
  if ('requestIdleCallback' in window) requestIdleCallback(register, { timeout: 10_000 });
  else setTimeout(register, 3_000);
}
