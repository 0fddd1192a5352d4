/** A draft that comes back says so and can be cleared; an old success never stands above a failure. */
import type { Page } from '@playwright/test';
import { GIULIA } from './support/desk.ts';
import { enterAs, expect, expectNoAxeViolations, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';
import { fillIn, RECORDED, register } from './support/recording.ts';

const MARCO = 'marco.bianchi@example.org';
const KEPT = italian('ui:draft.kept');

/** Types, reloads, is told, begins again. */
async function isToldAndCleared(page: Page, field: string, typed: string): Promise<void> {
  await expect(page.getByText(KEPT)).toBeHidden();
  await page.getByLabel(field, { exact: true }).fill(typed);
  await page.reload();
  await expect(page.getByText(KEPT)).toBeVisible();
  await expect(page.getByLabel(field, { exact: true })).toHaveValue(typed);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Ricomincia' }).click();
  await expect(page.getByText(KEPT)).toBeHidden();
  await expect(page.getByLabel(field, { exact: true })).toHaveValue('');
  await expect(page.locator(':focus')).toHaveCount(1);
  await page.reload();
  await expect(page.getByLabel(field, { exact: true })).toHaveValue('');
  await expect(page.getByText(KEPT)).toBeHidden();
}

test.describe('a draft that comes back', () => {
  test('at the member’s form', async ({ page }) => {
    await enterAs(page, MARCO, '/new-transaction');
    await isToldAndCleared(page, 'Nota', 'Da finire');
  });

  test('at the registration', async ({ page }) => {
    await page.goto('/register');
    await isToldAndCleared(page, 'Cognome', 'Verdi');
  });
});

test.describe('a success, then a failure', () => {
  test.use({ expectedErrors: [/500 POST/] });

  test('the member’s notice goes with the next one, which fails, and the form stays', async ({
    page,
  }) => {
    await enterAs(page, MARCO, '/new-transaction');
    await fillIn(page, { note: 'Va bene' });
    await register(page).click();
    await expect(page.getByText(RECORDED)).toBeVisible();
    await page.getByRole('button', { name: 'Registra un altro' }).click();
    await fillIn(page, { note: 'Non va' });
    await page.route('**/api/users/transactions', (route) => route.fulfill({ status: 500 }));
    await register(page).click();
    await expect(page.getByRole('alert')).toContainText('Errore nella fase di registrazione');
    await expect(page.getByText(RECORDED)).toBeHidden();
    await expect(page.getByLabel('Nota')).toHaveValue('Non va');
  });
});

test('the desk’s notice goes when the next form is sent empty', async ({ page }) => {
  await enterAs(page, GIULIA, '/bank-new-transaction');
  const pick = async (name: RegExp | string, letters: string) => {
    const field = page.getByRole('combobox', { name });
    await field.pressSequentially(letters);
    await field.press('Enter');
    // The choice is made when the results of the last letter have arrived.
    await expect(field).not.toHaveValue(letters);
  };
  await pick(/^Creditore/, 'ferrari an');
  await pick(/^Debitore/, 'rota');
  await pick('Attività', 'passaggi');
  await page.getByRole('combobox', { name: 'Ore', exact: true }).fill('1');
  await page.getByLabel('Nota').fill('Prima bene');
  await page.getByRole('radio', { name: 'di persona' }).check();
  await register(page).click();
  await expect(page.getByText('Scambio registrato correttamente')).toBeVisible();
  await register(page).click();
  await expect(page.getByRole('alert')).toContainText('Compila tutti i campi');
  await expect(page.getByText('Scambio registrato correttamente')).toBeHidden();
});
