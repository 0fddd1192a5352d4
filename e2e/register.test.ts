/** The register of members (specification §46) as a secretary keeps it: opened, written, admitted, printed. */
import { GIULIA } from './support/desk.ts';
import { enterAs, expect, expectNoAxeViolations, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';
import { afterPrint, printed, withoutDialog } from './support/printing.ts';

test('a secretary opens the room, writes, admits several at once and prints the year’s register', async ({
  page,
}) => {
  await withoutDialog(page);
  await page.setViewportSize({ width: 1366, height: 768 });
  await enterAs(page, GIULIA, '/bank-home?lang=it');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Elenco dei soci' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Registro dei soci' })).toHaveCount(0);
  await page.goto('/bank-members-register');
  await expect(
    main.getByRole('heading', { name: italian('rooms:closedPage.title') }),
  ).toBeVisible();
  await main.getByRole('button', { name: 'Apri la stanza' }).click();
  await expect(main.getByRole('heading', { level: 1, name: 'Registro dei soci' })).toBeVisible();

  await main.getByLabel('La banca è').selectOption('aps');
  await main.getByRole('button', { name: 'Salva' }).click();
  await expect(main.getByText('La banca è un’associazione di promozione sociale')).toBeVisible();
  await expectNoAxeViolations(page);

  // From the line to the form; a check letter that does not fit is said, and accepted.
  const line = main.getByRole('listitem').filter({ hasText: 'Ferrari Anna' });
  await expect(line).toContainText('ammissione da deliberare');
  await line.getByRole('button', { name: 'Scrivi nel registro: Ferrari Anna' }).click();
  const form = page.getByRole('dialog', { name: 'Anna Ferrari nel registro' });
  await form.getByLabel(/Codice fiscale/).fill('RSSMRA85T10A562T');
  await expect(form.getByText('L’ultima lettera non torna')).toBeVisible();
  await form.getByLabel(/Luogo di nascita/).fill('Nembro (BG)');
  await form.getByLabel(/Residenza/).fill('Via Roma 12, Nembro');
  await expectNoAxeViolations(page);
  await form.getByRole('button', { name: 'Salva' }).click();
  await expect(form).toHaveCount(0);
  await expect(line).not.toContainText('da completare');

  // Mending asks why; the member's page keeps both.
  await line.getByRole('link', { name: 'Ferrari Anna' }).click();
  await page.getByText('Nel registro', { exact: true }).click();
  const part = page.getByRole('region', { name: 'Nel registro' });
  await expect(part).toContainText('RSSMRA85T10A562T');
  await part.getByRole('button', { name: 'Scrivi' }).click();
  await form.getByLabel(/Luogo di nascita/).fill('Alzano Lombardo (BG)');
  await form.getByRole('button', { name: 'Salva' }).click();
  await expect(form.getByText('di’ perché')).toHaveCount(2);
  await form.getByLabel('Perché si corregge').fill('Sul modulo era scritto male');
  await form.getByRole('button', { name: 'Salva' }).click();
  await expect(form).toHaveCount(0);
  await part.getByText('1 versione di prima').click();
  await expect(part).toContainText('prima Nembro (BG), poi Alzano Lombardo (BG)');
  await expect(part).toContainText('Sul modulo era scritto male');
  await expectNoAxeViolations(page);

  await page.goto('/bank-members-register?view=minutes');
  await main.getByRole('checkbox', { name: /Ferrari Anna/ }).check();
  await main.getByRole('checkbox', { name: /Bianchi Marco/ }).check();
  await main.getByLabel('Delibera', { exact: true }).fill('Direttivo 12/03/2026, n. 4');
  await expectNoAxeViolations(page);
  await main.getByRole('button', { name: italian('register:minutes.send') }).click();
  await printed(page);
  const sheet = page.locator('[data-paper]');
  await expect(sheet).toContainText('Verbale di ammissione');
  await expect(sheet.locator('tbody tr')).toHaveCount(2);
  await afterPrint(page);
  await expect(main.getByRole('checkbox', { name: /Ferrari Anna/ })).toHaveCount(0);

  await page.goto('/bank-members-register');
  await expect(line).toContainText('Direttivo 12/03/2026, n. 4');
  const lines = await main.getByRole('listitem').count();
  await main.getByRole('button', { name: 'Stampa' }).click();
  await printed(page);
  await page.emulateMedia({ media: 'print' });
  await expect(sheet.locator('tbody tr')).toHaveCount(lines);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf).toMatch(/MediaBox \[0 0 841\.\d+ 594\.\d+\]/);
  await page.emulateMedia({ media: 'screen' });
  await afterPrint(page);

  const saved = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Esporta' }).click();
  expect((await saved).suggestedFilename()).toBe('export.xlsx');

  // Typed while the page still follows the choice: it stays.
  const field = await main.getByLabel(italian('register:day.label')).elementHandle();
  await main.getByRole('button', { name: /^31 dicembre/ }).evaluate((button, input) => {
    if (!(button instanceof HTMLElement && input instanceof HTMLInputElement)) return;
    button.click();
    input.select();
    document.execCommand('insertText', false, 'domani');
  }, field);
  await expect(page).toHaveURL(/on=\d{4}-12-31/);
  await expect(main.getByText(italian('register:day.invalid'))).toBeVisible();
  await expect(main.getByLabel(italian('register:day.label'))).toHaveValue('domani');
});

test('on a phone the lines stand below each other, and a day before the bank is empty', {
  tag: '@phone',
}, async ({ page }) => {
  await enterAs(page, GIULIA, '/bank-rooms?lang=it');
  await page.getByRole('button', { name: 'Apri Associazione' }).click();
  await expect(page.getByText('«Associazione» è aperta')).toBeVisible();
  await page.goto('/bank-members-register?on=1990-01-01');
  await expect(page.getByText(italian('register:list.none'))).toBeVisible();
  await expect(page.getByText(/La banca è nata il/)).toBeVisible();
  await page.getByRole('button', { name: 'Oggi' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Ferrari Anna' })).toBeVisible();
  await expectNoAxeViolations(page);
});
