/** Where a page is seen from: its top, or the place one left it at. */
import type { Page } from '@playwright/test';
import { enterAs, expect, isAwake, test } from './support/fixtures.ts';

const topOf = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** The board, scrolled down to its last notice. @returns the notice, and how far down that is */
async function scrollBoard(page: Page) {
  await enterAs(page, 'marco.bianchi@example.org', '/board');
  const notice = page.getByRole('main').getByRole('listitem').getByRole('link').last();
  await notice.scrollIntoViewIfNeeded();
  const left = await topOf(page);
  expect(left).toBeGreaterThan(300);
  return { notice, left };
}

test('a page that one comes back to stands where it was left, every other one at its top', {
  tag: '@phone',
}, async ({ page }) => {
  const { notice, left } = await scrollBoard(page);
  await notice.click();
  await expect.poll(() => topOf(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => topOf(page)).toBe(left);
  await page.reload();
  await expect.poll(() => topOf(page)).toBe(left);

  // Opened by its address in the same tab.
  await page.goto('/board?lang=it');
  await expect(notice).toBeVisible();
  expect(await topOf(page)).toBe(0);
});

test('a reader who moves while a page is still coming is not moved back', {
  tag: '@phone',
}, async ({ page }) => {
  const { notice } = await scrollBoard(page);
  const list = Promise.withResolvers<void>();
  await page.route('**/notices?*', async (route) => {
    await list.promise;
    await route.continue();
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await isAwake(page);
  await expect(notice).toHaveCount(0);
  await page.keyboard.press('Tab');
  list.resolve();
  await expect(notice).toBeAttached();
  // What watches the size of the page is told before the second frame.
  await page.evaluate(
    () => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))),
  );
  expect(await topOf(page)).toBe(0);
});
