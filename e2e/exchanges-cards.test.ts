/** One's own exchanges on a phone: rows first, few tools, and cards that open wherever they are tapped. */
import type { Page } from '@playwright/test';
import { enterAs, expect, expectNoAxeViolations, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';

const MARCO = 'marco.bianchi@example.org';

const rows = (page: Page) =>
  page
    .getByRole('table', { name: 'I miei scambi' })
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });

test('on a phone chips choose the side and the days, and the rest is folded with a count', {
  tag: ['@phone'],
}, async ({ page }) => {
  await enterAs(page, MARCO, '/my-transaction?q=o');
  const chip = (name: string) => page.getByRole('button', { name, exact: true });
  await expect(chip('Tutti')).toBeDisabled();
  await expect(page.getByRole('searchbox')).toBeHidden();
  await chip('Ricevuti').click();
  await expect(page).toHaveURL(/view=debtor/);
  await expect(chip('Ricevuti')).toBeDisabled();
  await chip('Filtri (1)').click();
  await expect(page.getByRole('searchbox')).toHaveValue('o');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: /^Mostra \d+ scambi$/ }).click();
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(chip('Filtri (1)')).toBeFocused();
  await chip('Filtri (1)').click();
  await page
    .getByRole('combobox', { name: 'Ordina per' })
    .selectOption(italian('own-exchanges:orders.dateOfTransaction.ascending'));
  await expect(page).toHaveURL(/sort=dateOfTransaction/);

  await page.goto('/my-transaction');
  await chip('Periodo').click();
  await expect(page.getByLabel('Dal', { exact: true })).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeHidden();
  await page.getByLabel('Dal', { exact: true }).fill('2019-06-01');
  await page.getByLabel('Al', { exact: true }).fill('2019-06-30');
  await expect(page.getByText(italian('own-exchanges:nothingFound.title'))).toBeVisible();
  await expectNoAxeViolations(page);
  await chip('Filtri').click();
  await expect(page.getByLabel('Dal', { exact: true })).toBeHidden();
  await page.getByRole('button', { name: 'Azzera i filtri' }).click();
  await expect(chip('Periodo')).toBeVisible();
  await expect(rows(page)).toHaveCount(10);
});

test('on a phone the first card stands below the pending ones, opens whole, and pages begin at a row', {
  tag: ['@phone'],
}, async ({ page }) => {
  await enterAs(page, MARCO, '/my-transaction');
  const first = rows(page).first();
  // The bars in the place of rows go when these are there.
  await expect(first.getByRole('button')).toBeVisible();
  await expect(first).toBeInViewport({ ratio: 1 });
  const pending = page.getByRole('region', { name: /^In attesa/ });
  await expect(pending).toBeVisible();
  const waiting = await pending.boundingBox();
  const row = await first.boundingBox();
  if (!waiting || !row) throw new Error('both are drawn');
  expect(waiting.height).toBeLessThan(60);
  expect(row.y - (waiting.y + waiting.height)).toBeLessThan(40);
  await first.locator('[data-label="Saldo dopo"]').click();
  const panel = page.getByRole('dialog', { name: /^Scambio n\./ });
  await expect(panel).toContainText('Che cosa è successo');
  await panel.getByRole('button', { name: 'Chiudi' }).click();
  await page.getByRole('button', { name: 'Pagina successiva' }).click();
  await expect(page.getByText(/^11–20 di \d+$/)).toBeAttached();
  await expect(rows(page).first()).toBeInViewport();
  await expect(page.getByRole('region', { name: 'I miei scambi' })).toBeFocused();
});
