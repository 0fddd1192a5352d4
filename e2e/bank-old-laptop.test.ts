/** What an administrator sees at once on a screen of 1366 by 768 pixels. */
import { GIULIA } from './support/desk.ts';
import { enterAs, expect, test } from './support/fixtures.ts';

test.use({ viewport: { width: 1366, height: 768 } });

test('ten exchanges are in sight', async ({ page }) => {
  await enterAs(page, GIULIA, '/bank-transactions');
  const rows = page.getByRole('table', { name: 'Scambi della banca' }).locator('tbody tr');
  await expect(rows).toHaveCount(10);
  for (const row of await rows.all()) await expect(row).toBeInViewport({ ratio: 1 });
});
