/** How many taps something takes. */
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    taps: number;
  }
}

/** How often the page has been tapped since it was opened; to be asked for before it is. */
export async function countTaps(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    window.taps = 0;
    addEventListener('pointerdown', () => {
      window.taps += 1;
    });
  });
  return () => page.evaluate(() => window.taps);
}
