/** Two taps on one spot: the second of a hurried hand, or of one that saw nothing happen at first. */
import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/**
 * Taps twice on the same place: slowly, once all buttons can be pressed again, or at once.
 * @returns what was sent by that, as `POST /users/…`
 */
export async function tapTwice(
  page: Page,
  button: Locator,
  pace: 'slow' | 'fast' = 'slow',
): Promise<string[]> {
  await button.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await button.boundingBox();
  if (!box) throw new Error('the button is there');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' && !/read$|news/.test(pathname)) {
      sent.push(`${request.method()} ${pathname.replace(/[\w-]{43}|\d+/, '…')}`);
    }
  });
  const address = page.url();
  const back = page.getByRole('button', { name: 'Torna indietro' });
  await page.mouse.click(x, y);
  if (pace === 'slow') {
    await expect(back).toBeVisible();
    await expect(back).not.toHaveAttribute('aria-disabled', 'true');
  }
  await page.mouse.click(x, y);
  await expect(back).toBeVisible();
  expect(page.url()).toBe(address);
  return sent;
}
