/** Where a page is seen from: its top, or the place one left it at. */
import { enterAs, expect, test } from './support/fixtures.ts';

test('a page that one comes back to stands where it was left, every other one at its top', {
  tag: '@phone',
}, async ({ page }) => {
  const top = () => page.evaluate(() => Math.round(scrollY));
  await enterAs(page, 'marco.bianchi@example.org', '/board');
  const notice = page.getByRole('main').getByRole('listitem').getByRole('link').last();
  await notice.scrollIntoViewIfNeeded();
  const left = await top();
  expect(left).toBeGreaterThan(300);
  await notice.click();
  await expect.poll(top).toBe(0);
  await page.goBack();
  await expect.poll(top).toBe(left);
  await page.reload();
  await expect.poll(top).toBe(left);

  // Opened by its address in the same tab.
  await page.goto('/board?lang=it');
  await expect(notice).toBeVisible();
  expect(await top()).toBe(0);
});

test('a reader who moves while a page is still coming is not moved back', {
  tag: '@phone',
}, async ({ page }) => {
  const top = () => page.evaluate(() => Math.round(scrollY));
  await enterAs(page, 'marco.bianchi@example.org', '/board');
  const notice = page.getByRole('main').getByRole('listitem').getByRole('link').last();
  await notice.scrollIntoViewIfNeeded();
  expect(await top()).toBeGreaterThan(300);
  const list = Promise.withResolvers<void>();
  await page.route('**/notices?*', async (route) => {
    await list.promise;
    await route.continue();
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.locator('html[data-awake]').waitFor();
  await expect(notice).toHaveCount(0);
  await page.keyboard.press('Tab');
  list.resolve();
  await expect(notice).toBeAttached();
  // What watches the size of the page is told before the second frame.
  await page.evaluate(
    () => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))),
  );
  expect(await top()).toBe(0);
});
