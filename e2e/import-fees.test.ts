/** Fees that come along with the members of a sheet (specifications §18 and §48): seen before, and on the page of fees. */
import { atTheDesk, GIULIA } from './support/desk.ts';
import { enterAs, expect, expectNoAxeViolations, test } from './support/fixtures.ts';
import { checkRows, giveFile } from './support/importing.ts';
import { italian } from './support/italian.ts';

const today = new Date().toISOString().slice(0, 10);
const year = today.slice(0, 4);
const day = today.split('-').reverse().join('/');
const SHEET = [
  'Cognome;Nome;Nascita;Quota;Quota pagata il',
  `Prova;Ada;01/02/1950;15,00 €;${day}`,
  'Prova;Ugo;01/02/1951;15;',
].join('\n');

test('a column of fees says before the run what becomes of each, and comes without a receipt', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const { say } = await atTheDesk(portal);
  await enterAs(page, GIULIA, '/bank-import?lang=it');
  await giveFile(page, SHEET, 'quote.csv');
  await expect(page.getByLabel('«Quota»')).toHaveValue('fee');
  await expect(page.getByLabel('«Quota pagata il»')).toHaveValue('feeOn');
  await expect(page.getByLabel(italian('imports:columns.feeYear'))).toHaveValue(year);
  await expectNoAxeViolations(page);
  await checkRows(page);
  const ada = page.getByRole('row', { name: /Ada/ });
  await expect(ada).toContainText('apri prima la stanza «Associazione»');
  await say('PUT', '/admin/rooms/association', { isOpen: true });
  const ordinary = { cents: 1500, words: '' };
  await say('PUT', `/admin/fees/${year}`, { dueOn: `${year}-03-31`, ordinary });
  await page.getByRole('button', { name: 'Torna alle colonne' }).click();
  await checkRows(page);
  await expect(page.getByText(/Quota: 1 ricevuta, 15,00\s€\./)).toBeVisible();
  await expect(ada).toContainText(`${year}: 15,00`);
  await expect(ada).toContainText(`il ${day}`);
  const ugo = page.getByRole('row', { name: /Ugo/ });
  await expect(ugo).toContainText(italian('shared-import-problems:fee-day-missing'));
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Esegui' }).click();
  await expect(page.getByRole('heading', { name: 'Importazione fatta' })).toBeVisible();
  await page.goto('/bank-fees?view=received');
  await expect(page.getByText(/portata da un file · 15,00/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stampa tutte le ricevute' })).toBeHidden();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Chiedi di nuovo la quota: Prova Ada' }).click();
  await expect(page.getByText(italian('fees:received.none'))).toBeVisible();
});
