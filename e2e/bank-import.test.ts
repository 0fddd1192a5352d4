/** Bringing books to the desk (specification §18): five steps, one question each. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { GIULIA } from './support/desk.ts';
import { enterAs, expect, expectNoAxeViolations, test } from './support/fixtures.ts';
import { checkRows, giveFile } from './support/importing.ts';
import { italian } from './support/italian.ts';
import { sheetOf } from './support/sheet.ts';

const EXAMPLES = join(import.meta.dirname, '../docs/examples');
const open = (page: Page) => enterAs(page, GIULIA, '/bank-import');

test('people with balances: columns, figures in words, the tick, and back again', async ({
  page,
}) => {
  await enterAs(page, GIULIA, '/bank-members');
  await page.getByRole('link', { name: 'Porta i soci' }).click();
  await expectNoAxeViolations(page);
  const sheet = [
    'Cognome;Nome;Nascita;Saldo',
    'Prova;Ada;01/02/1950;3,5',
    'Prova;Ugo;01/02/1951;-1',
    ';Senza;;',
  ];
  await giveFile(page, sheet.join('\n'));
  await expect(page.getByText('Lette 3 righe di «soci.csv».')).toBeVisible();
  await expect(page.getByLabel('«Saldo»')).toHaveValue('balance');
  await expect(page.getByText('3,5 · -1')).toBeVisible();
  await expectNoAxeViolations(page);
  await checkRows(page);
  await expect(page.getByText('Entrano 2 nuovi soci.')).toBeVisible();
  const read = page.getByRole('table', { name: italian('imports:rows.caption') });
  // The odd one stands on top, each with its hours as they are written and as they are read.
  await expect(read.getByRole('row').nth(1)).toContainText('Resta fuori');
  await expect(read.getByRole('row', { name: /Ada/ })).toContainText(/3,5 → 3\sh\s30/);
  await expect(page.getByText(italian('imports:figures.left_one'))).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: italian('imports:report.before') }).click();
  const { headers, rows } = await sheetOf(await download);
  expect(headers.length).toBeGreaterThan(4);
  expect(rows).toHaveLength(3);
  await expect(page.getByText(/differenza 2\sh\s30 al fondo ore/)).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Esegui' }).click();
  await expect(page.getByText(italian('imports:figures.tickMissing'))).toBeVisible();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Esegui' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Importazione fatta' })).toBeVisible();
  await expect(page.getByText('2 nuovi soci')).toBeVisible();
  await page.reload();
  await expect(page.getByText('2 nuovi soci')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Annulla l’importazione' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Annulla l’importazione' })
    .click();
  await expect(page.getByRole('heading', { name: 'Importazione annullata' })).toBeVisible();
});

test('a name alone is a question, both side by side', async ({ page }) => {
  await open(page);
  await giveFile(page, 'Cognome;Nome;Telefono\nBianchi;Marco;\nNuovissima;Nilde;\n');
  await checkRows(page);
  const doubt = page.getByRole('region', { name: 'Riga 2: Bianchi Marco' });
  await expect(doubt.getByText('Nel portale')).toBeVisible();
  await expectNoAxeViolations(page);
  await doubt.getByLabel('È Bianchi Marco, che c’è già').check();
  await page.getByRole('button', { name: 'Avanti', exact: true }).click();
  await expect(page.getByText('Entra 1 nuovo socio. Uno del foglio c’è già.')).toBeVisible();
});

test.describe('a picture, then a sheet', () => {
  test.use({ expectedErrors: [/415 POST/] });

  test('the picture is refused with what to do; 1.30 is asked about once, with its lines', async ({
    page,
  }) => {
    await open(page);
    await giveFile(page, Buffer.from('89504e470d0a1a0a0000000d', 'hex'), 'foto.png');
    await expect(page.getByRole('alert')).toContainText('salvalo come xlsx, ods o csv');
    await expectNoAxeViolations(page);
    await giveFile(page, await readFile(join(EXAMPLES, 'saldi-ore-e-minuti.ods')), 'saldi.ods');
    const question = page.getByRole('group', { name: /«12.30»: che cosa vuol dire/ });
    await expect(question.getByText('riga 2: 12.30')).toBeVisible();
    await question.getByLabel(/Ore e minuti: 12.30 è 12\sh\s30/).check();
    await checkRows(page);
    await expect(
      page.getByRole('heading', { name: italian('imports:figures.title') }),
    ).toBeVisible();
    await expect(page.getByText(/\+20\sh\s30 e −4\sh\s30/)).toBeVisible();
  });
});

test('exchanges from before the portal are read by the member, folded', async ({
  page,
  browser,
}) => {
  await open(page);
  await giveFile(
    page,
    'Data;Chi ha dato;Chi ha ricevuto;Ore\n04/05/2018;Marco Bianchi;Anna Ferrari;1:15\n',
    'scambi.csv',
  );
  await checkRows(page);
  await page.getByRole('button', { name: 'Esegui' }).click();
  await expect(page.getByText(italian('imports:run.noted_one'))).toBeVisible();
  const member = await browser.newPage();
  await enterAs(member, 'marco.bianchi@example.org', new URL('/my-transaction', page.url()).href);
  await member.getByText(italian('past-exchanges:title_one')).click();
  await expect(member.getByText('Marco Bianchi per Anna Ferrari')).toBeVisible();
  await expect(member.getByText(/\+1\sh\s15/)).toBeVisible();
  await expectNoAxeViolations(member);
  await member.close();
});

test('a wrong cell is corrected on the spot, another sheet chosen, and a file thrown away', async ({
  page,
}) => {
  await open(page);
  const workbook = await readFile(join(EXAMPLES, 'registro-due-intestazioni.xlsx'));
  await giveFile(page, workbook, 'registro.xlsx');
  const sheet = page.getByLabel(italian('imports:columns.sheetLabel'));
  await expect(sheet).toHaveValue('Soci 2024');
  await sheet.selectOption('Note');
  await expect(page.getByText('Letta 1 riga di «registro.xlsx».')).toBeVisible();
  await expect(sheet).toHaveValue('Note');
  await page.getByRole('button', { name: 'Scarta questo file' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Scarta' }).click();
  await expect(page.getByRole('heading', { name: italian('imports:file.title') })).toBeVisible();

  await giveFile(page, 'Cognome;Nome;Nascita\n;Senzacognome;01/02/1950\n', 'corretti.csv');
  await checkRows(page);
  await page.getByRole('button', { name: /^Correggi: Riga 2/ }).click();
  const dialog = page.getByRole('dialog');
  await expectNoAxeViolations(page);
  const surname = dialog.getByLabel('Cognome');
  await surname.fill('Corretti '.repeat(300));
  await dialog.getByRole('button', { name: italian('imports:mend.submit') }).click();
  await expect(surname).toHaveAccessibleDescription(italian('errors:fields.too-long'));
  await surname.fill('Corretti');
  await dialog.getByLabel('Data di nascita').fill('31/02/1950');
  await dialog.getByRole('button', { name: italian('imports:mend.submit') }).dblclick();
  // The check runs again by itself.
  await expect(page.getByText('Entra 1 nuovo socio.')).toBeVisible();
  // The focus is at its result, and not at the top of the page.
  await expect(page.locator('div:focus')).toContainText('Entra 1 nuovo socio.');
  await page.getByText(italian('imports:figures.marked_one')).click();
  await expect(
    page.getByText('La data di nascita non si legge. Entra senza.').first(),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Esegui' })).toBeVisible();
  await expectNoAxeViolations(page);
});

test('what nobody can know is asked row by row, and a reload keeps what was answered', async ({
  page,
}) => {
  await open(page);
  const sheet = [
    'Nominativo;Nato il;Saldo;Note',
    'Grittini Ezio e Locatellini Pia;;1.250;ha le chiavi',
    'Cassa banca;;37:15;',
    'Semplici Ada;3/7/01;2;',
  ];
  await giveFile(page, sheet.join('\n'), 'dubbi.csv');
  await checkRows(page);
  await expect(page.getByText('3 righe si possono leggere in più modi. Decidi tu.')).toBeVisible();
  await expectNoAxeViolations(page);
  /** Chooses, and waits until the portal has kept it: a reload would call it off. */
  const answer = async (line: number, choice: RegExp | string) => {
    const kept = page.waitForResponse(
      (response) =>
        response.request().method() === 'PUT' && response.url().endsWith(`/rows/${line}`),
    );
    await page
      .getByRole('region', { name: new RegExp(`^Riga ${line}`) })
      .getByLabel(choice)
      .check();
    await kept;
  };
  await answer(2, /^1\sh\s15$/);
  await answer(2, 'Entra come Grittini Ezio');
  await answer(3, italian('imports:doubtful.skip'));
  await answer(4, '3 luglio 2001');
  await page.reload();
  // Nothing is asked any more: it is checked again, and the figures stand there.
  await expect(page.getByText('Entrano 2 nuovi soci.')).toBeVisible();
  const read = page.getByRole('table', { name: italian('imports:rows.caption') });
  await expect(read.getByRole('row', { name: /Grittini/ })).toContainText(/1:15 → 1\sh\s15/);
  await expectNoAxeViolations(page);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Esegui' }).click();
  await expect(page.getByText('2 nuovi soci')).toBeVisible();
  await page.goto('/bank-members?q=Grittini');
  await page.getByRole('row', { name: /Grittini/ }).click();
  const note = page.getByRole('group').filter({ hasText: 'Nota della segreteria' });
  await expect(note).toContainText('ha le chiavi');
  await note.getByText('Nota della segreteria').click();
  await note.getByRole('button', { name: 'Cambia la nota' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('ha restituito le chiavi');
  await page.getByRole('dialog').getByRole('button', { name: 'Salva la nota' }).click();
  await expect(note).toContainText('ha restituito le chiavi');
  await expectNoAxeViolations(page);
});
