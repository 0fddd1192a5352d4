/**
 * Stories of one file go on in one page (`reuseContext` of Playwright): a browser context of its own for
 * each costs a quarter of what a story computes. Playwright empties cookies and storage and closes other
 * pages; what it leaves is taken back here.
 */
import type { BrowserContext } from '@playwright/test';

/**
 * Takes back what a story granted and cut off. One that kept the application on the device leaves no page
 * to the next: a worker goes on for a while after it is gone.
 */
export async function forgetStory(context: BrowserContext, keepsApplication: boolean) {
  if (keepsApplication) return context.close();
  await context.setOffline(false);
  await context.clearPermissions();
}
