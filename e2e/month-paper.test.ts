/** The paper of the month (specification §45), as a browser prints it. */
import { GIULIA } from './support/desk.ts';
import { enterAs, expect, expectNoAxeViolations, test } from './support/fixtures.ts';
import { printed, withoutDialog } from './support/printing.ts';

test('the desk prints the paper of the month', async ({ page }) => {
  await withoutDialog(page);
  await enterAs(page, GIULIA, '/bank-board');
  await page.getByRole('button', { name: 'Foglio del mese' }).click();
  const dialog = page.getByRole('dialog', { name: 'Foglio del mese' });
  await expect(dialog.getByLabel('Mese')).toBeVisible();
  // Only members read the board of this bank.
  await expect(dialog.getByText(/Non lasciarlo fuori/)).toBeVisible();
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Stampa' }).click();
  await printed(page);
  await page.emulateMedia({ media: 'print' });
  const sheet = page.locator('[data-paper]');
  await expect(sheet.getByRole('heading', { name: 'Banca del Tempo di Bergamo' })).toBeVisible();
  await expect(sheet.getByRole('heading', { name: 'Cercano aiuto' })).toBeVisible();
  await expect(sheet.getByRole('heading', { name: 'Offrono' })).toBeVisible();
  const size = await sheet
    .locator('li')
    .first()
    .evaluate((line) => getComputedStyle(line).fontSize);
  // Fourteen points.
  expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(18.6);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(4);
});
