/** A visitor's first look: the landing page, at a desk and on a phone, in the three languages. */
import { expect, expectNoAxeViolations, test } from './support/fixtures.ts';

for (const language of ['it', 'en', 'de']) {
  test(`the landing page in ${language}`, { tag: ['@desk', '@phone'] }, async ({ page }) => {
    await page.goto(`/?lang=${language}`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoAxeViolations(page);
  });
}

test('nothing is found where nothing is', async ({ page }) => {
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
