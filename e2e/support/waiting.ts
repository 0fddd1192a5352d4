/** What waits for a connection, and what leaves once it is back. */
import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** The card of what waits. */
export const card = (page: Page) =>
  page.getByRole('status').filter({ has: page.getByRole('heading', { name: 'Da inviare' }) });

/** What leaves from now on, but for reading. */
export function leaving(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'GET' || /read$|news/.test(pathname)) return;
    sent.push(`${request.method()} ${pathname.replace(/\d+/, '…')}`);
  });
  return sent;
}

/** It stands there with its age, also after a reload; the connection is back, and it leaves once. */
export async function waitsAndLeaves(
  page: Page,
  context: BrowserContext,
  { what, call }: { what: string | RegExp; call: string },
): Promise<void> {
  await expect(card(page)).toContainText(what);
  await expect(card(page)).toContainText(/Scritto alle \d\d:\d\d\./);
  await page.reload();
  await expect(card(page)).toContainText(what);
  const sent = leaving(page);
  await context.setOffline(false);
  await expect(page.getByText('Inviato.')).toBeVisible();
  expect(sent).toEqual([call]);
}
