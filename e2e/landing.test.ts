/** A visitor's first look: the landing page in the three languages, and nothing where nothing is. */
import { expect, expectNoAxeViolations, test } from './support/fixtures.ts';

test('the landing page in three languages, and an address that leads nowhere', async ({ page }) => {
  for (const language of ['it', 'en', 'de']) {
    await page.goto(`/?lang=${language}`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoAxeViolations(page);
  }
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
