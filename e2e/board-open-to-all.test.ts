/** What a bank and a member decide about the board: a page for everybody, and who may be asked (specification §20). */
import { GIULIA } from './support/desk.ts';
import { enterAs, expect, expectNoAxeViolations, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';

test('a bank opens its board, and everybody reads it without names', {
  tag: ['@desk', '@phone'],
}, async ({ page }) => {
  await enterAs(page, GIULIA, '/bank-rules');
  await page
    .getByRole('region', { name: 'La bacheca' })
    .getByText(/^Altre regole/)
    .click();
  await page.getByRole('button', { name: 'Cambia Bacheca pubblica' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /^Chiunque, sul web/ }).check();
  await dialog.getByLabel('Perché?').fill('Per il nostro sito');
  await dialog.getByRole('button', { name: 'Cambia la regola' }).click();
  await page.getByRole('link', { name: italian('bank-rules:seePublicBoard') }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bacheca' })).toBeVisible();
  await expect(page.getByText('Un rubinetto che perde in cucina')).toBeVisible();
  await expect(page.getByText('Previtali')).toHaveCount(0);
  await expectNoAxeViolations(page);
});

test('a member does not want to be asked', { tag: ['@desk', '@phone'] }, async ({ page }) => {
  await enterAs(page, 'anna.ferrari@example.org', '/user-profile/contact');
  const mayBeAsked = page.getByRole('checkbox', { name: italian('letters:asking.may') });
  await expect(mayBeAsked).toBeChecked();
  await mayBeAsked.uncheck();
  await expect(page.getByText('Scelta salvata')).toBeVisible();
  await page.reload();
  await expect(mayBeAsked).not.toBeChecked();
  await expect(
    page.getByRole('checkbox', { name: italian('letters:asking.done') }),
  ).not.toBeChecked();
  await expectNoAxeViolations(page);
});
