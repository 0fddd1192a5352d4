/** The release that a browser keeps, so that pages open without a connection. */
import type { Page } from '@playwright/test';

/** Waits until the worker has kept the whole release. */
export async function kept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  });
}
