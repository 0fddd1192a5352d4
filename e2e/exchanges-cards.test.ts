/** One's own exchanges on a phone: rows first, few tools, and cards that open wherever they are tapped. */
import type { Page } from '@playwright/test';
import { enterAs, expect, expectNoAxeViolations, test } from './support/fixtures.ts';

const MARCO = 'marco.bianchi@example.org';

const rows = (page: Page) =>
  page
    .getByRole('table', { name: 'I miei scambi' })
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });

test('on a phone chips choose the side, and the rest is folded with a count', {
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
  await page.getByLabel('Ordina per').selectOption('Prima i più vecchi');
  await expect(page).toHaveURL(/sort=dateOfTransaction/);
});

test('on a phone the whole card opens, and a new page begins at its first row', {
  tag: ['@phone'],
}, async ({ page }) => {
  await enterAs(page, MARCO, '/my-transaction');
  await rows(page).first().locator('[data-label="Saldo dopo"]').click();
  const panel = page.getByRole('dialog', { name: /^Scambio n\./ });
  await expect(panel).toContainText('Che cosa è successo');
  await panel.getByRole('button', { name: 'Chiudi' }).click();
  await page.getByRole('button', { name: 'Pagina successiva' }).click();
  await expect(page.getByText(/^11–20 di \d+$/)).toBeAttached();
  await expect(rows(page).first()).toBeInViewport();
  await expect(page.getByRole('region', { name: 'I miei scambi' })).toBeFocused();
});
