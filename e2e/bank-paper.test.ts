/** The bank's lists on paper: all that the filters let through, with the filters in words. */
import { GIULIA } from './support/desk.ts';
import { enterAs, expect, test } from './support/fixtures.ts';
import { afterPrint, printed, withoutDialog } from './support/printing.ts';

test('the exchanges are printed whole, with what they were narrowed to and what they add up to', async ({
  page,
}) => {
  await enterAs(page, GIULIA, '/bank-transactions?from=2024-06-01');
  const found = await page.getByRole('status').filter({ hasText: 'in tutto' }).textContent();
  const [, count = '', hours = ''] = /^(\d+) scambi · (.+) in tutto$/.exec(found ?? '') ?? [];
  expect(Number(count)).toBeGreaterThan(60);
  await withoutDialog(page);
  await page.getByRole('button', { name: 'Stampa' }).click();
  await printed(page);
  await page.emulateMedia({ media: 'print' });
  const sheet = page.locator('[data-paper]');
  await expect(sheet.getByRole('heading', { name: 'Scambi della banca' })).toBeVisible();
  await expect(sheet).toContainText('Banca del Tempo di Bergamo');
  await expect(sheet).toContainText('dal 01/06/2024 · fino al ');
  await expect(sheet).toContainText(
    `· Confermati · ${count} scambi · ${hours} in tutto · stampato il`,
  );
  await expect(sheet.locator('tbody tr')).toHaveCount(Number(count));
  await expect(page.getByRole('banner')).toBeHidden();
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(1);
  await afterPrint(page);
  await expect(sheet).toBeHidden();
});
