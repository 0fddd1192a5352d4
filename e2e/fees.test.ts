/** Fees and the list for the insurer (specifications §48 and §49) as a secretary keeps them, and one's own. */
import { atTheDesk, GIULIA } from './support/desk.ts';
import { enterAs, expect, expectNoAxeViolations, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';
import { afterPrint, printed, withoutDialog } from './support/printing.ts';

const MARCO = 'marco.bianchi@example.org';

test('a secretary receives the fees of a year, waives three, and prints the receipts', async ({
  page,
}) => {
  await withoutDialog(page);
  await page.setViewportSize({ width: 1366, height: 768 });
  await enterAs(page, GIULIA, '/bank-rooms?lang=it');
  await page.getByRole('button', { name: 'Apri Associazione' }).click();
  await expect(page.getByText('«Associazione» è aperta')).toBeVisible();
  await page.goto('/bank-home');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Quote' }).click();
  await expect(main.getByRole('heading', { level: 1, name: /^Quote 20/ })).toBeVisible();

  // An amount that is none stands at its field.
  await main.getByLabel('Ordinaria, in euro').fill('tanto');
  await main.getByRole('button', { name: 'Salva' }).click();
  await expect(main.getByText('Scrivi un importo da 0,01 a 1.000 euro').first()).toBeVisible();
  await main.getByLabel('Ordinaria, in euro').fill('15');
  await main.getByLabel(/^Ridotta, in euro/).fill('8,50');
  await expectNoAxeViolations(page);
  await main.getByRole('button', { name: 'Salva' }).click();
  await expect(main.getByText(/Si versa entro il 31\/03\/\d{4} · Ordinaria 15,00/)).toBeVisible();

  const boxes = main.getByRole('checkbox');
  const all = await boxes.count();
  for (const nth of [0, 1, 2]) await boxes.nth(nth).check();
  await main.getByRole('button', { name: 'Esonera', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Esonerare 3 persone/ });
  await dialog.getByRole('button', { name: 'Esonera', exact: true }).click();
  await expect(dialog.getByText('Scrivi perché').first()).toBeVisible();
  await dialog.getByLabel('Perché').fill('Curano la segreteria');
  await dialog.getByRole('button', { name: 'Esonera', exact: true }).click();
  await expect(main.getByText('3 persone esonerate')).toBeVisible();
  await expect(boxes).toHaveCount(all - 3);

  // One too many, and back.
  await boxes.first().check();
  await main.getByLabel('Con un bonifico').check();
  await main.getByRole('button', { name: 'Segna come versate' }).click();
  await expect(main.getByText('Una quota versata, ricevuta 1')).toBeVisible();
  await expectNoAxeViolations(page);
  await main.getByRole('button', { name: 'Torna indietro' }).click();
  await expect(boxes).toHaveCount(all - 3);

  await main.getByRole('button', { name: 'Tutti', exact: true }).click();
  await main.getByLabel('In contanti').check();
  await main.getByRole('button', { name: 'Segna come versate' }).click();
  const count = all - 3;
  const done = `${count} quote versate, ricevute da 2 a ${count + 1}`;
  await expect(main.getByText(done)).toBeVisible();
  await expect(main.getByText(italian('fees:due.none'))).toBeVisible();

  await main
    .getByRole('button', { name: 'Versate' })
    .or(main.getByRole('link', { name: 'Versate' }))
    .click();
  await expect(main.getByRole('listitem').filter({ hasText: 'ricevuta 2 ·' })).toBeVisible();
  await main.getByRole('button', { name: italian('fees:received.printAll') }).click();
  await printed(page);
  const sheet = page.locator('[data-paper]');
  await expect(sheet.locator('section')).toHaveCount(count);
  await expect(sheet).toContainText('in contanti');
  await page.emulateMedia({ media: 'print' });
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf).toContain('/Type /Page');
  await page.emulateMedia({ media: 'screen' });
  await afterPrint(page);

  // A wrong one is annulled, and its number stays.
  await main
    .getByRole('button', { name: /^Annulla la ricevuta di/ })
    .first()
    .click();
  const question = page.getByRole('dialog', { name: 'Annullare la ricevuta 2?' });
  await question.getByLabel('Perché').fill('Era un bonifico');
  await question.getByRole('button', { name: 'Annulla la ricevuta' }).click();
  await expect(main.getByText('2 ricevute annullate')).toBeVisible();
  await expectNoAxeViolations(page);
});

test('from the first page of the desk to the printed list for the insurer it is two clicks', async ({
  page,
  portal,
}) => {
  await withoutDialog(page);
  await page.setViewportSize({ width: 1366, height: 768 });
  const { say } = await atTheDesk(portal);
  await say('PUT', '/admin/rooms/association', { isOpen: true });
  const soon = new Date(Date.now() + 10 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const policy = { insurer: 'Assicura', number: '118', from: '2020-01-01', to: soon };
  await say('POST', '/admin/policies', { ...policy, covers: 'all' });
  await enterAs(page, GIULIA, '/bank-home?lang=it');
  const main = page.getByRole('main');
  await expect(main.getByText(/La polizza finisce/)).toBeVisible();
  await main.getByRole('link', { name: 'Assicurazione' }).click();
  await main.getByRole('button', { name: 'Stampa l’elenco' }).click();
  await printed(page);
  const sheet = page.locator('[data-paper]');
  await expect(sheet).toContainText('Elenco per l’assicurazione');
  await expect(sheet.locator('tbody tr').filter({ hasText: 'Ferrari' }).first()).toBeVisible({
    visible: false,
  });
  await afterPrint(page);
  const saved = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Esporta' }).click();
  expect((await saved).suggestedFilename()).toBe('export.xlsx');
  await page.reload();
  await main.getByLabel(/^Cambiamenti dall’elenco del/).check();
  await expectNoAxeViolations(page);
  await main.getByRole('button', { name: 'Modifica' }).click();
  const form = page.getByRole('dialog', { name: 'Modifica' });
  await form.getByLabel('I soci scelti').check();
  await form.getByRole('button', { name: 'Salva' }).click();
  await main.getByRole('button', { name: 'Scegli chi è coperto' }).click();
  const choice = page.getByRole('dialog', { name: 'Scegli chi è coperto' });
  await choice.getByRole('checkbox', { name: 'Ferrari Anna' }).check();
  await choice.getByRole('button', { name: 'Salva' }).click();
  await expect(main.getByText('1 persona coperta')).toBeVisible();
});

test('on a phone a member sees their own fee, and the desk receives it', {
  tag: '@phone',
}, async ({ page, portal }) => {
  const { say } = await atTheDesk(portal);
  await say('PUT', '/admin/rooms/association', { isOpen: true });
  const year = new Date().getFullYear();
  const ordinary = { cents: 1500, words: '' };
  await say('PUT', `/admin/fees/${year}`, { dueOn: `${year}-03-31`, ordinary });
  await enterAs(page, GIULIA, '/bank-fees?lang=it');
  await page.getByRole('checkbox', { name: /^Bianchi Marco/ }).check();
  await page.getByLabel('In contanti').check();
  await page.getByRole('button', { name: 'Segna come versate' }).click();
  await expect(page.getByText('Una quota versata, ricevuta 1')).toBeVisible();
  await expectNoAxeViolations(page);
  await enterAs(page, MARCO, '/user-profile?lang=it');
  const own = page.getByRole('region', { name: 'La mia quota' });
  await expect(own).toContainText(/15,00\s€ versati il .*, ricevuta 1/);
  await expectNoAxeViolations(page);
});
