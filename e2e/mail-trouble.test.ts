/** An address that does not work (specification §31): the member corrects it, the desk knows of it. */
import { enterAs, expect, expectNoAxeViolations, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';

const DONATELLA = 'donatella.panzeri@example.org';

test('the home says that e-mails come back, and leads to the address', { tag: '@phone' }, async ({
  page,
}) => {
  await enterAs(page, DONATELLA, '/home');
  await expect(page.getByText(/Le email a donatella.* tornano indietro/)).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Correggi' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('dialog').getByLabel(/email/i).first()).toBeVisible();
});

test('the desk reads of it, finds the member, and corrects the address', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await enterAs(page, 'paolo.colombo@example.org', '/bank-home');
  await page.getByRole('link', { name: 'Vedi chi è' }).click();
  await expect(page).toHaveURL(/login=failing/);
  const table = page.getByRole('table', { name: 'Soci della banca' });
  const row = table.getByRole('row', { name: /Panzeri Donatella/ });
  await expect(row.locator('[data-label="Stato"]')).toHaveText(
    italian('members:list.states.failing'),
  );
  await expect(table.getByRole('row')).toHaveCount(2);
  await row.getByRole('link', { name: 'Panzeri Donatella' }).click();
  const notice = page.getByText(/tornano indietro dal/);
  await expect(notice).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('main').getByRole('button', { name: 'Modifica' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email', { exact: true }).fill('donatella.nuova@example.org');
  await dialog.getByRole('button', { name: 'Salva' }).click();
  await expect(notice).toBeHidden();
});
