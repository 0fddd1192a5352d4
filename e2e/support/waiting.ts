/** What waits for a connection, and what leaves once it is back. */
import type { Page } from '@playwright/test';

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
